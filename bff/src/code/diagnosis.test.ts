import { fingerprintOf, listSharedInputs, readFingerprints } from '@dryrun/content/fingerprints';
import { findProblem } from '@dryrun/content/problems';
import { parseArguments } from '@dryrun/contracts/arguments';
import type { EvaluatedCase, Evaluation } from '@dryrun/contracts/evaluation';
import { formatLiteral } from '@dryrun/contracts/literal';
import { insertSubmission } from '@dryrun/migrations/rows/testing';
import { expect, test } from '@jest/globals';
import { answerEvaluation } from '../../test/answer-evaluation.ts';
import { createUser, type TestUser } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';

const harness = setUpHarness();

const threeSum = findProblem(1);
if (!threeSum) throw new Error('there is no problem 1');
const { signature } = threeSum;

/** Outcomes of a program that ignores repeated values, like `wrong/drops-repeated-values.py`. */
const withoutRepeats: EvaluatedCase[] = listSharedInputs(threeSum).map((input) => {
  const [nums = []] = parseArguments(signature, input) as number[][];
  return { answer: formatLiteral(signature.returns, threeSum.answer([[...new Set(nums), 1e5]])) };
});

const createSubmission = (user: TestUser, status: 'Wrong Answer' | 'Approved' = 'Wrong Answer') =>
  insertSubmission(harness.database.db, user.id, { status_msg: status });

async function diagnose(user: TestUser, id: string, evaluation: Evaluation) {
  const [response, job] = await Promise.all([
    user.post(`/api/code/submit/${id}/diagnosis`).then((result) => result),
    answerEvaluation(harness, evaluation),
  ]);
  return { response, job };
}

test('offers the known mistake that fails alike, and evaluates without expected answers', async () => {
  const user = await createUser(harness);
  const id = await createSubmission(user);
  const { response, job } = await diagnose(user, id, { kind: 'evaluated', cases: withoutRepeats });
  expect(Object.keys(fingerprintOf(threeSum, withoutRepeats)).length).toBeGreaterThan(1);
  expect(response.body.diagnosis).toMatchObject({
    mistake: 'drops-repeated-values.py',
    question: 'What should happen for -1, -1, 2: may a triple contain equal values?',
  });
  expect(response.body.diagnosis.cause).toMatch(/^removes repeated values/);
  expect(Object.keys(job).sort()).toEqual([
    'evaluationId',
    'inputs',
    'lang',
    'preempts',
    'questionId',
    'repeats',
    'requestedAt',
    'source',
  ]);
});

test.each([
  ['a program whose answers change', { kind: 'unstable' }],
  [
    'a program that no known one resembles',
    { kind: 'evaluated', cases: withoutRepeats.map(() => ({ answer: '[[7,7,7]]' })) },
  ],
] as const)('offers nothing for %s', async (_, evaluation) => {
  const user = await createUser(harness);
  const { response } = await diagnose(user, await createSubmission(user), evaluation);
  expect([response.status, response.body]).toEqual([200, {}]);
});

test.each([
  ['asks again while the judge is busy', 1, true],
  ['gives up when the judge stays busy', 3, false],
])('%s', async (_, busyAnswers, isOffered) => {
  const user = await createUser(harness);
  const id = await createSubmission(user);
  const answer = async (): Promise<void> => {
    for (let i = 0; i < busyAnswers; i += 1) await answerEvaluation(harness, { kind: 'busy' });
    if (isOffered) await answerEvaluation(harness, { kind: 'evaluated', cases: withoutRepeats });
  };
  const [{ status, body }] = await Promise.all([
    user.post(`/api/code/submit/${id}/diagnosis`).then((result) => result),
    answer(),
  ]);
  expect([status, body.diagnosis !== undefined]).toEqual([200, isOffered]);
});

test('asks no judge about an approved submission', async () => {
  const user = await createUser(harness);
  const { body } = await user.post(`/api/code/submit/${await createSubmission(user, 'Approved')}/diagnosis`);
  expect(body).toEqual({});
});

test("refuses another learner's submission", async () => {
  const id = await createSubmission(await createUser(harness));
  const other = await createUser(harness);
  await other.post(`/api/code/submit/${id}/diagnosis`).expect(404);
  const report = { mistake: 'drops-repeated-values.py', outcome: 'helpful' };
  await other.post(`/api/code/submit/${id}/diagnosis/report`, report).expect(404);
});

test('records what the learner did with a diagnosis', async () => {
  const user = await createUser(harness);
  const id = await createSubmission(user);
  const report = `/api/code/submit/${id}/diagnosis/report`;
  await user.post(report, { mistake: 'drops-repeated-values.py', outcome: 'not-mine' }).expect(204);
  await user.post(report, { mistake: 'no-such-mistake.py', outcome: 'helpful' }).expect(404);
  await user.post(report, { mistake: 'drops-repeated-values.py', outcome: 'bad' }).expect(400);
  const events = await harness.database.db
    .selectFrom('practice_event')
    .selectAll()
    .where('account_id', '=', user.id)
    .execute();
  expect(events).toMatchObject([
    {
      kind: 'diagnosis',
      ref: 'drops-repeated-values.py',
      outcome: 'not-mine',
      question_id: 1,
      problem_version: readFingerprints(threeSum).problemVersion,
    },
  ]);
});
