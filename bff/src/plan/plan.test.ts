import { join } from 'node:path';
import { builtInCourse, findLesson } from '@dryrun/content/course/outline';
import type { Plan, PlanItem } from '@dryrun/contracts/plan';
import { configureSite } from '@dryrun/contracts/site';
import { insertEnrollment, insertSubmission } from '@dryrun/migrations/rows/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { flattenLessons } from '@dryrun/contracts/courses';
import { sql } from 'kysely';
import { createAdmin, createOwner, createUser, type TestUser } from '../../test/builders.ts';
import { setUpHarness, startHarness } from '../../test/harness.ts';
import { insertView } from '../current-user/sessions.ts';

const noon = new Date('2026-11-26T12:00:00Z'); // a Thursday
const dayMs = 24 * 3600 * 1000;
const daysLater = (days: number): Date => new Date(noon.getTime() + days * dayMs);

const harness = setUpHarness();
beforeEach(() => {
  harness.now = noon;
});

const settings = { interviewOn: '2026-12-31', timeZone: 'UTC', minutes: [60, 60, 60, 60, 60, 60, 60] };

async function makePlan(user: TestUser, change: Partial<typeof settings> = {}): Promise<Plan> {
  const { body } = await user.put('/api/plan', { ...settings, ...change }).expect(200);
  return (body as { plan: Plan }).plan;
}

async function readPlan(user: TestUser): Promise<Plan> {
  const { body } = await user.get('/api/plan').expect(200);
  return (body as { plan: Plan }).plan;
}

const nameOf = (item: PlanItem | Plan['notFitting'][number]): string =>
  'lessonPath' in item ? item.lessonPath : item.kind;
const listNames = ({ days }: Plan): string[] => days.flatMap(({ items }) => items.map(nameOf));
const namesOn = ({ days }: Plan, day: string): string[] =>
  days.find(({ on }) => on === day)?.items.map(nameOf) ?? [];

const lessonId = (path: string): number => findLesson(path)?.id ?? -1;

const completeLesson = (user: TestUser, path: string) =>
  user
    .post('/api/lesson/completed', { courseId: 1, lessonId: lessonId(path), isCompleted: true })
    .expect(200);

interface Submitted {
  readonly questionId: number;
  readonly verdict: string;
  readonly at: Date;
}

const submit = (user: TestUser, { questionId, verdict, at }: Submitted) =>
  insertSubmission(harness.database.db, user.id, {
    question_id: questionId,
    status_msg: verdict,
    created_at: at,
    finished_at: at,
    result: JSON.stringify({ statusMsg: verdict }),
  });

/** Inserts exercises of a lesson, as mistakes do. */
async function insertReviews(user: TestUser, count: number, due: Date, lesson = 'graph'): Promise<void> {
  await sql`
    insert into memory_item (account_id, course_id, lesson_id, kind, key, stability, difficulty, reps, lapses,
      last_review_at, scheduled_at, due)
    select ${user.id}, 1, ${lessonId(lesson)}, 'quiz', ${lesson} || i, 1, 5, 1, 0, ${due}, ${due}, ${due}
    from generate_series(1, ${count}) i`.execute(harness.database.db);
}

const buyCourse = (user: TestUser) =>
  insertEnrollment(harness.database.db, user.id, { expires_at: daysLater(365) });

describe('settings', () => {
  test('has no plan at first, and knows the day of the interview and the time zone of the account', async () => {
    const user = await createUser(harness, { time_zone: 'Europe/Berlin' });
    expect((await user.get('/api/plan').expect(200)).body).toEqual({ timeZone: 'Europe/Berlin' });
    await user.put('/api/practice/interview', { interviewOn: '2026-12-24' }).expect(200);
    expect((await user.get('/api/plan').expect(200)).body).toEqual({
      timeZone: 'Europe/Berlin',
      interviewOn: '2026-12-24',
    });
  });

  test.each([
    [{ interviewOn: '2026-11-25' }, 'interviewOn: this day is over. Choose a day after today'],
    [{ interviewOn: '2026-11-26' }, 'interviewOn: today leaves no day to plan. Choose a day after today'],
    [{ interviewOn: '2027-11-27' }, 'interviewOn: choose a day within the next 365 days'],
    [{ interviewOn: '2027-02-29' }, 'interviewOn: must be a day such as 2027-01-31'],
    [{ interviewOn: null }, 'interviewOn: must be a string'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone: unknown time zone'],
    [{ minutes: [0, 0, 0, 0, 0, 0, 0] }, 'minutes: enter minutes for at least one weekday'],
    [
      { minutes: [60, 60, 60] },
      'minutes: enter whole numbers from 0 to 480, one for each weekday from Monday',
    ],
    [
      { minutes: [481, 0, 0, 0, 0, 0, 0] },
      'minutes: enter whole numbers from 0 to 480, one for each weekday from Monday',
    ],
    [
      { minutes: [-1, 0, 0, 0, 0, 0, 9] },
      'minutes: enter whole numbers from 0 to 480, one for each weekday from Monday',
    ],
    [
      { minutes: [1.5, 0, 0, 0, 0, 0, 0] },
      'minutes: enter whole numbers from 0 to 480, one for each weekday from Monday',
    ],
  ])('refuses %j', async (change, message) => {
    const user = await createUser(harness);
    const { status, body } = await user.put('/api/plan', { ...settings, ...change });
    expect([status, (body as { message: string }).message]).toEqual([400, message]);
    expect((await user.get('/api/plan').expect(200)).body).toEqual({});
  });

  test('judges the day in the time zone of the request', async () => {
    const user = await createUser(harness);
    harness.now = new Date('2026-11-26T23:30:00Z'); // the 27th in Berlin
    const change = { interviewOn: '2026-11-27' };
    await user.put('/api/plan', { ...settings, ...change, timeZone: 'Europe/Berlin' }).expect(400);
    const { today, days } = await makePlan(user, { ...change, timeZone: 'America/New_York' });
    expect([today, days.map(({ on }) => on)]).toEqual(['2026-11-26', ['2026-11-26']]);
  });

  test('accepts an interview in 365 days', async () => {
    const plan = await makePlan(await createOwner(harness), { interviewOn: '2027-11-26' });
    expect(plan.notFitting).toEqual([]);
  });

  test('needs a login', async () => {
    await harness.client().get('/api/plan').expect(401);
    await harness.client().put('/api/plan', settings).expect(401);
  });

  test('sets the day of the interview and the time zone for exercises too', async () => {
    const user = await createOwner(harness);
    await insertReviews(user, 1, daysLater(60));
    await makePlan(user, { interviewOn: '2026-12-10', timeZone: 'Europe/Berlin' });
    expect((await user.get('/api/user/profile').expect(200)).body).toMatchObject({
      timeZone: 'Europe/Berlin',
    });
    expect((await user.get('/api/practice/today').expect(200)).body).toMatchObject({
      interviewOn: '2026-12-10',
      nextOn: '2026-12-09',
    });
    await user.delete('/api/plan').expect(204);
    expect((await user.get('/api/plan').expect(200)).body).toEqual({ timeZone: 'Europe/Berlin' });
    expect((await user.get('/api/practice/today').expect(200)).body).toMatchObject({ nextOn: '2027-01-25' });
  });

  test('has no plan while the day of the interview is removed on another page', async () => {
    const user = await createOwner(harness);
    await makePlan(user);
    await user.put('/api/practice/interview', { interviewOn: null }).expect(200);
    expect((await user.get('/api/plan').expect(200)).body).toEqual({ timeZone: 'UTC' });
    await user.put('/api/practice/interview', { interviewOn: '2026-12-20' }).expect(200);
    expect(await readPlan(user)).toMatchObject({ interviewOn: '2026-12-20', minutes: settings.minutes });
  });

  test('keeps the plans of two accounts apart', async () => {
    const [first, second] = [await createOwner(harness), await createOwner(harness)];
    await makePlan(first);
    await makePlan(second, { interviewOn: '2026-12-05' });
    await second.delete('/api/plan').expect(204);
    expect(await readPlan(first)).toMatchObject({ interviewOn: '2026-12-31' });
  });
});

describe('contents', () => {
  test('plans the whole course for its owner, lessons before their problems', async () => {
    const plan = await makePlan(await createOwner(harness));
    const names = listNames(plan);
    expect(plan.locked).toEqual([]);
    expect(plan.notFitting).toEqual([]);
    expect(namesOn(plan, '2026-11-26').slice(0, 2)).toEqual(['how-to-use', 'complexities']);
    for (const { urlPath } of flattenLessons(builtInCourse)) expect(names).toContain(urlPath);
    expect(names.indexOf('two-pointers')).toBeLessThan(names.indexOf('three-sum'));
    expect(plan.days.every(({ minutes }) => minutes <= 66)).toBe(true);
    const last = plan.days.filter(({ on }) => on >= '2026-12-29');
    expect(last.flatMap(({ items }) => items.map(nameOf))).toEqual(['rehearsal']);
  });

  test('shows minutes as spans while the times of the learner are unknown', async () => {
    const user = await createOwner(harness);
    const [item] = (await makePlan(user)).days[0]?.items ?? [];
    expect(item).toMatchObject({ lessonPath: 'how-to-use', minutes: 12, range: { from: 10, to: 20 } });
    // Three problems that took a third longer than estimated.
    for (const [questionId, estimate] of [
      [3, 20],
      [4, 20],
      [1, 30],
    ] as const) {
      const start = new Date(noon.getTime() - 5 * dayMs);
      await harness.database.db
        .insertInto('draft')
        .values({
          account_id: user.id,
          question_id: questionId,
          lang: 'python3',
          edited_at: start,
          created_at: start,
        })
        .execute();
      const at = new Date(start.getTime() + Math.floor(estimate * 1.3) * 60_000);
      await submit(user, { questionId, verdict: 'Approved', at });
    }
    const plan = await makePlan(user);
    const problem = plan.days.flatMap(({ items }) => items).find((each) => nameOf(each) === 'subarray-sum');
    expect(problem).toMatchObject({ minutes: 39, range: { from: 40, to: 40 } });
  });

  test('plans only what a learner without the course can open, and more after the purchase', async () => {
    const user = await createUser(harness);
    const plan = await makePlan(user);
    const previews = ['how-to-use', 'complexities', 'graph', 'permutation', 'three-sum', 'go'];
    expect(new Set(listNames(plan).filter((name) => name !== 'rehearsal'))).toEqual(new Set(previews));
    expect(listNames(plan).filter((name) => name === 'rehearsal')).toHaveLength(1);
    expect(plan.locked).toEqual([
      { coursePath: 'coding-interview', title: builtInCourse.title, lessons: 36 },
    ]);
    await buyCourse(user);
    const bought = await readPlan(user);
    expect(bought.locked).toEqual([]);
    expect(listNames(bought)).toContain('binary-search');
  });

  test('counts a preview lesson as done when its quizzes are submitted, because only owners can mark it', async () => {
    const user = await createUser(harness);
    await makePlan(user);
    const result = { answers: [[1], [1]], isCorrect: true };
    const send = (quizId: string) =>
      user.put('/api/lesson/quiz-result', { lessonId: 1, quizId, result }).expect(200);
    await send('run-submit-and-what-they-promise');
    expect((await readPlan(user)).days[0]?.items[0]).toMatchObject({
      lessonPath: 'how-to-use',
      isDone: false,
    });
    await send('what-would-you-do-now');
    expect((await readPlan(user)).days[0]?.items[0]).toMatchObject({
      lessonPath: 'how-to-use',
      isDone: true,
    });
  });

  test('says by name what does not fit, with its cost', async () => {
    const plan = await makePlan(await createOwner(harness), { interviewOn: '2026-12-01' });
    expect(plan.notFitting.map(nameOf)).toContain('edit-distance');
    expect(plan.notFitting.find((item) => nameOf(item) === 'edit-distance')).toEqual({
      kind: 'problem',
      lessonId: lessonId('edit-distance'),
      coursePath: 'coding-interview',
      lessonPath: 'edit-distance',
      name: 'Edit Distance',
      minutes: 45,
      range: { from: 30, to: 70 },
      isAgain: false,
    });
    expect(listNames(plan)).not.toContain('edit-distance');
  });

  test('puts due exercises first, and marks them as done', async () => {
    const user = await createOwner(harness);
    await insertReviews(user, 6, daysLater(-1));
    await insertReviews(user, 3, daysLater(1), 'tree');
    const plan = await makePlan(user);
    expect(plan.days[0]?.items[0]).toEqual({ kind: 'reviews', count: 6, minutes: 4, isDone: false });
    expect(plan.days[1]?.items[0]).toEqual({ kind: 'reviews', count: 3, minutes: 2, isDone: false });
    await sql`
      insert into memory_review (account_id, item_id, operation_id, result, reviewed_at, due)
      select account_id, id, gen_random_uuid(), 'right', ${noon}, ${daysLater(3)}
      from memory_item where account_id = ${user.id} and lesson_id = ${lessonId('graph')}`.execute(
      harness.database.db,
    );
    expect((await readPlan(user)).days[0]?.items[0]).toMatchObject({ kind: 'reviews', isDone: true });
  });

  test('plans a solved problem again when its exercise is due', async () => {
    const user = await createOwner(harness);
    const id = lessonId('balanced-brackets');
    await submit(user, { questionId: 3, verdict: 'Approved', at: daysLater(-4) });
    await sql`
      insert into memory_item (account_id, course_id, lesson_id, kind, key, stability, difficulty, reps, lapses,
        last_review_at, scheduled_at, due)
      values (${user.id}, 1, ${id}, 'solve-again', '', 1, 5, 1, 0, ${noon}, ${noon}, ${noon})`.execute(
      harness.database.db,
    );
    const plan = await makePlan(user);
    const again = plan.days.flatMap(({ on, items }) =>
      items.flatMap((item) => ('isAgain' in item && item.isAgain ? [{ on, ...item }] : [])),
    );
    // Since yesterday, 40% of 60 minutes pay for 20.
    expect(again).toMatchObject([
      { on: '2026-11-26', lessonPath: 'balanced-brackets', minutes: 20, isDone: false },
    ]);
    await submit(user, { questionId: 3, verdict: 'Approved', at: noon });
    const items = (await readPlan(user)).days[0]?.items ?? [];
    expect(items.find((item) => nameOf(item) === 'balanced-brackets')).toMatchObject({ isDone: true });
  });

  test('prefers patterns with failed submissions', async () => {
    const user = await createOwner(harness);
    for (const path of ['how-to-use', 'complexities', 'array', 'sorting', 'stack-and-queue'])
      await completeLesson(user, path);
    const before = listNames(await makePlan(user));
    for (let i = 0; i < 3; i += 1)
      await submit(user, { questionId: 7, verdict: 'Wrong Answer', at: daysLater(-1) });
    const after = listNames(await makePlan(user));
    // Question 7 is the second problem of the pattern.
    for (const path of ['balanced-brackets', 'next-warmer-day'])
      expect(after.indexOf(path)).toBeLessThan(before.indexOf(path));
  });
});

describe('days', () => {
  test('ticks what is done and keeps the list of the day, then plans again on the next day', async () => {
    const user = await createOwner(harness);
    const before = await makePlan(user);
    await completeLesson(user, 'how-to-use');
    const after = await readPlan(user);
    expect(namesOn(after, '2026-11-26')).toEqual(namesOn(before, '2026-11-26'));
    expect(after.days[0]?.items.map(({ isDone }) => isDone)).toEqual(
      before.days[0]?.items.map((_, i) => i === 0),
    );
    harness.now = daysLater(1);
    const next = await readPlan(user);
    expect(next.today).toBe('2026-11-27');
    expect(listNames(next)).not.toContain('how-to-use');
    expect(namesOn(next, '2026-11-27')[0]).toBe('complexities');
  });

  test('keeps what is done today when the plan changes', async () => {
    const user = await createOwner(harness);
    await makePlan(user);
    await completeLesson(user, 'how-to-use');
    const { days } = await makePlan(user, { minutes: [30, 30, 30, 30, 30, 30, 30] });
    expect(days[0]?.items[0]).toMatchObject({ lessonPath: 'how-to-use', isDone: true });
    expect(days[0]?.minutes).toBeLessThanOrEqual(33);
  });

  test.each([
    ['Europe/Berlin', '2027-03-27T22:59:00Z', '2027-03-27', '2027-03-27T23:01:00Z', '2027-03-28'],
    ['Europe/Berlin', '2027-03-28T21:59:00Z', '2027-03-28', '2027-03-28T22:01:00Z', '2027-03-29'],
    ['America/New_York', '2027-03-14T04:59:00Z', '2027-03-13', '2027-03-14T05:01:00Z', '2027-03-14'],
    ['America/New_York', '2027-03-15T03:59:00Z', '2027-03-14', '2027-03-15T04:01:00Z', '2027-03-15'],
    ['Pacific/Kiritimati', '2026-11-26T09:59:00Z', '2026-11-26', '2026-11-26T10:01:00Z', '2026-11-27'],
  ])(
    'begins a day at midnight in %s, also on days of 23 hours (%s)',
    async (timeZone, before, day, after, next) => {
      harness.now = new Date(before);
      const user = await createOwner(harness);
      const interviewOn = '2027-04-20';
      expect(await makePlan(user, { timeZone, interviewOn })).toMatchObject({ today: day });
      expect(await readPlan(user)).toMatchObject({ today: day });
      harness.now = new Date(after);
      const plan = await readPlan(user);
      expect([plan.today, plan.days[0]?.on]).toEqual([next, next]);
      // Every day is planned once, whatever its length.
      expect(new Set(plan.days.map(({ on }) => on)).size).toBe(plan.days.length);
    },
  );

  test('follows the learner into another time zone, forth and back', async () => {
    const user = await createOwner(harness);
    await makePlan(user, { timeZone: 'Europe/Berlin' });
    harness.now = new Date('2026-11-26T20:00:00Z');
    expect(await readPlan(user)).toMatchObject({ today: '2026-11-26' });
    await user.put('/api/user/profile', { timeZone: 'Asia/Tokyo' }).expect(200);
    expect(await readPlan(user)).toMatchObject({ today: '2026-11-27', timeZone: 'Asia/Tokyo' });
    await user.put('/api/user/profile', { timeZone: 'America/Los_Angeles' }).expect(200);
    const back = await readPlan(user);
    expect([back.today, back.days[0]?.on]).toEqual(['2026-11-26', '2026-11-26']);
    await user.put('/api/user/profile', { timeZone: null }).expect(200);
    expect(await readPlan(user)).toMatchObject({ today: '2026-11-26', timeZone: 'UTC' });
  });

  test('raises no day by more than 20% after a missed week, until the learner saves the plan', async () => {
    const user = await createOwner(harness);
    const minutes = [45, 60, 30, 60, 45, 90, 0];
    const interviewOn = '2026-12-24';
    await makePlan(user, { minutes, interviewOn });
    await completeLesson(user, 'how-to-use');
    await sql`update lesson_progress set completed_at = ${noon} where account_id = ${user.id}`.execute(
      harness.database.db,
    );
    harness.now = daysLater(1);
    const before = await readPlan(user);
    expect(before.isLimited).toBe(false);
    // The job of each night runs, or not: both lead to the same limit.
    harness.now = daysLater(3);
    await readPlan(user);
    harness.now = daysLater(8);
    const after = await readPlan(user);
    const earlier = new Map(before.days.map((day) => [day.on, day.minutes]));
    const raised = after.days.filter(
      (day) => earlier.has(day.on) && day.minutes > (earlier.get(day.on) ?? 0) * 1.2,
    );
    expect(raised).toEqual([]);
    expect(after.isLimited).toBe(true);
    expect(after.notFitting.length).toBeGreaterThan(before.notFitting.length);
    const saved = await makePlan(user, { minutes, interviewOn });
    expect(saved.isLimited).toBe(false);
    expect(saved.notFitting.length).toBeLessThanOrEqual(after.notFitting.length);
  });

  test('goes on with a long problem only after a day on which the learner worked on it', async () => {
    const user = await createUser(harness);
    for (const path of ['how-to-use', 'complexities', 'graph', 'permutation'])
      for (const quizId of ['first', 'second'])
        await user
          .put('/api/lesson/quiz-result', {
            lessonId: lessonId(path),
            quizId,
            result: { answers: [], isCorrect: true },
          })
          .expect(200);
    await submit(user, { questionId: 14, verdict: 'Approved', at: daysLater(-1) });
    const listParts = ({ days }: Plan) =>
      days.flatMap(({ on, items }) =>
        items.flatMap((item) =>
          'part' in item && item.part ? [`${on} ${item.part.number}/${item.part.count}`] : [],
        ),
      );
    const first = await makePlan(user, { minutes: [10, 10, 10, 10, 10, 10, 10] });
    expect(listParts(first)).toEqual(['2026-11-26 1/3', '2026-11-27 2/3', '2026-11-28 3/3']);
    harness.now = daysLater(1); // nothing was done
    expect(listParts(await readPlan(user))).toEqual(['2026-11-27 1/3', '2026-11-28 2/3', '2026-11-29 3/3']);
    await submit(user, { questionId: 1, verdict: 'Wrong Answer', at: harness.now });
    expect((await readPlan(user)).days[0]?.items).toMatchObject([{ lessonPath: 'three-sum', isDone: true }]);
    harness.now = daysLater(2);
    expect(listParts(await readPlan(user))).toEqual(['2026-11-28 2/3', '2026-11-29 3/3']);
    await submit(user, { questionId: 1, verdict: 'Approved', at: harness.now });
    harness.now = daysLater(3);
    expect(listParts(await readPlan(user))).toEqual([]);
  });

  test('is over on the day of the interview', async () => {
    const user = await createOwner(harness);
    await makePlan(user, { interviewOn: '2026-11-28' });
    for (const days of [2, 3]) {
      harness.now = daysLater(days);
      expect(await readPlan(user)).toMatchObject({ interviewOn: '2026-11-28', days: [] });
    }
  });

  test('gives the same plan to requests at the same time', async () => {
    const user = await createOwner(harness);
    await makePlan(user);
    harness.now = daysLater(1);
    const plans = await Promise.all([readPlan(user), readPlan(user), readPlan(user), readPlan(user)]);
    for (const plan of plans) expect(plan).toEqual(plans[0]);
  });

  test("stores nothing in an admin's view of the account", async () => {
    const user = await createOwner(harness);
    await makePlan(user);
    const admin = await createAdmin(harness);
    const session = { ...admin, sessionId: '', loggedInAt: noon, isView: false };
    const { id } = await harness.database.db
      .selectFrom('token')
      .select('id')
      .where('account_id', '=', admin.id)
      .executeTakeFirstOrThrow();
    harness.now = daysLater(1);
    const token = await insertView(harness.database.db, user.id, { ...session, sessionId: id }, harness.now);
    const view = harness.client(token);
    expect((await view.get('/api/plan').expect(200)).body).toMatchObject({ plan: { today: '2026-11-27' } });
    await view.put('/api/plan', settings).expect(403);
    const row = await harness.database.db
      .selectFrom('plan')
      .select('computed_on')
      .where('account_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(row.computed_on).toBe('2026-11-26');
  });
});

describe('placement', () => {
  interface Question {
    readonly lessonId: number;
    readonly answers: readonly string[];
  }

  async function readQuestions(user: TestUser): Promise<readonly Question[]> {
    const { body } = await user.get('/api/plan/placement').expect(200);
    return (body as { questions: Question[] }).questions;
  }

  test('asks about every pattern, without the right answers', async () => {
    const user = await createOwner(harness);
    const questions = await readQuestions(user);
    expect(questions.length).toBeGreaterThan(9);
    expect(questions.length).toBeLessThan(14);
    const text = JSON.stringify(questions);
    for (const hidden of ['answerSets', 'correctMessage', 'explanations', 'isCorrect'])
      expect(text).not.toContain(hidden);
  });

  test('asks a learner without the course about preview lessons only', async () => {
    const questions = await readQuestions(await createUser(harness));
    expect(questions.map((question) => question.lessonId).toSorted((a, b) => a - b)).toEqual(
      ['complexities', 'graph', 'permutation'].map(lessonId),
    );
  });

  test('grades on the server, and puts weak patterns first', async () => {
    const user = await createOwner(harness);
    const before = await makePlan(user);
    const questions = await readQuestions(user);
    const right = new Map([
      [lessonId('complexities'), [1]],
      [lessonId('array'), [1]],
      [lessonId('binary-search'), [0, 2]],
    ]);
    const answers = questions.map((question) => ({
      lessonId: question.lessonId,
      chosen: right.get(question.lessonId) ?? [],
    }));
    const { body } = await user.post('/api/plan/placement', { answers }).expect(200);
    const { results } = body as { results: { lessonId: number; isRight: boolean; pattern: string }[] };
    expect(results).toHaveLength(questions.length);
    expect(results.filter(({ isRight }) => isRight).map((result) => result.lessonId)).toEqual([
      ...right.keys(),
    ]);
    const after = await readPlan(user);
    expect(after.placement).toEqual({ asked: questions.length, right: 3 });
    const place = (plan: Plan, name: string): number => listNames(plan).indexOf(name);
    expect(place(after, 'binary-search')).toBeGreaterThan(place(before, 'binary-search'));
  });

  test('refuses an answer to a question that it does not ask', async () => {
    const user = await createUser(harness);
    await makePlan(user);
    const answers = [{ lessonId: lessonId('tree'), chosen: [0] }];
    const { status, body } = await user.post('/api/plan/placement', { answers });
    expect([status, body]).toMatchObject([400, { fields: { lessonId: expect.stringContaining('reload') } }]);
    await user.post('/api/plan/placement', { answers: [] }).expect(400);
  });

  test('needs a plan', async () => {
    const user = await createUser(harness);
    const answers = [{ lessonId: lessonId('graph'), chosen: [0] }];
    expect((await user.post('/api/plan/placement', { answers })).body).toMatchObject({
      code: 'plan_not_found',
    });
  });
});

test('plans another course that the learner owns, in its order', async () => {
  const twoCourses = await startHarness({
    COURSES_DIR: join(import.meta.dirname, '../../test/courses'),
  });
  try {
    twoCourses.now = noon;
    const user = await createOwner(twoCourses, daysLater(365), 2);
    const names = listNames(await makePlan(user));
    expect(names.indexOf('primes')).toBeGreaterThanOrEqual(0);
    expect(names.indexOf('remainders')).toBeGreaterThan(names.indexOf('primes'));
    expect(names).toContain('three-sum'); // a preview of the built-in course
    expect(names).not.toContain('binary-search');
  } finally {
    await twoCourses.stop();
  }
});

test('refuses a plan where plans are switched off', async () => {
  const off = await startHarness({ COURSE_PRACTICE_OFF: 'plan' });
  try {
    const user = await createOwner(off);
    expect((await user.put('/api/plan', settings)).body).toMatchObject({ code: 'practice_off' });
    expect((await user.get('/api/plan').expect(200)).body).toEqual({ isOff: true });
  } finally {
    await off.stop();
    configureSite({}); // the settings of a site are global
  }
});

test('reads a plan with 10,000 exercises within a second of CPU time', async () => {
  const user = await createOwner(harness);
  await insertReviews(user, 10_000, daysLater(2));
  await makePlan(user);
  const before = process.cpuUsage();
  const plan = await readPlan(user);
  const { user: userMicros, system: systemMicros } = process.cpuUsage(before);
  expect(userMicros + systemMicros).toBeLessThan(1_000_000);
  expect(plan.notFitting).toContainEqual(expect.objectContaining({ kind: 'reviews' }));
});
