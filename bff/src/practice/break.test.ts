import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findProblem, listProblems } from '@dryrun/content/problems';
import type { BreakExercise } from '@dryrun/contracts/practice';
import type { EvaluatedCase, Evaluation } from '@dryrun/contracts/evaluation';
import { insertSubmission } from '@dryrun/migrations/rows/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { answerEvaluation } from '../../test/answer-evaluation.ts';
import { createOwner, createUser, type TestUser } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';
import { listExercises, listReasons, reasonId } from './break-exercises.ts';
import { countTests, listSuites } from './suites.ts';

const harness = setUpHarness();
let user: TestUser;
beforeAll(async () => {
  user = await createUser(harness);
});

const threeSum = findProblem(1);
if (!threeSum) throw new Error('there is no problem 1');
const url = '/api/practice/break/three-sum';
const exercises = listExercises(threeSum);
const [exercise] = exercises.list;
if (!exercise) throw new Error('there is no exercise');

async function tryInput(learner: TestUser, input: string, outcome: EvaluatedCase) {
  const [response] = await Promise.all([
    learner.post(`${url}/${exercise?.id}`, { input: [input] }).then((result) => result),
    answerEvaluation(harness, { kind: 'evaluated', cases: [outcome] }),
  ]);
  return response;
}

test('lists the programs without their names and descriptions, easy ones first', async () => {
  const { body, text } = await user.get(url).expect(200);
  const list = body.exercises as BreakExercise[];
  const order = list.map(({ difficulty }) => ['easy', 'medium', 'hard'].indexOf(difficulty));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  for (const { file, cause } of exercises.list) {
    expect(text).not.toContain(file);
    expect(text).not.toContain(cause);
  }
  expect(list[0]).toMatchObject({
    id: exercise.id,
    isSolved: false,
    code: expect.stringContaining('class Solution'),
  });
});

test('needs access for the programs of a paid problem, and says if there is no such problem', async () => {
  await user.get('/api/practice/break/edit-distance').expect(403);
  await (await createOwner(harness)).get('/api/practice/break/edit-distance').expect(200);
  const withdrawn = await user.post('/api/practice/break/no-such-problem/x', { input: ['[0,0,0]'] });
  expect([withdrawn.status, withdrawn.body.message]).toEqual([
    404,
    'This problem is no longer in the course.',
  ]);
});

test('gives no reasons for an input that the program answers correctly', async () => {
  const { body } = await tryInput(user, '[-1,0,1]', { answer: '[[-1,0,1]]' });
  expect(body).toEqual({ isBroken: false, expected: '[[-1,0,1]]', actual: '[[-1,0,1]]', reasons: [] });
});

test('gives points for the first reason only, and only after the program was broken', async () => {
  const learner = await createUser(harness);
  const reason = reasonId(exercise, exercise.id);
  await learner.post(`${url}/${exercise.id}/reason`, { reason }).expect(409);
  const { body } = await tryInput(learner, '[-1,0,1]', { answer: '[]' });
  expect(body).toMatchObject({ isBroken: true, expected: '[[-1,0,1]]', actual: '[]' });
  expect(body.reasons).toEqual(listReasons(exercises, exercise));
  const first = await learner.post(`${url}/${exercise.id}/reason`, { reason }).expect(200);
  expect(first.body).toMatchObject({ isRight: true, cause: exercise.cause, points: 2 });
  const second = await learner.post(`${url}/${exercise.id}/reason`, { reason }).expect(200);
  expect(second.body.points).toBe(0);
  const { body: after } = await learner.get(url);
  expect(after.exercises[0].isSolved).toBe(true);
});

test('counts a crash as broken and refuses an input that breaks the rules of the problem', async () => {
  const { body } = await tryInput(user, '[0,0,0]', { failure: 'Runtime Error' });
  expect(body).toMatchObject({ isBroken: true, failure: 'Runtime Error' });
  const refused = await user.post(`${url}/${exercise.id}`, { input: ['[1]'] });
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringMatching(/^nums: 1 item;/)]);
});

describe('a prediction', () => {
  const report = (change: object = {}) =>
    user.post('/api/practice/predictions', {
      lessonId: 23,
      answers: [
        { subject: 'low', outcome: 'wrong' },
        { subject: 'sum', outcome: 'right' },
      ],
      ...change,
    });

  test('is stored with its lesson, also without a problem', async () => {
    await report().expect(204);
    await report({ lessonId: 11, answers: [{ subject: 'queue', outcome: 'skipped' }] }).expect(204);
    const events = await harness.database.db
      .selectFrom('practice_event')
      .select(['question_id', 'ref', 'outcome'])
      .where('account_id', '=', user.id)
      .where('kind', '=', 'prediction')
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { question_id: 1, ref: 'three-sum low', outcome: 'wrong' },
      { question_id: 1, ref: 'three-sum sum', outcome: 'right' },
      { question_id: null, ref: 'graph queue', outcome: 'skipped' },
    ]);
  });

  test('is refused for a lesson without access, and with an unknown outcome', async () => {
    await report({ lessonId: 31 }).expect(403);
    await report({ lessonId: 999 }).expect(404);
    await report({ answers: [] }).expect(400);
    await report({ answers: [{ subject: 'low', outcome: 'maybe' }] }).expect(400);
  });
});

describe("the learner's own submissions", () => {
  const createSubmission = (learner: TestUser, code: string, status: 'Wrong Answer' | 'Approved') =>
    insertSubmission(harness.database.db, learner.id, { typed_code: code, status_msg: status });

  test('are listed if they failed, each text once', async () => {
    const learner = await createUser(harness);
    await createSubmission(learner, 'wrong', 'Wrong Answer');
    const latest = await createSubmission(learner, 'wrong', 'Wrong Answer');
    await createSubmission(learner, 'right', 'Approved');
    const { body } = await learner.get(url).expect(200);
    expect(body.ownPrograms).toMatchObject([
      { id: latest, lang: 'python3', code: 'wrong', statusMsg: 'Wrong Answer' },
    ]);
  });

  test('run on an input without reasons to choose from, and for their learner only', async () => {
    const learner = await createUser(harness);
    const id = await createSubmission(learner, 'wrong', 'Wrong Answer');
    const [{ body }, job] = await Promise.all([
      learner.post(`${url}/${id}`, { input: ['[-1,0,1]'] }).then((result) => result),
      answerEvaluation(harness, { kind: 'evaluated', cases: [{ answer: '[]' }] }),
    ]);
    expect(body).toEqual({ isBroken: true, expected: '[[-1,0,1]]', actual: '[]', reasons: [] });
    expect(job).toMatchObject({ lang: 'python3', source: 'wrong' });
    await user.post(`${url}/${id}`, { input: ['[-1,0,1]'] }).expect(404);
    await learner.post(`${url}/${id}/reason`, { reason: 'x' }).expect(404);
  });

  test('do not run after the access to a paid problem ended, and the answer says so', async () => {
    const ends = new Date(harness.now.getTime() + 1000);
    const learner = await createOwner(harness, ends);
    const paid = '/api/practice/break/edit-distance';
    await learner.get(paid).expect(200);
    harness.now = new Date(ends.getTime() + 1000);
    const { body } = await learner.post(`${paid}/${exercise.id}`, { input: ['"a"', '"b"'] }).expect(403);
    expect([body.code, body.message]).toEqual([
      'access_ended',
      expect.stringMatching(/^Your access ended on /),
    ]);
  });
});

describe('a suite of tests', () => {
  const python = exercises.list.filter(({ lang }) => lang === 'python3');
  const tests = [['[-1,0,1]'], ['[0,0,0]']];
  const [right, wrong]: EvaluatedCase[][] = [
    [{ answer: '[[-1,0,1]]' }, { answer: '[[0,0,0]]' }],
    [{ answer: '[[-1,0,1]]' }, { answer: '[]' }],
  ];

  test('runs on each program of the language and reports the first test that breaks it', async () => {
    const learner = await createUser(harness);
    const evaluations: Evaluation[] = python.map((_, i) => {
      if (i === 0) return { kind: 'unfinished' };
      return { kind: 'evaluated', cases: (i === 1 ? right : wrong) ?? [] };
    });
    const answerAll = async () => {
      for (const evaluation of evaluations) await answerEvaluation(harness, evaluation);
    };
    const [{ body }] = await Promise.all([
      learner.post('/api/practice/suites/three-sum', { lang: 'python3', tests }).then((result) => result),
      answerAll(),
    ]);
    expect(body.expected).toEqual(['[[-1,0,1]]', '[[0,0,0]]']);
    expect(body.programs).toEqual(
      python.map((_, i) => (i === 0 ? { brokenBy: -1 } : i === 1 ? {} : { brokenBy: 1 })),
    );
    const event = await harness.database.db
      .selectFrom('practice_event')
      .select(['kind', 'ref', 'outcome'])
      .where('account_id', '=', learner.id)
      .executeTakeFirstOrThrow();
    const outcome = `${python.length - 1} of ${python.length} with 2`;
    expect(event).toEqual({ kind: 'suite', ref: 'python3', outcome });
  });

  test('is refused with an invalid test, which is named, or with too many', async () => {
    const invalid = await user.post('/api/practice/suites/three-sum', {
      lang: 'java',
      tests: [['[0,0,0]'], ['[1]']],
    });
    expect([invalid.status, invalid.body.message]).toEqual([
      400,
      expect.stringMatching(/^Test 2: nums: 1 item;/),
    ]);
    await user
      .post('/api/practice/suites/three-sum', {
        lang: 'java',
        tests: Array.from({ length: 7 }, () => ['[0,0,0]']),
      })
      .expect(400);
    await user.post('/api/practice/suites/three-sum', { lang: 'java', tests: [] }).expect(400);
  });

  test('has the smallest number of tests as its par', () => {
    expect(countTests([{ 1: 'a' }])).toBe(1);
    expect(countTests([{ 1: 'a', 2: 'b' }, { 2: 'x', 3: 'c' }, { 3: 'd' }])).toBe(2);
    expect(countTests([{ 1: 'a' }, { 2: 'b' }, { 3: 'c' }])).toBe(3);
  });
});

describe.each(listProblems().map((problem) => [problem.signature.name, problem] as const))(
  '%s',
  (_, problem) => {
    test('can be broken in each language by a few tests', () => {
      const suites = listSuites(listExercises(problem).list);
      expect(suites.map(({ lang }) => lang).sort()).toEqual(['c_cpp', 'java', 'python3']);
      for (const { par } of suites) expect(par).toBeLessThanOrEqual(4);
    });

    test('offers one right reason among different ones, whose ids do not give it away', () => {
      const all = listExercises(problem);
      expect(all.list.length).toBeGreaterThanOrEqual(6);
      for (const each of all.list) {
        const reasons = listReasons(all, each);
        expect(new Set(reasons.map(({ text }) => text)).size).toBe(reasons.length);
        expect(reasons.filter(({ id }) => id === reasonId(each, each.id))).toHaveLength(1);
        expect(reasons.map(({ id }) => id)).not.toContain(each.id);
        const header =
          readFileSync(path.join(problem.folder, 'wrong', each.file), 'utf8').split('\n', 1)[0] ?? '';
        expect(each.code).not.toContain(header);
      }
    });
  },
);
