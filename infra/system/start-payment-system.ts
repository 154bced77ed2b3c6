import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  createCardProcessorClient,
  cardProcessorEnvironment,
  cardProcessorScript,
  localCardKeys,
  type CardProcessorClient,
} from '@dryrun/runtime/private/fake-stripe';
import { freePort } from '@dryrun/runtime/private/process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertAccount } from './insert-account.ts';
import { startProcess, stopProcess, waitUntil } from './child-process.ts';
import { createLearner, type Learner } from './learner.ts';
import { startPrivateServices, type PrivateServices } from './private-services.ts';

export interface Buyer extends Pick<Learner, 'call'> {
  readonly id: string;
}

/** BFF, payments worker and card processor, each in its own process that a test may kill. */
export interface PaymentSystem {
  readonly services: PrivateServices;
  readonly cards: CardProcessorClient;
  readonly url: string;
  createBuyer(): Promise<Buyer>;
  killWorker(): Promise<void>;
  startWorker(): Promise<void>;
  killCardProcessor(): Promise<void>;
  startCardProcessor(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the system on private services. `settings` are added to the environment of BFF and worker. */
export async function startPaymentSystem(settings: Record<string, string> = {}): Promise<PaymentSystem> {
  const services = await startPrivateServices();
  const [port, cardsPort] = [await freePort(), await freePort()];
  const folder = await mkdtemp(join(tmpdir(), 'dry-run-cards-'));
  const url = `http://127.0.0.1:${port}`;
  const cards = createCardProcessorClient(`http://127.0.0.1:${cardsPort}`);
  const commonSettings = {
    ...localCardKeys,
    STRIPE_API_URL: cards.url,
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    LOG_LEVEL: 'silent',
    ...settings,
  };
  const bff = startProcess('bff/src/main.ts', [], {
    ...commonSettings,
    SECRET_KEY: randomBytes(32).toString('hex'),
    PORT: String(port),
    APP_URL: url,
    RATE_LIMIT_SCALE: '1000',
  });
  let worker: ChildProcess | undefined;
  let processor: ChildProcess | undefined;
  const isUp = (address: string) => async (): Promise<boolean> => (await fetch(`${address}/healthz`)).ok;
  const system: PaymentSystem = {
    services,
    cards,
    url,
    createBuyer: () => createBuyer(services, url),
    async killWorker() {
      if (worker) await stopProcess(worker, 'SIGKILL');
      worker = undefined;
    },
    startWorker() {
      worker = startProcess('workers/src/main.ts', ['payments'], commonSettings);
      return Promise.resolve();
    },
    async killCardProcessor() {
      if (processor) await stopProcess(processor, 'SIGKILL');
      processor = undefined;
    },
    async startCardProcessor() {
      const file = join(folder, 'cards.sqlite');
      const webhookUrl = `${url}/api/payment/webhook`;
      processor = startProcess(
        cardProcessorScript,
        [],
        cardProcessorEnvironment({ port: cardsPort, file, webhookUrl }),
      );
      await waitUntil(isUp(cards.url), 30_000, 'the card processor');
    },
    async stop() {
      const children = [bff, worker, processor];
      await Promise.all(children.flatMap((child) => (child ? [stopProcess(child, 'SIGTERM')] : [])));
      await services.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await Promise.all([
      system.startCardProcessor(),
      system.startWorker(),
      waitUntil(isUp(url), 30_000, 'the server'),
    ]);
  } catch (error) {
    await system.stop(); // else the test run would not end
    throw error;
  }
  return system;
}

export async function createBuyer({ db }: Pick<PrivateServices, 'db'>, url: string): Promise<Buyer> {
  const { id, token } = await insertAccount(db);
  return { id, ...createLearner(url, token) };
}
