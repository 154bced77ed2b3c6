import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { nodeFlags, withParentDeathSignal } from '@dryrun/runtime/private/process';
import { dataFolder, root } from '../local/data-folder.ts';

/** Compiled modules. Tests start the same scripts many times, and loading them takes most of a start's CPU time. */
const compileCache = join(dataFolder, 'compile-cache');

/**
 * Starts a script of this repository as a child process. Its environment is PATH, HOME and `settings`. It stops when
 * this process dies.
 */
export function startProcess(
  script: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  const [program = '', ...argv] = withParentDeathSignal(
    [process.execPath, ...nodeFlags, script, ...args],
    'TERM',
  );
  return spawn(program, argv, {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '/tmp',
      NODE_COMPILE_CACHE: compileCache,
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Waits for a process to exit. Throws unless its exit code is 0. */
export async function waitForExit(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${child.spawnargs.at(-1)} exited with code ${code}`);
}

export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/** Polls `condition` every 50 ms; an error counts as false. Throws after `timeoutMs` and names `description`. */
export async function waitUntil(
  condition: () => Promise<boolean>,
  timeoutMs: number,
  description: string,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    if (await condition().catch(() => false)) return;
    if (Date.now() > deadline)
      throw new Error(`timed out after ${timeoutMs} ms while waiting for ${description}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
