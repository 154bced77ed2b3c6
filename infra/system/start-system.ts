import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  cardProcessorCalls,
  cardProcessorEnvironment,
  cardProcessorScript,
  localCardKeys,
  type CardProcessorCalls,
} from '@dryrun/runtime/private/card-processor';
import { freePort } from '@dryrun/runtime/private/process';
import { buildClient } from '../local/web-client.ts';
import { end, finish, start, until } from './child-process.ts';
import { startOwnServices, type OwnServices } from './own-services.ts';

/** The whole product as it runs for a person: BFF, judge, the workers for mails, accounts and payments, and the local card processor, on private services. */
export interface System {
  /** Such as `http://127.0.0.1:41234`. */
  readonly url: string;
  readonly services: OwnServices;
  /** The local card processor of this system. */
  readonly cards: CardProcessorCalls;
  /** Kills the judge as a crash would. */
  killJudge(): Promise<void>;
  startJudge(): Promise<void>;
  /** Throws while there is no judge. */
  judgePid(): number;
  stop(): Promise<void>;
}

/**
 * Starts the system with demo accounts on free ports and waits until it is ready. `settings` are added to the environment
 * of all processes.
 */
export async function startSystem(settings: Record<string, string> = {}): Promise<System> {
  const [services, client] = await Promise.all([startOwnServices(), buildClient()]);
  const port = await freePort();
  const cardsPort = await freePort();
  const cards = cardProcessorCalls(`http://127.0.0.1:${cardsPort}`);
  const secretKey = randomBytes(32).toString('hex');
  const common = { REDIS_URL: services.redisUrl, LOG_LEVEL: 'warn', ...settings };
  const cardSettings = { ...localCardKeys, STRIPE_API_URL: cards.url };
  const bffSettings = {
    ...cardSettings,
    ...common,
    DATABASE_URL: services.databaseUrl,
    PORT: String(port),
    APP_URL: `http://127.0.0.1:${port}`,
    SECRET_KEY: secretKey,
    WEB_DIST: client,
    RATE_LIMIT_SCALE: '1000',
  };
  await finish(start('bff/src/seed-demo.ts', [], bffSettings));
  const bff = start('bff/src/main.ts', [], bffSettings);
  const office = start('workers/src/main.ts', ['mail', 'accounts'], {
    ...common,
    DATABASE_URL: services.databaseUrl,
    APP_URL: bffSettings.APP_URL,
    SECRET_KEY: secretKey,
  });
  const payments = start('workers/src/main.ts', ['payments'], {
    ...cardSettings,
    ...common,
    DATABASE_URL: services.databaseUrl,
  });
  const webhookUrl = `http://127.0.0.1:${port}/api/payment/webhook`;
  const processor = start(cardProcessorScript, [], cardProcessorEnvironment({ port: cardsPort, webhookUrl }));
  let judge: ChildProcess | undefined;
  const url = `http://127.0.0.1:${port}`;

  const system: System = {
    url,
    services,
    cards,
    async killJudge() {
      if (judge) await end(judge, 'SIGKILL');
      judge = undefined;
    },
    async startJudge() {
      judge = start('workers/src/main.ts', ['judge'], { ...common, DATABASE_URL: services.judgeDatabaseUrl });
      await until(async () => (await fetch(`${url}/readyz`)).ok, 60_000, 'the system to be ready');
    },
    judgePid() {
      if (judge?.pid === undefined) throw new Error('there is no judge');
      return judge.pid;
    },
    async stop() {
      const children = [bff, office, payments, processor, judge];
      await Promise.all(children.flatMap((child) => (child ? [end(child, 'SIGTERM')] : [])));
      await services.stop();
    },
  };
  await system.startJudge();
  return system;
}
