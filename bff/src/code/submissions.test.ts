import { findProblem } from '@dryrun/content/problems';
import { truncateValue } from '@dryrun/contracts/truncate-value';
import { insertSubmission } from '@dryrun/migrations/rows/testing';
import { expect, test } from '@jest/globals';
import {
  createOwner,
  createUser,
  approvedResult,
  completeJudging,
  paidQuestion,
  previewQuestion,
  type TestUser,
} from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';

const harness = setUpHarness();

/** Inserts submissions one minute apart, oldest first. Their code is their number, from 1. */
async function insertSubmissions(user: TestUser, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1)
    await insertSubmission(harness.database.db, user.id, {
      lang: 'java',
      typed_code: String(i + 1),
      created_at: new Date(Date.UTC(2026, 0, 1, 0, i)),
      status_msg: 'Wrong Answer',
      runtime_ms: 1.5,
      memory_kb: 2048,
      tests_passed: 3,
      tests_total: 20,
    });
}

const codes = (body: { content: { typedCode: string }[] }) => body.content.map(({ typedCode }) => typedCode);

test('judges a submission and returns its result', async () => {
  const user = await createUser(harness);
  const { submission_id: id } = (await user.post('/api/code/submit', previewQuestion).expect(200)).body;
  expect((await user.get(`/api/code/submit/${id}/check`)).body.state).toBe('PENDING');
  await completeJudging(harness.database.db, 'submission', id);
  expect((await user.get(`/api/code/submit/${id}/check?wait=1000`)).body).toMatchObject({
    ...approvedResult,
    state: 'FINISHED',
  });
  const otherUser = await createUser(harness);
  expect((await otherUser.get(`/api/code/submit/${id}/check`)).body.code).toBe('submission_not_found');
});

test('returns the whole input of the first failing test to its owner only', async () => {
  const [owner, otherUser] = await Promise.all([createUser(harness), createUser(harness)]);
  const submit = async (typedCode: string, failedTest: object) => {
    const submission = { ...previewQuestion, typedCode };
    const { body } = await owner.post('/api/code/submit', submission).expect(200);
    const result = { statusMsg: 'Wrong Answer', failedTest };
    await completeJudging(harness.database.db, 'submission', body.submission_id, result);
    return `/api/code/submit/${body.submission_id}/failed-input`;
  };
  const cases = findProblem(1)?.cases ?? [];
  const index = cases.findIndex(({ name }) => name === '3 000 zeros');
  const whole = cases[index]?.input ?? [];
  const path = await submit('a', { index, input: whole.map(truncateValue) });
  const { text } = await owner.get(path).expect(200);
  expect(text).toBe(`[${'0,'.repeat(2999)}0]\n`);
  expect((await otherUser.get(path)).body.code).toBe('submission_not_found');
  const changed = await submit('b', { index, input: ['[1,2,3]'] });
  expect((await owner.get(changed)).body.code).toBe('failed_input_not_found');
});

test('refuses the input of a paid problem after access has ended', async () => {
  const owner = await createOwner(harness);
  const { body } = await owner.post('/api/code/submit', paidQuestion).expect(200);
  await harness.database.db
    .updateTable('enrollment')
    .set({ expires_at: harness.now })
    .where('account_id', '=', owner.id)
    .execute();
  const path = `/api/code/submit/${body.submission_id}/failed-input`;
  expect((await owner.get(path)).body.code).toBe('access_ended');
});

test('inserts one row for twenty concurrent identical submissions', async () => {
  const owner = await createOwner(harness);
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => owner.post('/api/code/submit', paidQuestion)),
  );
  expect(new Set(responses.map(({ body }) => body.submission_id)).size).toBe(1);
});

test('lists submissions newest first, thirty per page', async () => {
  const user = await createUser(harness);
  await insertSubmissions(user, 31);
  const { body } = await user.get('/api/code/1/submissions?page=0&size=30&sort=creationTime,desc');
  expect(body).toMatchObject({
    number: 0,
    size: 30,
    totalElements: 31,
    totalPages: 2,
    first: true,
    last: false,
  });
  expect(body.content).toHaveLength(30);
  expect(body.content[0]).toEqual({
    id: expect.any(String),
    state: 'FINISHED',
    statusMsg: 'Wrong Answer',
    creationTime: '2026-01-01T00:30:00.000Z',
    lang: 'java',
    runtime: 1.5,
    memory: 2048,
    typedCode: '31',
    testsPassed: 3,
    testsTotal: 20,
  });
  const { body: second } = await user.get('/api/code/1/submissions?page=1');
  expect(codes(second)).toEqual(['1']);
  expect(second).toMatchObject({ first: false, last: true });
});

test('lists submissions oldest first on request, at most 100 per page', async () => {
  const user = await createUser(harness);
  await insertSubmissions(user, 3);
  const { body } = await user.get('/api/code/1/submissions?size=5000&sort=creationTime,asc');
  expect(codes(body)).toEqual(['1', '2', '3']);
  expect(body.size).toBe(100);
});

test('lists a pending submission without a verdict', async () => {
  const user = await createUser(harness);
  await user.post('/api/code/submit', previewQuestion);
  const { body } = await user.get('/api/code/1/submissions');
  expect(body.content).toMatchObject([{ state: 'PENDING', statusMsg: '', runtime: 0, memory: 0 }]);
});

test('counts the attempts up to the first approved submission', async () => {
  const user = await createUser(harness);
  await insertSubmissions(user, 2);
  const submitAndApprove = async (typedCode: string) => {
    const { body } = await user.post('/api/code/submit', { ...previewQuestion, typedCode }).expect(200);
    const id: string = body.submission_id;
    await completeJudging(harness.database.db, 'submission', id);
    await harness.database.db
      .updateTable('submission')
      .set({ status_msg: 'Approved' })
      .where('id', '=', id)
      .execute();
    return (await user.get(`/api/code/submit/${id}/check`)).body.attempts;
  };
  expect(await submitAndApprove('first')).toBe(3);
  expect(await submitAndApprove('second')).toBeUndefined();
});

test('lists the latest submission of each question, newest first and without code', async () => {
  const [user, otherUser] = [await createUser(harness), await createUser(harness)];
  await insertSubmissions(user, 3);
  await insertSubmissions(otherUser, 1);
  const { submission_id: id } = (
    await user.post('/api/code/submit', { ...previewQuestion, questionId: 14 }).expect(200)
  ).body;
  const { body } = await user.get('/api/code/latest-submissions').expect(200);
  expect(body).toEqual([
    expect.objectContaining({ id, questionId: 14, state: 'PENDING', statusMsg: '' }),
    {
      id: expect.any(String),
      questionId: 1,
      state: 'FINISHED',
      statusMsg: 'Wrong Answer',
      creationTime: '2026-01-01T00:02:00.000Z',
      lang: 'java',
      runtime: 1.5,
      memory: 2048,
      testsPassed: 3,
      testsTotal: 20,
    },
  ]);
  expect(body[0]).not.toHaveProperty('typedCode');
});

test.each(['2/submissions', '999/submissions', '1/submissions?page=9007199254740991&size=100'])(
  'returns an empty page for code/%s',
  async (path) => {
    const user = await createUser(harness);
    await insertSubmissions(user, 1);
    const { status, body } = await user.get(`/api/code/${path}`);
    expect({ status, content: body.content, last: body.last }).toEqual({
      status: 200,
      content: [],
      last: true,
    });
  },
);

test("does not list another user's submissions", async () => {
  await insertSubmissions(await createUser(harness), 1);
  const { body } = await (await createUser(harness)).get('/api/code/1/submissions');
  expect(body).toMatchObject({ content: [], totalElements: 0, totalPages: 0, first: true, last: true });
});

test.each([
  ['x/submissions', 'questionId: must be a whole number'],
  ['0x1/submissions', 'questionId: must be a whole number'],
  ['1.0/submissions', 'questionId: must be a whole number'],
  ['%201/submissions', 'questionId: must be a whole number'],
  ['-1/submissions', 'questionId: must be at least 1'],
  ['0/submissions', 'questionId: must be at least 1'],
  ['99999999999/submissions', 'questionId: must be at most 2147483647'],
  ['1/submissions?page=-1', 'page: must be at least 0'],
  ['1/submissions?page=', 'page: must be a whole number'],
  ['1/submissions?size=0', 'size: must be at least 1'],
  ['1/submissions?size=1e1', 'size: must be a whole number'],
  ['1/submissions?sort=lang,asc', 'sort: use creationTime,desc or creationTime,asc'],
])('refuses code/%s', async (path, message) => {
  const { status, body } = await (await createUser(harness)).get(`/api/code/${path}`);
  expect({ status, message: body.message }).toEqual({ status: 400, message });
});
