import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  createOwner,
  createUser,
  approved,
  completeJudging,
  paidQuestion,
  previewQuestion,
  type TestUser,
} from '../../test/builders.ts';
import { startHarness, type Harness } from '../../test/harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

/** `count` finished submissions a minute apart, oldest first; their codes are their numbers from 1. */
async function pastSubmissions(person: TestUser, count: number): Promise<void> {
  const values = Array.from({ length: count }, (_, i) => ({
    account_id: person.id,
    course_id: 1,
    question_id: 1,
    lang: 'java' as const,
    typed_code: String(i + 1),
    request_hash: Buffer.from([i]),
    state: 'finished' as const,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, i)),
    status_msg: 'Wrong Answer',
    runtime_ms: 1.5,
    memory_kb: 2048,
    tests_passed: 3,
    tests_total: 20,
  }));
  await harness.database.db.insertInto('submission').values(values).execute();
}

const codes = (body: { content: { typedCode: string }[] }) => body.content.map(({ typedCode }) => typedCode);

test('a submission is judged like a run and answers the same way', async () => {
  const user = await createUser(harness);
  const { submission_id: id } = (await user.post('/api/code/submit', previewQuestion).expect(200)).body;
  expect((await user.get(`/api/code/submit/${id}/check`)).body.state).toBe('PENDING');
  await completeJudging(harness.database.db, 'submission', id);
  expect((await user.get(`/api/code/submit/${id}/check?wait=1000`)).body).toMatchObject({
    ...approved,
    state: 'FINISHED',
  });
  const other = await createUser(harness);
  expect((await other.get(`/api/code/submit/${id}/check`)).body.code).toBe('submission_not_found');
});

test('twenty equal submissions at once are one row', async () => {
  const owner = await createOwner(harness);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => owner.post('/api/code/submit', paidQuestion)),
  );
  expect(new Set(answers.map(({ body }) => body.submission_id)).size).toBe(1);
});

test('submissions come newest first, thirty a page, in the envelope', async () => {
  const user = await createUser(harness);
  await pastSubmissions(user, 31);
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

test('submissions may come oldest first, and the page size ends at 100', async () => {
  const user = await createUser(harness);
  await pastSubmissions(user, 3);
  const { body } = await user.get('/api/code/1/submissions?size=5000&sort=creationTime,asc');
  expect(codes(body)).toEqual(['1', '2', '3']);
  expect(body.size).toBe(100);
});

test('a waiting submission is listed without a verdict', async () => {
  const user = await createUser(harness);
  await user.post('/api/code/submit', previewQuestion);
  const { body } = await user.get('/api/code/1/submissions');
  expect(body.content).toMatchObject([{ state: 'PENDING', statusMsg: '', runtime: 0, memory: 0 }]);
});

test.each(['2/submissions', '999/submissions', '1/submissions?page=9007199254740991&size=100'])(
  'code/%s is an empty page',
  async (path) => {
    const user = await createUser(harness);
    await pastSubmissions(user, 1);
    const { status, body } = await user.get(`/api/code/${path}`);
    expect({ status, content: body.content, last: body.last }).toEqual({
      status: 200,
      content: [],
      last: true,
    });
  },
);

test("another's submissions are not listed", async () => {
  await pastSubmissions(await createUser(harness), 1);
  const { body } = await (await createUser(harness)).get('/api/code/1/submissions');
  expect(body).toMatchObject({ content: [], totalElements: 0, totalPages: 0, first: true, last: true });
});

test.each([
  ['x/submissions', 'questionId: must be a whole number'],
  ['0x1/submissions', 'questionId: must be a whole number'],
  ['1.0/submissions', 'questionId: must be a whole number'],
  ['%201/submissions', 'questionId: must be a whole number'],
  ['-1/submissions', 'questionId: counts from 1'],
  ['0/submissions', 'questionId: counts from 1'],
  ['99999999999/submissions', 'questionId: no question has such a high number'],
  ['1/submissions?page=-1', 'page: counts from 0'],
  ['1/submissions?page=', 'page: must be a whole number'],
  ['1/submissions?size=0', 'size: at least 1'],
  ['1/submissions?size=1e1', 'size: must be a whole number'],
  ['1/submissions?sort=lang,asc', 'sort: only creationTime,desc or creationTime,asc'],
])('code/%s is refused', async (path, message) => {
  const { status, body } = await (await createUser(harness)).get(`/api/code/${path}`);
  expect({ status, message: body.message }).toEqual({ status: 400, message });
});
