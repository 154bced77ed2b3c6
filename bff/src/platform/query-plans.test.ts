import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AddressInfo, Server } from 'node:net';
import { recordScans, type ScanRecorder } from '@dryrun/migrations/query-plans/testing';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
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
import { registerBacklogMetrics } from './backlog-metrics.ts';
import { closeGracefully, listen } from './http/listen.ts';

const growingTables = new Set([
  'account',
  'token',
  'enrollment',
  'lesson_progress',
  'run',
  'submission',
  'comment',
  'mail',
  'payment',
  'webhook_event',
]);
/** The maximum number of rows of a growing table that one statement may read. */
const maxRows = 200;

let harness: Harness;
let recorder: ScanRecorder;
let server: Server & Parameters<typeof closeGracefully>[0];
let url: string;
let owner: TestUser;
let admin: TestUser;
beforeAll(async () => {
  harness = await startHarness();
  await insertBulkData(harness.database.db);
  recorder = recordScans(harness.database.url);
  server = await listen(createApp({ ...harness.context, db: recorder.db }), 0, '127.0.0.1');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  [owner, admin] = [await createOwner(harness), await createUser(harness, { role: 'admin' })];
});
afterAll(async () => {
  harness.context.completions.close();
  await closeGracefully(server);
  await recorder.db.destroy();
  await harness.stop();
});

async function call(user: TestUser | undefined, method: string, path: string, body?: object) {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: omitUndefined({
      authorization: user && `Bearer ${user.token}`,
      'content-type': body && 'application/json',
    }),
    body: body ? JSON.stringify(body) : null,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text.startsWith('{') ? (JSON.parse(text) as Record<string, string>) : {};
}

/** The reads of an action that scan a growing table or read more than `maxRows` of its rows. */
async function expensiveReads(action: () => Promise<unknown>): Promise<object[]> {
  const readsBefore = recorder.scans.length;
  await action();
  const reads = recorder.scans.slice(readsBefore);
  expect(reads.length).toBeGreaterThan(0);
  return reads.filter(
    ({ table, scanType, rows }) => growingTables.has(table) && (scanType === 'Seq Scan' || rows > maxRows),
  );
}

const calls: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['log in', () => call(undefined, 'POST', '/auth/login', { email: owner.email, password })],
  ['read the current user', () => call(owner, 'GET', '/user/me')],
  ['list my sessions', () => call(owner, 'GET', '/user/sessions')],
  ['read a lesson', () => call(owner, 'GET', '/lesson/content?id=1')],
  ['record the last lesson', () => call(owner, 'POST', '/lesson/last-lesson', { courseId: 1, lessonId: 1 })],
  [
    'finish a lesson',
    () => call(owner, 'POST', '/lesson/completed', { courseId: 1, lessonId: 1, isCompleted: true }),
  ],
  ['list past submissions', () => call(owner, 'GET', '/code/1/submissions')],
  ['list the latest submissions', () => call(owner, 'GET', '/code/latest-submissions')],
  ['read the comments of a post', () => call(undefined, 'GET', '/blog/posts/2/comments')],
  ['list payments', () => call(owner, 'GET', '/payment/all')],
  ['get a quote', () => call(admin, 'POST', '/buy/quote', { coursesIds: [1] })],
  ['list refund requests', () => call(admin, 'GET', '/admin/refunds')],
  ['list comments to review', () => call(admin, 'GET', '/blog/moderation')],
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
    'collect metrics',
    async () => {
      const registry = new Registry();
      registerBacklogMetrics({ ...harness.context, db: recorder.db }, registry);
      await registry.metrics();
    },
  ],
];

test.each(calls)('scans no growing table to %s', async (_name, action) => {
  expect(await expensiveReads(action)).toEqual([]);
});

test('detects a scan of a growing table', async () => {
  const reads = await expensiveReads(() =>
    recorder.db.selectFrom('submission').select('id').where('memory_kb', '=', 1).execute(),
  );
  expect(reads).toMatchObject([{ table: 'submission', scanType: 'Seq Scan' }]);
});
