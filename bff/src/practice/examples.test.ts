import type { Evaluation, EvaluationJob } from '@dryrun/contracts/evaluation';
import type { ExamplesResult } from '@dryrun/contracts/practice';
import { beforeEach, expect, test } from '@jest/globals';
import { answerEvaluation } from '../../test/answer-evaluation.ts';
import { createUser, type TestUser } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';

const harness = setUpHarness();
let user: TestUser;
beforeEach(async () => {
  user = await createUser(harness);
});

const url = '/api/practice/examples/three-sum';
const right = { input: ['[0,0,0]'], answer: '[[0,0,0]]' };
const wrong = { input: ['[1,2,3]'], answer: '[[1,2,3]]' };
const answering = (answer: string): Evaluation => ({ kind: 'evaluated', cases: [{ answer }] });

async function check(examples: readonly object[], evaluations: readonly Evaluation[]) {
  const jobs: EvaluationJob[] = [];
  const answerAll = async () => {
    for (const evaluation of evaluations) jobs.push(await answerEvaluation(harness, evaluation));
  };
  const [response] = await Promise.all([user.post(url, { examples }).then((result) => result), answerAll()]);
  return { body: response.body as ExamplesResult, jobs };
}

test('tries six wrong programs on the inputs whose answer is right', async () => {
  const outcomes = ['[[0,0,0]]', '[]', '[[0,0,0]]', '[[0,0,0],[0,0,0]]', '[]', '[[0,0,0]]'];
  const { body, jobs } = await check([wrong, right], outcomes.map(answering));
  expect(body).toEqual({ examples: [{ isRight: false }, { isRight: true }], programs: 6, caught: 3 });
  expect(new Set(jobs.map(({ source }) => source)).size).toBe(6);
  expect(jobs.map(({ inputs }) => inputs)).toEqual(outcomes.map(() => [['[0,0,0]']]));
});

test('shows the right answer for an input only after a wrong one, and runs nothing without right ones', async () => {
  const other = { input: ['[5,1,2]'], answer: '[[5]]' };
  const first = await check([wrong, other], []);
  expect(first.body).toEqual({ examples: [{ isRight: false }, { isRight: false }], programs: 6, caught: 0 });
  const again = { ...wrong, answer: '[[3,2,1]]' };
  const second = await check([again, { ...other, input: ['[7,1,2]'] }], []);
  expect(second.body.examples).toEqual([{ isRight: false, expected: '[]' }, { isRight: false }]);
});

test.each([
  [{ input: ['[1]'], answer: '[]' }, /^Example 2: nums: 1 item;/],
  [{ input: ['[1,2,3]'], answer: '[[one]]' }, /^Example 2: answer/],
])('refuses %j with the number of the example', async (example, message) => {
  const response = await user.post(url, { examples: [right, example] });
  expect([response.status, response.body.message]).toEqual([400, expect.stringMatching(message)]);
});

test('asks again while the judge is busy', async () => {
  const { body, jobs } = await check(
    [right, wrong],
    [{ kind: 'busy' }, ...Array.from({ length: 6 }, () => answering('[]'))],
  );
  expect(body).toMatchObject({ caught: 6 });
  expect(jobs[0]).toMatchObject({ preempts: false });
  expect(jobs[1]).toMatchObject({ preempts: true, source: jobs[0]?.source });
});

test('stores nothing if the judge stays busy', async () => {
  const { body } = await check(
    [right, wrong],
    Array.from({ length: 3 }, () => ({ kind: 'busy' })),
  );
  expect(body).toMatchObject({ message: expect.stringMatching(/busy/) });
  const events = await harness.context.db
    .selectFrom('practice_event')
    .select('id')
    .where('account_id', '=', user.id)
    .execute();
  expect(events).toEqual([]);
});
