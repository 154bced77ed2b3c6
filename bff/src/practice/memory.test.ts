import { randomUUID } from 'node:crypto';
import { listSharedInputs } from '@dryrun/content/fingerprints';
import { findProblem } from '@dryrun/content/problems';
import { formatLiteral } from '@dryrun/contracts/literal';
import type { MemoryItem, MemoryItemOf, Today } from '@dryrun/contracts/memory';
import { insertSubmission } from '@dryrun/migrations/rows/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { answerEvaluation } from '../../test/answer-evaluation.ts';
import { createAdmin, createOwner, createUser, type TestUser } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';
import { listExercises } from './break-exercises.ts';

const noon = new Date('2026-11-26T12:00:00Z');
const dayMs = 24 * 3600 * 1000;
const daysLater = (days: number): Date => new Date(noon.getTime() + days * dayMs);

const harness = setUpHarness();
beforeEach(() => {
  harness.now = noon;
});

const threeSum = 23;
const threeSumProblem = findProblem(1) ?? failMissing();
function failMissing(): never {
  throw new Error('there is no problem 1');
}
const graph = 11; // a preview lesson
const paidLesson = 31;
/** The first question of the quiz on graphs; the answer 0 is wrong. */
const miss = { lessonId: graph, quizId: 'which-form-fits', question: 0, chosen: [0] };

async function readToday(user: TestUser): Promise<Today> {
  return (await user.get('/api/practice/today').expect(200)).body as Today;
}

async function readItem(user: TestUser): Promise<MemoryItem> {
  const [item] = (await readToday(user)).items;
  if (!item) throw new Error('nothing is due');
  return item;
}

const review = (user: TestUser, { id }: { readonly id: string }, change: object = {}) =>
  user.post(`/api/practice/memory/${id}/review`, {
    operationId: randomUUID(),
    isHelped: false,
    answer: { kind: 'quiz', chosen: [1] },
    ...change,
  });

interface Judged {
  readonly verdict: string;
  readonly at?: Date;
  readonly actual?: string;
  readonly questionId?: number;
  readonly code?: string;
}

/** Stores a judged submission and its counterexample as the judge does. */
async function insertJudged(
  user: TestUser,
  { verdict, at = noon, actual = '[]', questionId = 1, code = 'class Solution: pass' }: Judged,
): Promise<void> {
  const { db } = harness.database;
  const smallest = {
    index: 3,
    statusMsg: verdict,
    input: ['[-1,-1,2]'],
    expected: '[[-1,-1,2]]',
    actual,
    stdOutput: '',
    runtime: 1,
    memory: 1,
  };
  const id = await insertSubmission(db, user.id, {
    question_id: questionId,
    typed_code: code,
    status_msg: verdict,
    created_at: at,
    finished_at: at,
    result: JSON.stringify({
      statusMsg: verdict,
      failedTest: { ...smallest, input: ['[0,0,0,0,-1,-1,2]'] },
    }),
  });
  if (verdict === 'Approved') return;
  await db
    .insertInto('follow_up')
    .values({
      submission_id: id,
      kind: 'counterexample',
      state: 'finished',
      result: JSON.stringify({ input: smallest.input, smallest }),
    })
    .execute();
}

const listRows = (user: TestUser) =>
  harness.database.db.selectFrom('memory_item').selectAll().where('account_id', '=', user.id).execute();

test('brings a missed quiz question back on the next day', async () => {
  const user = await createUser(harness);
  expect(await readToday(user)).toEqual({
    items: [],
    minutes: 0,
    done: 0,
    hasItems: false,
    fading: [],
    remembered: [],
  });
  await user.post('/api/practice/quiz-miss', miss).expect(204);
  expect(await readToday(user)).toEqual({
    items: [],
    minutes: 0,
    done: 0,
    hasItems: true,
    fading: [],
    remembered: [],
    nextOn: '2026-11-27',
  });
  harness.now = daysLater(1);
  const item = await readItem(user);
  expect(item).toMatchObject({ kind: 'quiz', lessonPath: 'graph', quiz: { title: 'Which form fits?' } });
  const { body } = await review(user, item).expect(200);
  expect(body).toEqual({ result: 'right', nextOn: '2026-11-30' });
  expect(await readToday(user)).toMatchObject({ items: [], done: 1, nextOn: '2026-11-30' });
});

test('makes one item of the same mistake, however often it is made', async () => {
  const user = await createUser(harness);
  for (let i = 0; i < 3; i += 1) {
    await user.post('/api/practice/quiz-miss', miss).expect(204);
    await insertJudged(user, { verdict: 'Wrong Answer', at: new Date(noon.getTime() - i * 1000) });
    await readToday(user);
  }
  expect((await listRows(user)).map(({ kind }) => kind).sort()).toEqual(['counterexample', 'quiz']);
});

test('ignores right answers and unknown questions, and needs access to the lesson', async () => {
  const user = await createUser(harness);
  const report = (change: object) => user.post('/api/practice/quiz-miss', { ...miss, ...change });
  await report({ chosen: [1] }).expect(204);
  await report({ quizId: 'no such quiz' }).expect(204);
  await report({ question: 99 }).expect(204);
  await report({ lessonId: 999 }).expect(404);
  await report({ lessonId: paidLesson }).expect(403);
  await report({ chosen: ['x'] }).expect(400);
  expect(await listRows(user)).toEqual([]);
});

test('asks what the own program returns on its smallest counterexample', async () => {
  const user = await createUser(harness);
  await insertJudged(user, { verdict: 'Wrong Answer' });
  await readToday(user);
  harness.now = daysLater(1);
  const item = await readItem(user);
  expect(item).toMatchObject({
    kind: 'counterexample',
    code: 'class Solution: pass',
    input: ['[-1,-1,2]'],
    expected: '[[-1,-1,2]]',
  });
  expect(JSON.stringify(item)).not.toContain('"[]"');
  const answer = (literal: string) => ({ answer: { kind: 'counterexample', literal } });
  const unreadable = await review(user, item, answer('[[1,'));
  expect([unreadable.status, unreadable.body.code]).toEqual([400, 'invalid_input']);
  const { body } = await review(user, item, { ...answer(' [ ] '), isHelped: true }).expect(200);
  expect(body).toEqual({ result: 'helped', nextOn: '2026-11-29', returned: '[]' });
});

test('makes no item of a value that the judge rejected, and none of a crash', async () => {
  const user = await createUser(harness);
  await insertJudged(user, { verdict: 'Wrong Answer', actual: 'null' });
  await insertJudged(user, { verdict: 'Runtime Error' });
  await readToday(user);
  expect(await listRows(user)).toEqual([]);
});

test('counts a repeated operation once, and a second answer on the same day not at all', async () => {
  const user = await createUser(harness);
  await user.post('/api/practice/quiz-miss', miss);
  harness.now = daysLater(1);
  const item = await readItem(user);
  const operationId = randomUUID();
  const presses = await Promise.all([1, 2, 3].map(() => review(user, item, { operationId })));
  expect(presses.map(({ status, body }) => [status, body.nextOn])).toEqual(
    presses.map(() => [200, '2026-11-30']),
  );
  await review(user, item).expect(409);
  const [row] = await listRows(user);
  expect(row).toMatchObject({ reps: 2, lapses: 0 });
});

test('hides items from other accounts and refuses answers that are none', async () => {
  const user = await createUser(harness);
  await user.post('/api/practice/quiz-miss', miss);
  harness.now = daysLater(1);
  const item = await readItem(user);
  const stranger = await createAdmin(harness);
  await review(stranger, item).expect(404);
  await stranger.post(`/api/practice/memory/${item.id}/open`, {}).expect(404);
  await review(user, { id: 'none' }).expect(404);
  for (const change of [
    { answer: { kind: 'rating', rating: 5 } },
    { answer: { kind: 'counterexample', literal: '1' } },
    { answer: { kind: 'quiz', chosen: [] } },
    { operationId: '1' },
    { at: 'yesterday' },
  ])
    await review(user, item, change).expect(400);
  expect(await listRows(user)).toMatchObject([{ reps: 1 }]);
});

test('clamps the time of a review to the server and to the last review', async () => {
  const user = await createUser(harness);
  await user.post('/api/practice/quiz-miss', miss);
  harness.now = daysLater(1);
  const wrong = { kind: 'quiz', chosen: [0] };
  await review(user, await readItem(user), { at: daysLater(300).toISOString(), answer: wrong }).expect(200);
  expect(await listRows(user)).toMatchObject([{ last_review_at: daysLater(1), due: daysLater(2) }]);
  harness.now = daysLater(2);
  await review(user, await readItem(user), { at: daysLater(-5).toISOString(), answer: wrong }).expect(200);
  expect(await listRows(user)).toMatchObject([{ last_review_at: daysLater(1), lapses: 2 }]);
});

test('makes an item due earlier if the mistake is made again', async () => {
  const user = await createUser(harness);
  await user.post('/api/practice/quiz-miss', miss);
  harness.now = daysLater(1);
  await review(user, await readItem(user)).expect(200);
  await user.post('/api/practice/quiz-miss', miss);
  expect(await listRows(user)).toMatchObject([{ due: daysLater(4) }]); // the same day
  harness.now = daysLater(2);
  await user.post('/api/practice/quiz-miss', miss);
  expect(await listRows(user)).toMatchObject([{ due: daysLater(3) }]);
});

test('schedules no review after the interview, and forgets a removed one', async () => {
  const user = await createUser(harness);
  await user.post('/api/practice/quiz-miss', miss);
  await insertJudged(user, { verdict: 'Approved' });
  await readToday(user);
  const setInterview = (interviewOn: string | null) => user.put('/api/practice/interview', { interviewOn });
  const dueDays = async () => (await listRows(user)).map(({ due }) => due.toISOString().slice(0, 10)).sort();
  expect(await dueDays()).toEqual(['2026-11-27', '2026-11-29']);
  await setInterview('2026-11-29').expect(200);
  expect(await dueDays()).toEqual(['2026-11-27', '2026-11-28']);
  harness.now = daysLater(1);
  expect((await readToday(user)).interviewOn).toBe('2026-11-29');
  await review(user, await readItem(user)).expect(200);
  expect(await dueDays()).toEqual(['2026-11-28', '2026-11-28']); // the day before, not three days later
  await setInterview(null).expect(200);
  expect(await dueDays()).toEqual(['2026-11-29', '2026-11-30']);
  harness.now = daysLater(2);
  await setInterview('2026-11-29').expect(200); // tomorrow
  expect(await dueDays()).toEqual(['2026-11-29', '2026-11-29']);
  harness.now = daysLater(3);
  expect((await readToday(user)).items).toHaveLength(2);
  for (const item of (await readToday(user)).items)
    if (item.kind === 'quiz') await review(user, item).expect(200);
  expect((await dueDays())[1]).toBe('2026-12-05'); // on the day itself, the interview limits nothing
  for (const day of ['2026-11-26', '2026-11-29', '2027-11-30', '2026-02-30', 'soon', '2027-1-1'])
    await setInterview(day).expect(400);
  await setInterview('2027-11-29').expect(200);
});

test('uses the days of the time zone of the account, also when the clocks change', async () => {
  const user = await createUser(harness, { time_zone: 'America/New_York' });
  harness.now = new Date('2026-10-31T23:00:00Z'); // 7 p.m.; the next day has 25 hours
  await user.post('/api/practice/quiz-miss', miss);
  harness.now = new Date('2026-11-01T03:59:00Z');
  expect((await readToday(user)).items).toEqual([]);
  harness.now = new Date('2026-11-01T04:00:00Z'); // midnight
  expect((await readToday(user)).items).toHaveLength(1);
});

test('asks to solve an approved problem again and grades the next verdicts', async () => {
  const [atOnce, later, never] = [
    await createUser(harness),
    await createUser(harness),
    await createUser(harness),
  ];
  for (const user of [atOnce, later, never]) {
    await insertJudged(user, { verdict: 'Approved' });
    await readToday(user);
  }
  harness.now = daysLater(3);
  for (const user of [atOnce, later, never]) {
    const item = await readItem(user);
    expect(item).toMatchObject({ kind: 'solve-again', lessonName: 'Three Sum', isOpened: false });
    await user.post(`/api/practice/memory/${item.id}/open`, {}).expect(204);
    expect(await readItem(user)).toMatchObject({ isOpened: true });
  }
  const hour = (hours: number): Date => new Date(daysLater(3).getTime() + hours * 3600_000);
  await insertJudged(atOnce, { verdict: 'Approved', at: hour(1) });
  for (const user of [later, never])
    await insertJudged(user, { verdict: 'Time Limit Exceeded', at: hour(1) });
  await insertJudged(later, { verdict: 'Approved', at: hour(2) });
  harness.now = hour(3);
  for (const [user, items] of [
    [atOnce, 0],
    [later, 0],
    [never, 1],
  ] as const)
    expect((await readToday(user)).items).toHaveLength(items);
  expect(await readToday(atOnce)).toMatchObject({ fading: [], remembered: [23] });
  expect(await readToday(later)).toMatchObject({ fading: [], remembered: [] });
  expect(await readToday(never)).toMatchObject({ fading: [23], remembered: [] });
  harness.now = hour(25);
  await readToday(never);
  const results = await Promise.all(
    [atOnce, later, never].map(({ id }) =>
      harness.database.db.selectFrom('memory_review').select('result').where('account_id', '=', id).execute(),
    ),
  );
  expect(results).toEqual([[{ result: 'right' }], [{ result: 'helped' }], [{ result: 'wrong' }]]);
});

test('offers an opened exercise again if nothing happened for a day', async () => {
  const user = await createUser(harness);
  await insertJudged(user, { verdict: 'Approved' });
  await readToday(user);
  harness.now = daysLater(3);
  const { id } = await readItem(user);
  await user.post(`/api/practice/memory/${id}/open`, {}).expect(204);
  harness.now = daysLater(4.1);
  expect(await readItem(user)).toMatchObject({ id, isOpened: false });
});

test('brings a program back whose reason was chosen wrongly', async () => {
  const problem = findProblem(1);
  const [exercise] = problem ? listExercises(problem).list : [];
  if (!exercise) throw new Error('there is no exercise');
  const user = await createUser(harness);
  const choose = (outcome: string, created_at: Date) =>
    harness.database.db
      .insertInto('practice_event')
      .values({
        account_id: user.id,
        course_id: 1,
        question_id: 1,
        kind: 'break',
        ref: exercise.file,
        problem_version: '1',
        outcome,
        created_at,
      })
      .execute();
  await choose('wrong-reason', noon);
  await readToday(user);
  harness.now = daysLater(1);
  const item = await readItem(user);
  expect(item).toMatchObject({ kind: 'break', exerciseId: exercise.id, lessonPath: 'three-sum' });
  await user.post(`/api/practice/memory/${item.id}/open`, {}).expect(204);
  await choose('right-reason', new Date(daysLater(1).getTime() + 60_000));
  expect(await readToday(user)).toMatchObject({ items: [], done: 1, nextOn: '2026-11-30' });
});

describe('the line that was corrected last', () => {
  const solution = findProblem(1)?.solutions.python3 ?? '';
  const rightLine = 'while low < high:';
  const failing = solution.replace(rightLine, 'while low <= high:');
  const answer = (line: string) => ({ answer: { kind: 'blank', line } });

  async function readBlank(): Promise<{ user: TestUser; item: MemoryItemOf<'blank'> }> {
    const user = await createUser(harness);
    await insertJudged(user, { verdict: 'Wrong Answer', code: failing });
    await insertJudged(user, {
      verdict: 'Approved',
      code: solution,
      at: new Date(noon.getTime() + 1000),
    });
    await readToday(user);
    const rows = await listRows(user);
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['blank', 'counterexample', 'solve-again']);
    await harness.database.db
      .deleteFrom('memory_item')
      .where('account_id', '=', user.id)
      .where('kind', '<>', 'blank')
      .execute();
    harness.now = daysLater(1);
    await harness.database.db
      .updateTable('memory_plan')
      .set({ collected_at: daysLater(1) })
      .where('account_id', '=', user.id)
      .execute();
    const item = await readItem(user);
    if (item.kind !== 'blank') throw new Error(`the item is of the kind ${item.kind}`);
    return { user, item };
  }

  test('is asked without being sent, and graded without a judge', async () => {
    const { user, item } = await readBlank();
    expect(item).toMatchObject({ lang: 'python3', lessonPath: 'three-sum', start: 'while low' });
    expect([item.before, item.after].join('')).not.toContain(rightLine);
    expect(`${item.before}\n${item.indent}${rightLine}\n${item.after}`).toBe(solution);
    const { body } = await review(user, item, answer(' while low<high: ')).expect(200);
    expect(body).toEqual({ result: 'right', nextOn: expect.any(String), line: rightLine });
  });

  test('may be another line if the program then answers the small inputs', async () => {
    const { user, item } = await readBlank();
    const [{ body }, job] = await Promise.all([
      review(user, item, answer('while high > low:')).then((response) => response),
      answerEvaluation(harness, {
        kind: 'evaluated',
        cases: listSharedInputs(threeSumProblem).map(([numbers = '']) => ({
          answer: formatLiteral('int[][]', threeSumProblem.answer([JSON.parse(numbers) as number[]])),
        })),
      }),
    ]);
    expect(job.source).toBe(solution.replace(rightLine, 'while high > low:'));
    expect(body).toMatchObject({ result: 'right' });
  });

  test('is wrong if the program errs, and not graded if the judge stays busy', async () => {
    const { user, item } = await readBlank();
    await user
      .post(`/api/practice/memory/${item.id}/review`, {
        operationId: randomUUID(),
        isHelped: false,
        ...answer('a\nb'),
      })
      .expect(400);
    const answerBusy = async () => {
      for (let i = 0; i < 3; i += 1) await answerEvaluation(harness, { kind: 'busy' });
    };
    const [busy] = await Promise.all([
      review(user, item, answer('while True:')).then((response) => response),
      answerBusy(),
    ]);
    expect(busy.status).toBe(503);
    const [{ body }] = await Promise.all([
      review(user, item, answer('while low <= high:')).then((response) => response),
      answerEvaluation(harness, { kind: 'unfinished' }),
    ]);
    expect(body).toMatchObject({ result: 'wrong', line: rightLine });
  });

  test('does not come on the same day as the counterexample', async () => {
    const user = await createUser(harness);
    await insertJudged(user, { verdict: 'Wrong Answer', code: failing });
    await insertJudged(user, {
      verdict: 'Approved',
      code: solution,
      at: new Date(noon.getTime() + 1000),
    });
    await readToday(user);
    harness.now = daysLater(1);
    const { items } = await readToday(user);
    expect(items).toMatchObject([{ kind: 'counterexample' }]);
    await review(user, items[0] ?? { id: '' }, {
      answer: { kind: 'counterexample', literal: '[]' },
    }).expect(200);
    expect(await readToday(user)).toMatchObject({ items: [], nextOn: '2026-11-28' });
    harness.now = daysLater(2);
    expect((await readToday(user)).items).toMatchObject([{ kind: 'blank' }]);
  });
});

test('lets items of withdrawn lessons, edited questions and ended courses sleep', async () => {
  const owner = await createOwner(harness, daysLater(30));
  const insert = (lesson_id: number, kind: 'quiz' | 'break' | 'solve-again', key: string) =>
    harness.database.db
      .insertInto('memory_item')
      .values({
        account_id: owner.id,
        course_id: 1,
        lesson_id,
        kind,
        key,
        stability: 1,
        difficulty: 5,
        reps: 1,
        lapses: 0,
        last_review_at: noon,
        scheduled_at: noon,
        due: noon,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const withdrawn = await insert(999, 'solve-again', '');
  const edited = await insert(graph, 'quiz', 'which-form-fits 0123456789abcdef');
  await insert(threeSum, 'break', 'no-such-program.py');
  const paid = await insert(paidLesson, 'solve-again', '');
  expect((await readToday(owner)).items.map(({ id }) => id)).toEqual([paid.id]);
  await review(owner, withdrawn).expect(404);
  await review(owner, edited).expect(404);
  harness.now = daysLater(29.9);
  expect((await readToday(owner)).items).toHaveLength(1);
  await harness.database.db
    .updateTable('enrollment')
    .set({ expires_at: noon })
    .where('account_id', '=', owner.id)
    .execute();
  expect((await readToday(owner)).items).toEqual([]);
  await owner.post(`/api/practice/memory/${paid.id}/open`, {}).expect(404);
});

test('lists at most ten minutes a day and one problem, and the rest on the next days', async () => {
  const user = await createUser(harness);
  await user.post('/api/practice/quiz-miss', miss);
  const [template] = await listRows(user);
  if (!template) throw new Error('there is no item');
  await insertJudged(user, { verdict: 'Wrong Answer' });
  await readToday(user);
  const counterexample = (await listRows(user)).find(({ kind }) => kind === 'counterexample');
  if (!counterexample) throw new Error('there is no counterexample');
  const { id: _, ...copy } = counterexample;
  await harness.database.db
    .insertInto('memory_item')
    .values(Array.from({ length: 20 }, (__, i) => ({ ...copy, key: `copy ${i}` })))
    .execute();
  harness.now = daysLater(1);
  const { items, minutes, nextOn } = await readToday(user);
  expect(items.length).toBeLessThan(10);
  expect({ minutes, nextOn }).toEqual({ minutes: 10, nextOn: '2026-11-28' });
  const [first] = items.filter(({ kind }) => kind === 'counterexample');
  if (!first) throw new Error('no counterexample is due');
  await review(user, first, { answer: { kind: 'counterexample', literal: '[]' } }).expect(200);
  expect((await readToday(user)).items).toHaveLength(items.length - 1);
});

test('needs a login and changes nothing for an admin who views the account', async () => {
  await harness.client().get('/api/practice/today').expect(401);
  const user = await createUser(harness);
  await insertJudged(user, { verdict: 'Wrong Answer' });
  const { body } = await (
    await createAdmin(harness)
  )
    .post(`/api/admin/users/${user.id}/view`, { reason: 'a question' })
    .expect(200);
  const view = harness.client(body.accessToken);
  expect((await view.get('/api/practice/today').expect(200)).body.hasItems).toBe(false);
  await view.post('/api/practice/quiz-miss', miss).expect(403);
  expect(await listRows(user)).toEqual([]);
});
