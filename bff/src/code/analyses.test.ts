import { randomUUID } from 'node:crypto';
import { insertSubmission } from '@dryrun/migrations/rows/testing';
import { expect, test } from '@jest/globals';
import { createUser, type TestUser } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';

const harness = setUpHarness();

const createSubmission = (user: TestUser, verdict: string | null): Promise<string> =>
  insertSubmission(harness.database.db, user.id, {
    lang: 'java',
    state: verdict === null ? 'queued' : 'finished',
    status_msg: verdict,
    result: JSON.stringify({ statusMsg: verdict ?? '', stdOutput: '', runtime: 1, memory: 1, dataInput: '' }),
  });

const smallest = {
  index: 0,
  statusMsg: 'Wrong Answer',
  input: ['[0,0,0]'],
  actual: '[]',
  expected: '[[0,0,0]]',
  stdOutput: '',
  runtime: 1,
  memory: 1,
};

test('reports a counterexample as pending, then as found, in the check and in the list', async () => {
  const user = await createUser(harness);
  const id = await createSubmission(user, 'Wrong Answer');
  const { db } = harness.database;
  const check = async () => (await user.get(`/api/code/submit/${id}/check`).expect(200)).body;
  const listed = async () => (await user.get('/api/code/1/submissions').expect(200)).body.content[0];
  expect(await check()).not.toHaveProperty('counterexample');
  const row = { submission_id: id, kind: 'counterexample' as const, claimed: null };
  await db
    .insertInto('follow_up')
    .values({ ...row, result: JSON.stringify({ input: ['[0,0,0,0]'], smallest }) })
    .execute();
  expect((await check()).counterexample).toEqual({ state: 'PENDING' });
  expect((await listed()).counterexample).toEqual({ state: 'PENDING' });
  await db.updateTable('follow_up').set({ state: 'finished' }).where('submission_id', '=', id).execute();
  expect((await check()).counterexample).toEqual({ state: 'FINISHED', smallest });
  expect((await listed()).counterexample).toEqual({ state: 'FINISHED', smallest });
});

test('starts one measurement, returns its state for repeated requests, and replaces the claim', async () => {
  const user = await createUser(harness);
  const path = `/api/code/submit/${await createSubmission(user, 'Approved')}/complexity`;
  expect((await user.get(path).expect(404)).body.code).toBe('complexity_not_found');
  expect((await user.post(path, {}).expect(200)).body).toEqual({ state: 'PENDING' });
  expect((await user.post(path, { claimed: 'n^2' }).expect(200)).body).toEqual({
    state: 'PENDING',
    claimed: 'n^2',
  });
  expect((await user.get(path).expect(200)).body).toEqual({ state: 'PENDING', claimed: 'n^2' });
  const jobs = await harness.context.enqueuer.queues.judge.getJobs(['prioritized', 'waiting']);
  expect(jobs.filter(({ name }) => name === 'measure')).toHaveLength(1);
});

test('refuses to measure a second submission of a learner while one is being measured', async () => {
  const user = await createUser(harness);
  const [first, second] = [
    await createSubmission(user, 'Approved'),
    await createSubmission(user, 'Approved'),
  ];
  await user.post(`/api/code/submit/${first}/complexity`, {}).expect(200);
  const refused = await user.post(`/api/code/submit/${second}/complexity`, {}).expect(409);
  expect(refused.body.code).toBe('already_measuring');
});

test.each(['Wrong Answer', 'Time Limit Exceeded', null])(
  'refuses to measure a submission with the verdict %s',
  async (verdict) => {
    const user = await createUser(harness);
    const id = await createSubmission(user, verdict);
    const { body } = await user.post(`/api/code/submit/${id}/complexity`, {}).expect(409);
    expect(body.message).toBe('Only an approved submission can be measured.');
  },
);

test("refuses to start or show a measurement of another user's submission", async () => {
  const [owner, otherUser] = [await createUser(harness), await createUser(harness)];
  const path = `/api/code/submit/${await createSubmission(owner, 'Approved')}/complexity`;
  await owner.post(path, {}).expect(200);
  expect((await otherUser.post(path, {}).expect(404)).body.code).toBe('submission_not_found');
  expect((await otherUser.get(path).expect(404)).body.code).toBe('complexity_not_found');
  expect((await harness.client().post(path, {})).status).toBe(401);
});

test.each<[string, object, number, string]>([
  ['not-an-id', {}, 404, 'Submission not found.'],
  [randomUUID(), {}, 404, 'Submission not found.'],
  [randomUUID(), { claimed: 'n!' }, 400, 'claimed: use one of 1, log n, n, n log n, n^2, n^3, 2^n'],
])('refuses to measure %s with %j', async (id, body, status, message) => {
  const user = await createUser(harness);
  const response = await user.post(`/api/code/submit/${id}/complexity`, body).expect(status);
  expect(JSON.stringify(response.body)).toContain(message);
});
