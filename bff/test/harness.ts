import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freshDatabase, type FreshDatabase } from '@dryrun/migrations/testing';
import { readConfig } from '@dryrun/runtime/config';
import { queuePrefix, testRedisUrl } from '@dryrun/runtime/testing';
import supertest, { type Test } from 'supertest';
import { createApp } from '../src/app.ts';
import { environment } from '../src/config.ts';
import { createContext, type Context } from '../src/context.ts';
import { closeGently, listen } from '../src/http/listen.ts';

/** Requests to the server, with a bearer token or without. Paths are whole, such as `/api/user/me`. */
export interface Client {
  get(path: string): Test;
  post(path: string, body?: object): Test;
}

/** The real server on a database of its own and the run's Redis under a prefix of its own. */
export interface Harness {
  readonly context: Context;
  readonly database: FreshDatabase;
  readonly url: string;
  readonly server: Server;
  /** What the server takes for the present; assign to it to travel. */
  now: Date;
  client(token?: string): Client;
  stop(): Promise<void>;
}

/** Starts the server in this process. `settings` are added to its environment. Call `stop` in `afterAll`. */
export async function startHarness(settings: Record<string, string> = {}): Promise<Harness> {
  const database = await freshDatabase();
  const config = readConfig(environment, {
    DATABASE_URL: database.url,
    REDIS_URL: testRedisUrl(),
    REDIS_PREFIX: queuePrefix(),
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000',
    ...settings,
  });
  const opened = createContext(config);
  const context: Context = { ...opened.context, clock: () => harness.now };
  const server = await listen(createApp(context), 0, '127.0.0.1');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const harness: Harness = {
    context,
    database,
    url,
    server,
    now: new Date(),
    client: (token) => createClient(url, token),
    async stop() {
      context.finished.close();
      if (server.listening) await closeGently(server);
      await opened.close();
      await database.drop();
    },
  };
  return harness;
}

function createClient(url: string, token: string | undefined): Client {
  const withToken = (test: Test): Test =>
    token === undefined ? test : test.set('Authorization', `Bearer ${token}`);
  return {
    get: (path) => withToken(supertest(url).get(path)),
    post: (path, body) => withToken(supertest(url).post(path)).send(body),
  };
}
