import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createCardProcessorClient,
  cardProcessorEnvironment,
  cardProcessorScript,
  localCardKeys,
  type CardProcessorClient,
} from '@dryrun/runtime/private/fake-stripe';
import { freePort } from '@dryrun/runtime/private/process';
import { buildClient } from '../local/web-client.ts';
import { startProcess, stopProcess, waitForExit, waitUntil } from './child-process.ts';
import { startPrivateServices, type PrivateServices } from './private-services.ts';

/** The product's processes (docs/ARCHITECTURE.md). The background worker runs mail and accounts. */
export const processNames = ['bff', 'judge', 'background-worker', 'payments'] as const;
export type ProcessName = (typeof processNames)[number];

/** The whole product on private services: BFF, judge, background worker, payments worker and local card processor. */
export interface System {
  /** Base URL, such as `http://127.0.0.1:41234`. */
  readonly url: string;
  readonly services: PrivateServices;
  readonly cards: CardProcessorClient;
  /** Sends a signal, SIGKILL by default. Returns the exit code once the process has exited. */
  kill(name: ProcessName, signal?: NodeJS.Signals): Promise<number | null>;
  /** Starts a process unless it runs. Does not wait until it is ready. */
  start(name: ProcessName): void;
  /** Starts a second BFF and waits until it is ready. `settings` extend those of the first. */
  startSecondServer(port: number, settings?: Record<string, string>): Promise<SecondServer>;
  /** Throws if the process is not running. */
  pid(name: ProcessName): number;
  /** URL of a process's health checks and metrics. */
  metricsUrl(name: ProcessName): string;
  /** Starts the judge and waits until the system is ready. */
  startJudge(): Promise<void>;
  /** Kills the card processor, which keeps its charges. */
  killCardProcessor(): Promise<void>;
  /** Starts the card processor without faults and waits until it is ready. */
  startCardProcessor(): Promise<void>;
  stop(): Promise<void>;
}

interface SecondServer {
  readonly url: string;
  /** Returns the exit code once the process has exited. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

const restartDelayMs = 500;

interface ProcessPlan {
  readonly script: string;
  readonly args: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
}

interface SystemOptions {
  /** Restarts processes that exit. */
  readonly restarts?: boolean;
  /** Starts only BFF, payments worker and card processor, without the client and the demo accounts. */
  readonly paymentsOnly?: boolean;
}

/** Starts the system with demo accounts and waits until it is ready. `settings` apply to all processes. */
export async function startSystem(
  settings: Record<string, string> = {},
  { restarts = false, paymentsOnly = false }: SystemOptions = {},
): Promise<System> {
  let isStopping = false;
  const [services, client, cardsFolder] = await Promise.all([
    startPrivateServices(),
    paymentsOnly ? '' : buildClient(),
    mkdtemp(join(tmpdir(), 'dry-run-cards-')),
  ]);
  const port = await freePort();
  const cardsPort = await freePort();
  const cards = createCardProcessorClient(`http://127.0.0.1:${cardsPort}`);
  const url = `http://127.0.0.1:${port}`;
  const metricsPorts: Record<ProcessName, number> = {
    bff: await freePort(),
    judge: await freePort(),
    'background-worker': await freePort(),
    payments: await freePort(),
  };
  const plans = createPlans({ services, cards, url, client, metricsPorts, settings });
  if (!paymentsOnly) await waitForExit(startProcess('bff/src/dev/seed-demo.ts', [], plans.bff.settings));
  let cardProcessor: ChildProcess | undefined;
  const running = new Map<ProcessName, ChildProcess>();
  const secondServers: ChildProcess[] = [];

  const system: System = {
    url,
    services,
    cards,
    async kill(name, signal = 'SIGKILL') {
      const child = running.get(name);
      running.delete(name);
      if (child) await stopProcess(child, signal);
      return child?.exitCode ?? null;
    },
    start(name) {
      if (running.has(name)) return;
      const { script, args, settings: environment } = plans[name];
      const child = startProcess(script, args, environment);
      running.set(name, child);
      child.once('exit', () => {
        if (running.get(name) !== child) return; // stopped by `kill`
        running.delete(name);
        if (restarts && !isStopping) setTimeout(() => system.start(name), restartDelayMs);
      });
    },
    async startSecondServer(secondPort, extraSettings = {}) {
      const { script, args, settings: bffSettings } = plans.bff;
      const child = startProcess(script, args, {
        ...bffSettings,
        PORT: String(secondPort),
        METRICS_PORT: '0',
        ...extraSettings,
      });
      secondServers.push(child);
      const secondUrl = `http://127.0.0.1:${secondPort}`;
      await waitUntilOk(`${secondUrl}/readyz/self`, 'the second server');
      return {
        url: secondUrl,
        async stop(signal = 'SIGTERM') {
          await stopProcess(child, signal);
          return child.exitCode;
        },
      };
    },
    pid(name) {
      const pid = running.get(name)?.pid;
      if (pid === undefined) throw new Error(`${name} is not running`);
      return pid;
    },
    metricsUrl: (name) => `http://127.0.0.1:${metricsPorts[name]}`,
    async startJudge() {
      system.start('judge');
      await waitUntilOk(`${url}/readyz`, 'the system to be ready');
    },
    async killCardProcessor() {
      if (cardProcessor) await stopProcess(cardProcessor, 'SIGKILL');
    },
    async startCardProcessor() {
      const environment = cardProcessorEnvironment({
        port: cardsPort,
        file: join(cardsFolder, 'cards.sqlite'),
        webhookUrl: `${url}/api/payment/webhook`,
      });
      cardProcessor = startProcess(cardProcessorScript, [], environment);
      await waitUntilOk(`${cards.url}/healthz`, 'the card processor');
    },
    async stop() {
      isStopping = true;
      const children = [...running.values(), ...secondServers, ...(cardProcessor ? [cardProcessor] : [])];
      await Promise.all(children.map((child) => stopProcess(child, 'SIGTERM')));
      await services.stop();
      await rm(cardsFolder, { recursive: true, force: true });
    },
  };
  try {
    for (const name of ['bff', 'payments'] as const) system.start(name);
    if (!paymentsOnly) system.start('background-worker');
    await Promise.all([
      system.startCardProcessor(),
      paymentsOnly ? waitUntilOk(`${url}/readyz/self`, 'the server') : system.startJudge(),
    ]);
  } catch (error) {
    await system.stop(); // else the test run would not end
    throw error;
  }
  return system;
}

const waitUntilOk = (url: string, description: string): Promise<void> =>
  waitUntil(async () => (await fetch(url)).ok, 60_000, description);

interface PlanOptions {
  readonly services: PrivateServices;
  readonly cards: CardProcessorClient;
  readonly url: string;
  /** The folder of the built client; without it, the BFF serves only the API. */
  readonly client: string;
  readonly metricsPorts: Readonly<Record<ProcessName, number>>;
  readonly settings: Readonly<Record<string, string>>;
}

function createPlans({
  services,
  cards,
  url,
  client,
  metricsPorts,
  settings,
}: PlanOptions): Record<ProcessName, ProcessPlan> {
  const secretKey = randomBytes(32).toString('hex');
  const commonSettings = { REDIS_URL: services.redisUrl, LOG_LEVEL: 'warn', ...settings };
  const cardSettings = { ...localCardKeys, STRIPE_API_URL: cards.url };
  const ownerSettings = { ...commonSettings, DATABASE_URL: services.databaseUrl };
  const workerPlan = (
    name: ProcessName,
    workers: readonly string[],
    environment: Record<string, string>,
  ): ProcessPlan => ({
    script: 'workers/src/main.ts',
    args: workers,
    settings: { ...environment, METRICS_PORT: String(metricsPorts[name]) },
  });
  return {
    bff: {
      script: 'bff/src/main.ts',
      args: [],
      settings: {
        ...cardSettings,
        ...ownerSettings,
        PORT: new URL(url).port,
        APP_URL: url,
        SECRET_KEY: secretKey,
        ...(client && { WEB_DIST: client }),
        RATE_LIMIT_SCALE: '1000',
        METRICS_PORT: String(metricsPorts.bff),
      },
    },
    judge: workerPlan('judge', ['judge'], { ...commonSettings, DATABASE_URL: services.judgeDatabaseUrl }),
    'background-worker': workerPlan('background-worker', ['mail', 'accounts'], {
      ...ownerSettings,
      APP_URL: url,
      SECRET_KEY: secretKey,
    }),
    payments: workerPlan('payments', ['payments'], { ...cardSettings, ...ownerSettings }),
  };
}
