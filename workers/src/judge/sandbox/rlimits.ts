import { readFileSync } from 'node:fs';
import { overheadProcesses } from './process-group.ts';
import type { Limits } from './sandbox.ts';

export type Enforcement = 'cgroup' | 'rlimits';

/**
 * Returns shell commands that set equal soft and hard limits, so that a program cannot raise them. No limit exceeds the
 * judge's own. The address space has no limit, because the JVM and the sanitizers reserve far more than they use.
 */
export function rlimitPrefix(limits: Limits, enforcement: Enforcement, hasOwnUid: boolean): string {
  const hard = judgeHardLimits();
  const atMost = (limit: number, name: string, unit: number): number =>
    Math.floor(Math.min(limit, hard.get(name) ?? Infinity) / unit);
  const processes = limits.processes + overheadProcesses;
  return [
    'ulimit -c 0',
    `ulimit -n ${atMost(limits.openFiles, 'Max open files', 1)}`,
    `ulimit -s ${atMost(limits.stackKb * 1024, 'Max stack size', 1024)}`,
    // POSIX counts file size in blocks of 512 bytes.
    `ulimit -f ${atMost(limits.fileBytes, 'Max file size', 512)}`,
    ...(enforcement === 'rlimits'
      ? [`ulimit -d ${atMost(limits.memoryKb * 1024, 'Max data size', 1024)}`]
      : []),
    // The kernel counts processes per uid, so this needs a uid per slot. The option is -p in dash, -u in bash.
    ...(enforcement === 'rlimits' && hasOwnUid
      ? [`{ ulimit -p ${processes} 2>/dev/null || ulimit -u ${processes}; }`]
      : []),
  ].join(' && ');
}

let cached: ReadonlyMap<string, number> | undefined;

function judgeHardLimits(): ReadonlyMap<string, number> {
  cached ??= new Map(
    [...readFileSync('/proc/self/limits', 'utf8').matchAll(/^(Max [a-z ]+?) {2,}\S+ +(\d+)/gm)].map(
      ([, name, value]) => [name as string, Number(value)],
    ),
  );
  return cached;
}
