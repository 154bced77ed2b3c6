import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { diesWithParent } from '@dryrun/runtime/private/process';

/** One of our processes, as it is to be started. */
export interface ProcessPlan {
  readonly name: string;
  readonly argv: readonly string[];
  readonly cwd: string;
  /** The whole environment of the process: it inherits nothing else. */
  readonly environment: Readonly<Record<string, string>>;
}

export interface Supervised {
  /** Ends the process (SIGTERM; after 12 s SIGKILL) and does not start it again. */
  stop(): Promise<void>;
}

const firstDelayMs = 500;
const longestDelayMs = 30_000;
/** A process that lived this long is taken to have started well: the next delay is short again. */
const steadyMs = 30_000;

/** Keeps a process running: when it ends by itself it is started again, after a delay that doubles up to 30 s. */
export function supervise(plan: ProcessPlan, print: (line: string) => void): Supervised {
  let child: ChildProcess;
  let delayMs = firstDelayMs;
  let again: NodeJS.Timeout | undefined;
  let stopping = false;
  const start = (): void => {
    const startedAt = Date.now();
    child = spawnPlan(plan, print);
    child.once('close', (code, signal) => {
      if (stopping) return;
      if (Date.now() - startedAt > steadyMs) delayMs = firstDelayMs;
      print(`${plan.name} ended (${signal ?? `code ${code}`}); starting it again in ${delayMs / 1000} s.`);
      again = setTimeout(start, delayMs);
      delayMs = Math.min(delayMs * 2, longestDelayMs);
    });
  };
  start();
  return {
    async stop() {
      stopping = true;
      clearTimeout(again);
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), 12_000);
      await once(child, 'close');
      clearTimeout(force);
    },
  };
}

/** Runs a process to its end and gives its lines. Rejects with the last of them when it fails. */
export async function runToEnd(plan: ProcessPlan): Promise<readonly string[]> {
  const lines: string[] = [];
  const child = spawnPlan(plan, (line) => lines.push(line));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${plan.name} failed:\n${lines.slice(-25).join('\n')}`);
  return lines;
}

function spawnPlan(plan: ProcessPlan, print: (line: string) => void): ChildProcess {
  const [program = '', ...args] = diesWithParent(plan.argv, 'TERM');
  // A group of its own: Ctrl-C in a terminal reaches the supervisor alone, which stops things in order.
  const child = spawn(program, args, {
    cwd: plan.cwd,
    env: plan.environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', print);
  }
  child.on('error', (error) => print(`${plan.name} could not be started: ${error.message}`));
  return child;
}
