import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { freshDatabase, type FreshDatabase } from '@dryrun/migrations/testing';
import { readConfig } from '@dryrun/runtime/config';
import { freePort } from '@dryrun/runtime/private/process';
import { queuePrefix, testRedisUrl } from '@dryrun/runtime/testing';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import supertest, { type Test } from 'supertest';
import { createApp } from '../src/app.ts';
import { environment } from '../src/platform/config.ts';
import { createContext, type Context } from '../src/platform/context.ts';
import { closeGracefully, listen } from '../src/platform/http/listen.ts';

/** Paths are full, such as `/api/user/me`. */
export interface Client {
  get(path: string): Test;
  post(path: string, body?: object): Test;
  put(path: string, body?: object): Test;
  delete(path: string): Test;
}

export type ContextOverrides = Partial<Pick<Context, 'captcha' | 'log'>>;

/** The real server with its own database, and its own key prefix in the shared test Redis. */
export interface Harness {
  readonly context: Context;
  readonly database: FreshDatabase;
  readonly url: string;
  readonly server: Server;
  /** The server's clock. Assign to it to move the time. */
  now: Date;
  client(token?: string): Client;
  stop(): Promise<void>;
}

/** The server of a test file. It starts before the first test and has the current time at the start of each. */
export function setUpHarness(settings?: Record<string, string>, overrides?: ContextOverrides): Harness {
  return startBeforeTests((harness) => startHarness(settings, overrides, harness));
}

/** Returns an object that `start` fills before the first test. */
export function startBeforeTests<T extends Harness>(start: (harness: T) => Promise<T>): T {
  const harness = {} as T;
  beforeAll(async () => {
    await start(harness);
  });
  beforeEach(() => {
    harness.now = new Date();
  });
  afterAll(() => harness.stop());
  return harness;
}

/** `settings` extend the environment. Call `stop` at the end. */
export async function startHarness(
  settings: Record<string, string> = {},
  overrides: ContextOverrides = {},
  harness = {} as Harness,
): Promise<Harness> {
  const database = await freshDatabase();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = readConfig(environment, {
    DATABASE_URL: database.url,
    REDIS_URL: testRedisUrl(),
    REDIS_PREFIX: queuePrefix(),
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000',
    COURSES_DIR: '', // tests of the server don't depend on further courses
    SECRET_KEY: randomBytes(32).toString('hex'),
    PORT: String(port),
    APP_URL: url,
    ...settings,
  });
  const opened = createContext(config);
  const context: Context = {
    ...opened.context,
    evaluationRetryMs: [1, 1],
    clock: () => harness.now,
    ...overrides,
  };
  // The first request must not arrive before the connection to Redis is ready.
  const usesTestRedis = settings['REDIS_URL'] === undefined;
  if (usesTestRedis && context.redis.status !== 'ready') await once(context.redis, 'ready');
  const server = await listen(createApp(context), port, '127.0.0.1');
  return Object.assign(harness, {
    context,
    database,
    url,
    server,
    now: new Date(),
    client: (token?: string) => createClient(url, token),
    async stop() {
      context.completions.close();
      if (server.listening) await closeGracefully(server);
      await opened.close();
      await database.drop();
    },
  });
}

function createClient(url: string, token: string | undefined): Client {
  const withToken = (test: Test): Test =>
    token === undefined ? test : test.set('Authorization', `Bearer ${token}`);
  return {
    get: (path) => withToken(supertest(url).get(path)),
    post: (path, body) => withToken(supertest(url).post(path)).send(body),
    put: (path, body) => withToken(supertest(url).put(path)).send(body),
    delete: (path) => withToken(supertest(url).delete(path)),
  };
}
