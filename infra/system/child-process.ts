import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts a script of this repository as a child process. Its environment is PATH, HOME and `settings`. */
export function start(
  script: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  return spawn(
    process.execPath,
    ['--conditions=source', '--disable-warning=ExperimentalWarning', script, ...args],
    {
      cwd: root,
      env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/tmp', ...settings },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
}

/** Waits for a process to exit. Throws unless its exit code is 0. */
export async function finish(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${child.spawnargs.at(-1)} exited with code ${code}`);
}

/** Sends a signal to a process and waits until it exits. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/** Polls `condition` every 50 ms; an error counts as false. Throws after `limitMs`, with `description` in the message. */
export async function until(
  condition: () => Promise<boolean>,
  limitMs: number,
  description: string,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    if (await condition().catch(() => false)) return;
    if (Date.now() > deadline)
      throw new Error(`timed out after ${limitMs} ms while waiting for ${description}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
