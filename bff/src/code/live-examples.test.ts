import type { Evaluation } from '@dryrun/contracts/evaluation';
import { expect, test } from '@jest/globals';
import { answerEvaluation } from '../../test/answer-evaluation.ts';
import { createUser, type TestUser } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';
import { waitUntil } from '../../test/wait-until.ts';

const harness = setUpHarness();

/** Three Sum. Its first example has the answer [[-3,-1,4],[-3,1,2],[-1,-1,2]]. */
const draft = { questionId: 1, courseId: 1, lang: 'python3', typedCode: 'class Solution: pass' };

const check = (user: TestUser, body: object = draft) =>
  user.post('/api/code/live-examples', body).then((response) => response);

async function checkWith(user: TestUser, evaluation: Evaluation) {
  const [response, job] = await Promise.all([check(user), answerEvaluation(harness, evaluation)]);
  return { response, job };
}

const countRows = async () => {
  const count = (table: 'run' | 'submission' | 'draft') =>
    harness.database.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
  return Promise.all([count('run'), count('submission'), count('draft')]);
};

test('compares the answers with the expected ones, which it does not send, and stores nothing', async () => {
  const user = await createUser(harness);
  const before = await countRows();
  const { response, job } = await checkWith(user, {
    kind: 'evaluated',
    cases: [
      { answer: '[[-1,-3,4],[2,-3,1],[-1,2,-1]]' },
      { answer: '[[1,2,3]]' },
      { failure: 'Runtime Error' },
    ],
  });
  expect(response.body).toEqual({ state: 'checked', passed: [true, false, false] });
  expect(job).toEqual({
    evaluationId: expect.any(String),
    requestedAt: expect.any(Number),
    questionId: 1,
    lang: 'python3',
    source: draft.typedCode,
    inputs: [['[4,-1,-3,2,-1,1]'], ['[5,1,2]'], ['[0,0,0,0]']],
    repeats: false,
    preempts: false,
  });
  expect(await countRows()).toEqual(before);
});

test.each([
  ['busy', 'paused'],
  ['unstable', 'paused'],
  ['unfinished', 'unfinished'],
  ['compile-failure', 'compile-failure'],
] as const)('reports %s as %s', async (kind, state) => {
  const { response } = await checkWith(await createUser(harness), { kind });
  expect(response.body).toEqual({ state });
});

test('runs one check of an account at a time', async () => {
  const user = await createUser(harness);
  const first = check(user);
  await waitUntil(async () => (await harness.context.enqueuer.queues.judge.getPrioritizedCount()) > 0);
  expect((await check(user)).body).toEqual({ state: 'paused' });
  await answerEvaluation(harness, { kind: 'compile-failure' });
  expect((await first).body).toEqual({ state: 'compile-failure' });
});

test.each([
  ['a problem that the account does not own', { questionId: 2 }, 403],
  ['an unknown problem', { questionId: 999 }, 404],
  ['an unknown language', { lang: 'ruby' }, 400],
  ['code above the limit', { typedCode: 'x'.repeat(70_000) }, 400],
  ['a null byte', { typedCode: 'a\0b' }, 400],
])('refuses %s', async (_, change, status) => {
  const { status: received } = await check(await createUser(harness), { ...draft, ...change });
  expect(received).toBe(status);
});

test('needs a login', () => harness.client().post('/api/code/live-examples', draft).expect(401));
