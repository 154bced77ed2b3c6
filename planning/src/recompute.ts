import { builtInCourse } from '@dryrun/content/course/outline';
import { hasPractice } from '@dryrun/contracts/courses';
import { reviewSeconds } from '@dryrun/contracts/review-time';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { listPlanLessons, listWork, ownsCourse, type Courses, type PlanLesson } from './course-work.ts';
import { markDone } from './done-items.ts';
import { readLearner, type Learner } from './learner.ts';
import { addParts, listWorkedParts, settlePastDays } from './past-days.ts';
import type { PlannedItem, PlannerInput } from './plan.ts';
import { makePlan } from './planner.ts';
import { findPlanRow, type PlanRow, type StoredContent } from './stored-plan.ts';

/** More than a year of study days can have. */
const unlimitedRehearsals = 1000;

interface PlanningContext {
  readonly db: Kysely<Database>;
  readonly courses: Courses;
  readonly now: Date;
}

export interface CurrentPlan {
  readonly row: PlanRow;
  readonly learner: Learner;
}

interface RecomputeOptions {
  /** False in an admin's view of an account, which changes nothing. */
  readonly isStored?: boolean;
  /** The learner changed the plan, so that its days may grow again, also after missed days. */
  readonly isChanged?: boolean;
}

/**
 * Returns the plan, computed again on the first request of the learner's day, after a purchase and after a change. Undefined
 * without a plan or without a day of the interview.
 */
export async function refreshPlan(
  { db, courses, now }: PlanningContext,
  accountId: string,
  { isStored = true, isChanged = false }: RecomputeOptions = {},
): Promise<CurrentPlan | undefined> {
  return db.transaction().execute(async (trx) => {
    const row = await findPlanRow(trx, accountId, { isLocked: isStored });
    if (!row) return undefined;
    const learner = await readLearner(trx, accountId, now, row.computed_on);
    if (learner.interviewOn === null) return undefined;
    const isCurrent =
      row.computed_on === learner.today &&
      row.content.ownedCourseIds.join() === learner.ownedCourseIds.join();
    if (isCurrent && !isChanged) return { row, learner };
    const content = computeContent(courses, learner, row, isChanged);
    const computed = { computed_on: learner.today, computed_at: now };
    if (isStored) {
      await trx
        .updateTable('plan')
        .set({ ...computed, content: JSON.stringify(content) })
        .where('account_id', '=', accountId)
        .execute();
    }
    return { row: { ...row, ...computed, content }, learner };
  });
}

/** Keeps what is done of today. */
function computeContent(courses: Courses, learner: Learner, row: PlanRow, isChanged: boolean): StoredContent {
  const { content } = row;
  const { today } = learner;
  const lessons = listPlanLessons(courses, learner);
  const settled = settlePastDays(content, learner, lessons);
  const past = isChanged ? { ...settled, earlier: {}, isBehind: false } : settled;
  const stored = content.days.find(({ on }) => on === today && row.computed_on === today)?.items ?? [];
  const done = markDone(stored, { courses, learner, lessons }).flatMap(({ item, isDone }) =>
    isDone ? [item] : [],
  );
  // The parts of today are counted when the day is over.
  const progress = addParts(past.progress, listWorkedParts(done, learner, lessons, today));
  const plan = makePlan({
    today,
    interviewOn: learner.interviewOn ?? today,
    minutes: row.minutes,
    startedOn: row.started_on,
    used: countUsed(done, learner),
    work: listWork(courses, learner, lessons, { placement: row.placement ?? [], progress }),
    ...listReviews(lessons, learner),
    solvedAgainOn: learner.solvedAgainOn,
    rehearsedOn: learner.rehearsedOn,
    rehearsalsLeft: countRehearsals(courses, learner),
    earlier: past.earlier,
  });
  const planned = plan.days.find(({ on }) => on === today)?.items ?? [];
  const items = [...done, ...planned];
  return {
    ...past,
    days: [
      ...(items.length > 0 ? [{ on: today, items }] : []),
      ...plan.days.filter(({ on }) => on !== today),
    ],
    notFitting: plan.notFitting,
    ownedCourseIds: learner.ownedCourseIds,
  };
}

/** The minutes of today that are gone: items that are done, and reviews that were not planned. */
function countUsed(done: readonly PlannedItem[], { reviewedToday }: Learner): PlannerInput['used'] {
  const sum = (items: readonly PlannedItem[]): number =>
    items.reduce((minutes, item) => minutes + item.minutes, 0);
  const seconds = reviewedToday.reduce((total, { kind, count }) => total + count * reviewSeconds[kind], 0);
  const reviews = Math.max(Math.ceil(seconds / 60), sum(done.filter(({ kind }) => kind === 'reviews')));
  return { total: sum(done.filter(({ kind }) => kind !== 'reviews')) + reviews, reviews };
}

/** The exercises in lessons that the learner can open. The others sleep. */
function listReviews(
  lessons: readonly PlanLesson[],
  { shortReviews, problemsAgain }: Learner,
): Pick<PlannerInput, 'reviews' | 'problemsAgain'> {
  const byId = new Map(
    lessons.filter(({ course }) => hasPractice(course, 'memory')).map((each) => [each.lesson.id, each]),
  );
  return {
    reviews: shortReviews.flatMap(({ kind, lessonId, dueOn, count, isOptional }) =>
      byId.has(lessonId) ? [{ dueOn, count, secondsEach: reviewSeconds[kind], isOptional }] : [],
    ),
    problemsAgain: problemsAgain.flatMap(({ lessonId, dueOn }) => {
      const found = byId.get(lessonId);
      if (!found) return [];
      const { pattern, lesson } = found;
      return [{ id: lessonId, pattern, dueOn, minutes: lesson.minutes ?? 1 }];
    }),
  };
}

/** Without the course, one problem can be rehearsed once. */
function countRehearsals({ courses }: Courses, learner: Learner): number {
  const course = courses.find(({ id }) => id === builtInCourse.id);
  if (!course || !hasPractice(course, 'rehearsal')) return 0;
  if (ownsCourse(learner, course)) return unlimitedRehearsals;
  return learner.rehearsals === 0 ? 1 : 0;
}
