import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AddressInfo, Server } from 'node:net';
import { watchReads, type WatchedDatabase } from '@dryrun/migrations/query-plans/testing';
import { Registry } from 'prom-client';
import {
  createOwner,
  createUser,
  completeJudging,
  password,
  previewInput,
  previewQuestion,
  type TestUser,
} from '../../test/builders.ts';
import { insertBulkData } from '../../test/bulk-data.ts';
import { startHarness, type Harness } from '../../test/harness.ts';
import { createApp } from '../app.ts';
import { measureBacklogs } from './backlog-metrics.ts';
import { closeGently, listen } from './http/listen.ts';

/** Tables that grow with use. */
const growing = new Set([
  ...['account', 'token', 'enrollment', 'lesson_progress', 'run', 'submission', 'comment', 'mail'],
  ...['payment', 'webhook_event'],
]);
/** Rows of such a table that one statement may look at: a page of them, never all. */
const most = 200;

let harness: Harness;
let watched: WatchedDatabase;
let server: Server & Parameters<typeof closeGently>[0];
let url: string;
let owner: TestUser;
let admin: TestUser;
beforeAll(async () => {
  harness = await startHarness();
  await insertBulkData(harness.database.db);
  watched = watchReads(harness.database.url);
  server = await listen(createApp({ ...harness.context, db: watched.db }), 0, '127.0.0.1');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  [owner, admin] = [await createOwner(harness), await createUser(harness, { role: 'admin' })];
});
afterAll(async () => {
  harness.context.finished.close();
  await closeGently(server);
  await watched.db.destroy();
  await harness.stop();
});

async function call(person: TestUser | undefined, method: string, path: string, body?: object) {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(person && { authorization: `Bearer ${person.token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text.startsWith('{') ? (JSON.parse(text) as Record<string, string>) : {};
}

/** What `act` read of tables that grow, by scanning them or more than a page of them. */
async function greed(act: () => Promise<unknown>): Promise<object[]> {
  const before = watched.reads.length;
  await act();
  const reads = watched.reads.slice(before);
  expect(reads.length).toBeGreaterThan(0);
  return reads.filter(({ table, by, rows }) => growing.has(table) && (by === 'Seq Scan' || rows > most));
}

const calls: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['log in', () => call(undefined, 'POST', '/auth/login', { email: owner.email, password })],
  ['ask who I am', () => call(owner, 'GET', '/user/me')],
  ['list my sessions', () => call(owner, 'GET', '/user/sessions')],
  ['read a lesson', () => call(owner, 'GET', '/lesson/content?id=1')],
  ['note the last lesson', () => call(owner, 'POST', '/lesson/last-lesson', { courseId: 1, lessonId: 1 })],
  [
    'finish a lesson',
    () => call(owner, 'POST', '/lesson/completed', { courseId: 1, lessonId: 1, isCompleted: true }),
  ],
  ['list past submissions', () => call(owner, 'GET', '/code/1/submissions')],
  ['read the comments of a post', () => call(undefined, 'GET', '/blog/posts/2/comments')],
  ['list payments', () => call(owner, 'GET', '/payment/all')],
  ['ask for a price', () => call(admin, 'POST', '/buy/quote', { coursesIds: [1] })],
  ['list refunds that wait', () => call(admin, 'GET', '/admin/refunds')],
  ['list comments that wait', () => call(admin, 'GET', '/blog/moderation')],
  [
    'run and check',
    async () => {
      const { run_id: id } = await call(owner, 'POST', '/code/run', {
        ...previewQuestion,
        input: previewInput,
      });
      await call(owner, 'GET', `/code/run/${id}/check`);
      await completeJudging(harness.database.db, 'run', id ?? '');
    },
  ],
  [
    'submit and check',
    async () => {
      const { submission_id: id } = await call(owner, 'POST', '/code/submit', previewQuestion);
      await call(owner, 'GET', `/code/submit/${id}/check`);
      await completeJudging(harness.database.db, 'submission', id ?? '');
    },
  ],
  [
    'gather figures',
    async () => {
      const registry = new Registry();
      measureBacklogs({ ...harness.context, db: watched.db }, registry);
      await registry.metrics();
    },
  ],
];

test.each(calls)('to %s no big table is scanned', async (_name, act) => {
  expect(await greed(act)).toEqual([]);
});

test('a scan of a big table would be seen', async () => {
  const found = await greed(() =>
    watched.db.selectFrom('submission').select('id').where('memory_kb', '=', 1).execute(),
  );
  expect(found).toMatchObject([{ table: 'submission', by: 'Seq Scan' }]);
});
