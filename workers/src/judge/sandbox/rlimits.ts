import { readFileSync } from 'node:fs';
import { overheadProcesses } from './process-group.ts';
import type { Limits } from './sandbox.ts';

/**
 * Shell words that lower the limits of the process about to become the command. Never the address space: the JVM and
 * the sanitizers reserve far more than they use. Soft and hard alike, so that they cannot be raised inside; a wish
 * beyond our own hard limit takes that one. Where no cgroup bounds the tree, data size and process count are bounded here.
 */
export function rlimitPrefix(limits: Limits, bound: 'byGroup' | 'byProcess', ownUid: boolean): string {
  const hard = ownHardLimits();
  const atMost = (wanted: number, name: string, unit: number): number =>
    Math.floor(Math.min(wanted, hard.get(name) ?? Infinity) / unit);
  const processes = limits.processes + overheadProcesses;
  return [
    'ulimit -c 0',
    `ulimit -n ${atMost(limits.openFiles, 'Max open files', 1)}`,
    `ulimit -s ${atMost(limits.stackKb * 1024, 'Max stack size', 1024)}`,
    // POSIX counts file size in blocks of 512 bytes.
    `ulimit -f ${atMost(limits.fileBytes, 'Max file size', 512)}`,
    ...(bound === 'byProcess' ? [`ulimit -d ${atMost(limits.memoryKb * 1024, 'Max data size', 1024)}`] : []),
    // Counted per uid, so only where the uid is the slot's own. dash calls it -p, bash -u.
    ...(bound === 'byProcess' && ownUid
      ? [`{ ulimit -p ${processes} 2>/dev/null || ulimit -u ${processes}; }`]
      : []),
  ].join(' && ');
}

let known: ReadonlyMap<string, number> | undefined;

function ownHardLimits(): ReadonlyMap<string, number> {
  known ??= new Map(
    [...readFileSync('/proc/self/limits', 'utf8').matchAll(/^(Max [a-z ]+?) {2,}\S+ +(\d+)/gm)].map(
      ([, name, value]) => [name as string, Number(value)],
    ),
  );
  return known;
}
