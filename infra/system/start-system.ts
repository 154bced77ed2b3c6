import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@dryrun/runtime/private/process';
import { buildClient } from '../local/web-client.ts';
import { startOwnServices, type OwnServices } from './own-services.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The whole product as it runs for a person: a BFF and a judge as processes of their own on private services. */
export interface System {
  /** Such as `http://127.0.0.1:41234`. */
  readonly url: string;
  readonly services: OwnServices;
  /** Kills the judge as a crash would. */
  killJudge(): Promise<void>;
  startJudge(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the system with demo accounts on free ports and waits until it is ready. `settings` are added to the environment
 * of both processes.
 */
export async function startSystem(settings: Record<string, string> = {}): Promise<System> {
  const [services, client] = await Promise.all([startOwnServices(), buildClient()]);
  const port = await freePort();
  const common = { REDIS_URL: services.redisUrl, LOG_LEVEL: 'warn', ...settings };
  const bffSettings = {
    ...common,
    DATABASE_URL: services.databaseUrl,
    PORT: String(port),
    WEB_DIST: client,
    RATE_LIMIT_SCALE: '1000',
  };
  await finish(start('bff/src/seed-demo.ts', [], bffSettings));
  const bff = start('bff/src/main.ts', [], bffSettings);
  let judge: ChildProcess | undefined;
  const url = `http://127.0.0.1:${port}`;

  const system: System = {
    url,
    services,
    async killJudge() {
      if (judge) await end(judge, 'SIGKILL');
      judge = undefined;
    },
    async startJudge() {
      judge = start('workers/src/main.ts', ['judge'], { ...common, DATABASE_URL: services.judgeDatabaseUrl });
      await until(async () => (await fetch(`${url}/readyz`)).ok, 60_000, 'the system to be ready');
    },
    async stop() {
      await Promise.all([bff, judge].flatMap((child) => (child ? [end(child, 'SIGTERM')] : [])));
      await services.stop();
    },
  };
  await system.startJudge();
  return system;
}

/** Polls `condition` every 50 ms; errors count as not yet. Rejects after `limitMs` naming `what`. */
export async function until(condition: () => Promise<boolean>, limitMs: number, what: string): Promise<void> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    if (await condition().catch(() => false)) return;
    if (Date.now() > deadline) throw new Error(`waited ${limitMs} ms for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function start(script: string, args: readonly string[], settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--conditions=source', script, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/tmp', ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function finish(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${child.spawnargs.at(-1)} ended with code ${code}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
