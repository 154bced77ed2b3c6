import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { withParentDeathSignal } from '@dryrun/runtime/private/process';

export interface ProcessPlan {
  readonly name: string;
  readonly argv: readonly string[];
  readonly cwd: string;
  /** The whole environment of the process: it inherits nothing else. */
  readonly environment: Readonly<Record<string, string>>;
}

export interface Supervised {
  /** Stops the process without a restart: SIGTERM, then SIGKILL after 12 s. */
  stop(): Promise<void>;
}

const firstDelayMs = 500;
const longestDelayMs = 30_000;
/** An uptime above this resets the restart delay. */
const stableMs = 30_000;

/** Runs a process and restarts it when it exits. The delay doubles up to 30 s. */
export function supervise(plan: ProcessPlan, print: (line: string) => void): Supervised {
  let child: ChildProcess;
  let delayMs = firstDelayMs;
  let restartTimer: NodeJS.Timeout | undefined;
  let isStopping = false;
  const start = (): void => {
    const startedAt = Date.now();
    child = spawnPlan(plan, print);
    child.once('close', (code, signal) => {
      if (isStopping) return;
      if (Date.now() - startedAt > stableMs) delayMs = firstDelayMs;
      print(`${plan.name} exited (${signal ?? `code ${code}`}). Restarting it in ${delayMs / 1000} s.`);
      restartTimer = setTimeout(start, delayMs);
      delayMs = Math.min(delayMs * 2, longestDelayMs);
    });
  };
  start();
  return {
    async stop() {
      isStopping = true;
      clearTimeout(restartTimer);
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const killTimer = setTimeout(() => child.kill('SIGKILL'), 12_000);
      await once(child, 'close');
      clearTimeout(killTimer);
    },
  };
}

/** Runs a process until it exits. Resolves to its output lines; rejects with the last lines when it fails. */
export async function runToEnd(plan: ProcessPlan): Promise<readonly string[]> {
  const lines: string[] = [];
  const child = spawnPlan(plan, (line) => lines.push(line));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${plan.name} failed:\n${lines.slice(-25).join('\n')}`);
  return lines;
}

function spawnPlan(plan: ProcessPlan, print: (line: string) => void): ChildProcess {
  const [program = '', ...args] = withParentDeathSignal(plan.argv, 'TERM');
  // Its own process group: Ctrl-C reaches only the supervisor, which stops the processes in order.
  const child = spawn(program, args, {
    cwd: plan.cwd,
    env: plan.environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', print);
  }
  child.on('error', (error) => print(`Could not start ${plan.name}: ${error.message}`));
  return child;
}
