import { expect, test } from '@jest/globals';
import {
  createAdmin,
  createOwner,
  approvedResult,
  createUser,
  completeJudging,
  paidQuestion,
  previewInput,
  previewQuestion,
  type TestUser,
} from '../../test/builders.ts';
import { sql } from 'kysely';
import { setUpHarness } from '../../test/harness.ts';
import { waitUntil } from '../../test/wait-until.ts';

const harness = setUpHarness();

const run = { ...previewQuestion, input: previewInput };
const postRun = (user: TestUser, body: object = run) => user.post('/api/code/run', body);
const listRuns = (user: TestUser) =>
  harness.database.db.selectFrom('run').selectAll().where('account_id', '=', user.id).execute();

async function startRun(user: TestUser, body: object = run): Promise<string> {
  const { body: response } = await postRun(user, body).expect(200);
  return response.run_id;
}

test('inserts a queued row and a job with its id', async () => {
  const user = await createUser(harness);
  const id = await startRun(user, { ...run, input: ['3, 1,2'], inputs: [['[0,0,0]'], ['']] });
  expect(await listRuns(user)).toMatchObject([
    {
      id,
      question_id: 1,
      lang: 'python3',
      typed_code: run.typedCode,
      state: 'queued',
      cases: [['[3,1,2]'], ['[0,0,0]']],
    },
  ]);
  const { judge } = harness.context.enqueuer.queues;
  await waitUntil(async () => (await judge.getJob(`run-${id}-0`)) !== undefined);
  expect((await judge.getJob(`run-${id}-0`))?.data).toEqual({ runId: id });
});

test('accepts empty code', async () => {
  const user = await createUser(harness);
  await startRun(user, { ...run, typedCode: '' });
  expect(await listRuns(user)).toMatchObject([{ typed_code: '', state: 'queued' }]);
});

test('returns the result only once the run is finished', async () => {
  const user = await createUser(harness);
  const id = await startRun(user);
  const check = `/api/code/run/${id}/check`;
  const pendingResponse = {
    state: 'PENDING',
    statusMsg: '',
    stdOutput: '',
    runtime: 0,
    memory: 0,
    dataInput: '',
    attempt: 0,
  };
  expect((await user.get(check)).body).toMatchObject(pendingResponse); // plus the queue position, once enqueued
  await harness.database.db
    .updateTable('run')
    .set({ state: 'running', attempt: 1 })
    .where('id', '=', id)
    .execute();
  expect((await user.get(check)).body).toEqual({ ...pendingResponse, state: 'RUNNING', attempt: 1 });
  await completeJudging(harness.database.db, 'run', id);
  expect((await user.get(check)).body).toEqual({ ...approvedResult, state: 'FINISHED', attempt: 1 });
});

test('strips properties that the contract does not name', async () => {
  const user = await createUser(harness);
  const id = await startRun(user);
  await completeJudging(harness.database.db, 'run', id, { ...approvedResult, hiddenTests: ['[1]'] });
  expect((await user.get(`/api/code/run/${id}/check`)).body).not.toHaveProperty('hiddenTests');
});

test("returns the same 404 for another user's run, an unknown id and a malformed id", async () => {
  const [user, otherUser] = [await createUser(harness), await createUser(harness)];
  const otherUsersRun = await startRun(otherUser);
  for (const id of [otherUsersRun, '6f1f0f62-8f4e-4f6e-9a34-1d8f3c9a7a10', 'x', '%00']) {
    const { status, body } = await user.get(`/api/code/run/${id}/check`);
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'run_not_found' });
  }
});

/** A single connection would serialize concurrent requests. */
async function openAllConnections(): Promise<void> {
  const { db } = harness.context;
  await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.1)`.execute(db)));
}

test('inserts one row for twenty concurrent identical requests', async () => {
  const user = await createUser(harness);
  await openAllConnections();
  const responses = await Promise.all(Array.from({ length: 20 }, () => postRun(user)));
  expect(new Set(responses.map(({ body }) => body.run_id)).size).toBe(1);
  expect(await listRuns(user)).toHaveLength(1);
});

test('accepts one of twenty concurrent different requests and refuses the others', async () => {
  const user = await createUser(harness);
  await openAllConnections();
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, i) => postRun(user, { ...run, typedCode: `class Solution: x = ${i}` })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ body }) => body.code === 'already_judging')).toHaveLength(19);
  expect(await listRuns(user)).toHaveLength(1);
});

test('starts a new run for an identical request five seconds after the result', async () => {
  const user = await createUser(harness);
  const first = await startRun(user);
  await completeJudging(harness.database.db, 'run', first);
  expect(await startRun(user)).toBe(first);
  await backdate(first, 6);
  expect(await startRun(user)).not.toBe(first);
});

test('returns the same run for an identical request while it is being judged', async () => {
  const user = await createUser(harness);
  const first = await startRun(user);
  await backdate(first, 30);
  expect(await startRun(user)).toBe(first);
});

test('refuses a submission of the same code until the run is finished', async () => {
  const user = await createUser(harness);
  const id = await startRun(user);
  const refused = await user.post('/api/code/submit', previewQuestion);
  expect(refused.body.code).toBe('already_judging');
  await completeJudging(harness.database.db, 'run', id);
  expect((await user.post('/api/code/submit', previewQuestion)).status).toBe(200);
});

test('accepts a run of another question while a run is unfinished', async () => {
  const owner = await createOwner(harness);
  await startRun(owner);
  expect((await postRun(owner, { ...paidQuestion, input: ['[1,2,3]', '2'] })).status).toBe(200);
});

test('accepts a new run if the previous one has been queued for over a minute', async () => {
  const user = await createUser(harness);
  await backdate(await startRun(user), 61);
  expect((await postRun(user, { ...run, lang: 'java' })).status).toBe(200);
});

test('refuses a paid problem with 403 without access, and accepts it from owners and admins', async () => {
  const body = { ...paidQuestion, input: ['[1,2,3]', '2'] };
  const refused = await postRun(await createUser(harness), body);
  expect({ status: refused.status, ...refused.body }).toMatchObject({
    status: 403,
    code: 'course_not_owned',
    message: 'Buy this course to start learning.',
  });
  const endedResponse = await postRun(await createOwner(harness, new Date('2026-02-01T23:59:59Z')), body);
  expect({ status: endedResponse.status, message: endedResponse.body.message }).toEqual({
    status: 403,
    message: 'Your access ended on February 1, 2026.',
  });
  expect((await postRun(await createOwner(harness), body)).status).toBe(200);
  expect((await postRun(await createAdmin(harness), body)).status).toBe(200);
});

test('refuses a run by a visitor who is not logged in', async () => {
  const { status, body } = await harness.client().post('/api/code/run', run);
  expect({ status, code: body.code }).toEqual({ status: 401, code: 'not_logged_in' });
});

async function backdate(id: string, seconds: number): Promise<void> {
  const created_at = new Date(Date.now() - seconds * 1000);
  await harness.database.db.updateTable('run').set({ created_at }).where('id', '=', id).execute();
}
