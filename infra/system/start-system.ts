import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  cardProcessorCalls,
  cardProcessorEnvironment,
  cardProcessorScript,
  localCardKeys,
  type CardProcessorCalls,
} from '@dryrun/runtime/private/fake-stripe';
import { freePort } from '@dryrun/runtime/private/process';
import { buildClient } from '../local/web-client.ts';
import { end, finish, start, until } from './child-process.ts';
import { startOwnServices, type OwnServices } from './own-services.ts';

/** The processes of ours, as they are named in docs/ARCHITECTURE.md; office is mail and accounts. */
export type Part = 'bff' | 'judge' | 'office' | 'payments';

/** The whole product as it runs for a person: BFF, judge, the workers for mails, accounts and payments, and the local card processor, on private services. */
export interface System {
  /** Such as `http://127.0.0.1:41234`. */
  readonly url: string;
  readonly services: OwnServices;
  /** The local card processor of this system. */
  readonly cards: CardProcessorCalls;
  /** Kills a process as a crash would, or stops it by another signal; gives its exit code once it is gone. */
  kill(part: Part, signal?: NodeJS.Signals): Promise<number | null>;
  /** Starts one that does not run; does not wait until it serves. */
  start(part: Part): void;
  /** Starts another server beside the first and waits until it serves; `settings` are added to its own. */
  startTwin(port: number, settings?: Record<string, string>): Promise<Twin>;
  /** Throws while it does not run. */
  pid(part: Part): number;
  /** Where a part serves its health and figures. */
  metricsUrl(part: Part): string;
  /** Kills the judge as a crash would. */
  killJudge(): Promise<void>;
  startJudge(): Promise<void>;
  /** Throws while there is no judge. */
  judgePid(): number;
  stop(): Promise<void>;
}

/** A second server on the same services. */
interface Twin {
  readonly url: string;
  /** Gives its exit code once it is gone. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** The pause before a process that ended by itself is started again. */
const restartMs = 500;

/** How a part is started. */
interface Plan {
  readonly script: string;
  readonly args: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * Starts the system with demo accounts on free ports and waits until it is ready. `settings` are added to the environment
 * of all processes. With `restarts` a process that ends by itself is started again, as every supervisor does.
 */
export async function startSystem(
  settings: Record<string, string> = {},
  { restarts = false } = {},
): Promise<System> {
  let isStopping = false;
  const [services, client] = await Promise.all([startOwnServices(), buildClient()]);
  const port = await freePort();
  const cardsPort = await freePort();
  const cards = cardProcessorCalls(`http://127.0.0.1:${cardsPort}`);
  const url = `http://127.0.0.1:${port}`;
  const metricsPorts: Record<Part, number> = {
    bff: await freePort(),
    judge: await freePort(),
    office: await freePort(),
    payments: await freePort(),
  };
  const plans = plan({ services, cards, url, client, metricsPorts, settings });
  await finish(start('bff/src/dev/seed-demo.ts', [], plans.bff.settings));
  const processor = start(
    cardProcessorScript,
    [],
    cardProcessorEnvironment({ port: cardsPort, webhookUrl: `${url}/api/payment/webhook` }),
  );
  const running = new Map<Part, ChildProcess>();
  const twins: ChildProcess[] = [];

  const system: System = {
    url,
    services,
    cards,
    async kill(part, signal = 'SIGKILL') {
      const child = running.get(part);
      running.delete(part);
      if (child) await end(child, signal);
      return child?.exitCode ?? null;
    },
    start(part) {
      if (running.has(part)) return;
      const { script, args, settings: environment } = plans[part];
      const child = start(script, args, environment);
      running.set(part, child);
      child.once('exit', () => {
        if (running.get(part) !== child) return; // killed by us
        running.delete(part);
        if (restarts && !isStopping) setTimeout(() => system.start(part), restartMs);
      });
    },
    async startTwin(twinPort, more = {}) {
      const { script, args, settings: own } = plans.bff;
      const child = start(script, args, { ...own, PORT: String(twinPort), METRICS_PORT: '0', ...more });
      twins.push(child);
      const twinUrl = `http://127.0.0.1:${twinPort}`;
      const isServing = async (): Promise<boolean> => (await fetch(`${twinUrl}/readyz/self`)).ok;
      await until(isServing, 60_000, 'the second server');
      return {
        url: twinUrl,
        async stop(signal = 'SIGTERM') {
          await end(child, signal);
          return child.exitCode;
        },
      };
    },
    pid(part) {
      const pid = running.get(part)?.pid;
      if (pid === undefined) throw new Error(`there is no ${part}`);
      return pid;
    },
    metricsUrl: (part) => `http://127.0.0.1:${metricsPorts[part]}`,
    async killJudge() {
      await system.kill('judge');
    },
    async startJudge() {
      system.start('judge');
      await until(async () => (await fetch(`${url}/readyz`)).ok, 60_000, 'the system to be ready');
    },
    judgePid: () => system.pid('judge'),
    async stop() {
      isStopping = true;
      await Promise.all([...running.values(), ...twins, processor].map((child) => end(child, 'SIGTERM')));
      await services.stop();
    },
  };
  for (const part of ['bff', 'office', 'payments'] as const) system.start(part);
  await system.startJudge();
  return system;
}

interface Surroundings {
  readonly services: OwnServices;
  readonly cards: CardProcessorCalls;
  readonly url: string;
  readonly client: string;
  readonly metricsPorts: Readonly<Record<Part, number>>;
  readonly settings: Readonly<Record<string, string>>;
}

function plan({ services, cards, url, client, metricsPorts, settings }: Surroundings): Record<Part, Plan> {
  const secretKey = randomBytes(32).toString('hex');
  const common = { REDIS_URL: services.redisUrl, LOG_LEVEL: 'warn', ...settings };
  const cardSettings = { ...localCardKeys, STRIPE_API_URL: cards.url };
  const owner = { ...common, DATABASE_URL: services.databaseUrl };
  const workers = (part: Part, names: readonly string[], more: Record<string, string>): Plan => ({
    script: 'workers/src/main.ts',
    args: names,
    settings: { ...more, METRICS_PORT: String(metricsPorts[part]) },
  });
  return {
    bff: {
      script: 'bff/src/main.ts',
      args: [],
      settings: {
        ...cardSettings,
        ...owner,
        PORT: new URL(url).port,
        APP_URL: url,
        SECRET_KEY: secretKey,
        WEB_DIST: client,
        RATE_LIMIT_SCALE: '1000',
        METRICS_PORT: String(metricsPorts.bff),
      },
    },
    judge: workers('judge', ['judge'], { ...common, DATABASE_URL: services.judgeDatabaseUrl }),
    office: workers('office', ['mail', 'accounts'], { ...owner, APP_URL: url, SECRET_KEY: secretKey }),
    payments: workers('payments', ['payments'], { ...cardSettings, ...owner }),
  };
}
