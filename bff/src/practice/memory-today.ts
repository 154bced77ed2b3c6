import type { Catalog, CatalogLesson } from '@dryrun/content/catalog';
import { isPublished } from '@dryrun/content/course/published';
import { findProblem } from '@dryrun/content/problems';
import { flattenLessons, hasPractice, isOnSale } from '@dryrun/contracts/courses';
import type { MemoryItem, Today } from '@dryrun/contracts/memory';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { dailyReviewSeconds, reviewSeconds } from '@dryrun/contracts/review-time';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { listReadableCourses } from '../current-user/course-access.ts';
import type { Principal } from '../current-user/sessions.ts';
import type { Context } from '../platform/context.ts';
import { listExercises } from './break-exercises.ts';
import { findStoredCounterexample } from './memory-answers.ts';
import { dateIn, type Day } from '@dryrun/planning/learner-day';
import { findStoredGap } from './memory-gap.ts';
import {
  findNextDue,
  hasItems,
  listDue,
  listReviewed,
  listSolvedLessons,
  type ItemRow,
} from './memory-items.ts';
import { orderItems } from './memory-order.ts';
import { findQuestionByKey, toSingleQuestion } from './memory-quiz.ts';

/** Lists today's exercises. Items of lessons that the learner cannot read, or that no longer exist, sleep. */
export async function readToday(context: Context, user: Principal, day: Day): Promise<Today> {
  const { db, catalog, clock } = context;
  const lessonIds = await listReadableLessons(context, user, clock());
  const [rows, reviewed, nextDue, isUsed, solved] = await Promise.all([
    listDue(db, user.id, day, lessonIds),
    listReviewed(db, user.id, day),
    findNextDue(db, user.id, day, lessonIds),
    hasItems(db, user.id),
    listSolvedLessons(db, user.id, day),
  ]);
  let secondsLeft = dailyReviewSeconds - reviewed.reduce((sum, { kind }) => sum + reviewSeconds[kind], 0);
  let problemsLeft = 1 - reviewed.filter(({ kind }) => kind === 'solve-again').length;
  let plannedSeconds = 0;
  let isEverythingPlanned = true;
  const items: MemoryItem[] = [];
  /** By lesson. Another kind would give the answer away, also after the exercise is done. */
  const ownProgramKinds = new Map(
    reviewed.filter(isOwnProgram).map(({ lesson_id, kind }) => [lesson_id, kind]),
  );
  for (const row of rows) {
    const isProblem = row.kind === 'solve-again';
    const isTold = isOwnProgram(row) && (ownProgramKinds.get(row.lesson_id) ?? row.kind) !== row.kind;
    if (isTold || (isProblem ? problemsLeft <= 0 : reviewSeconds[row.kind] > secondsLeft)) {
      isEverythingPlanned = false;
      continue;
    }
    const item = await resolveItem(db, catalog, row);
    if (!item) continue;
    if (isProblem) problemsLeft -= 1;
    if (isOwnProgram(row)) ownProgramKinds.set(row.lesson_id, row.kind);
    secondsLeft -= reviewSeconds[row.kind];
    plannedSeconds += reviewSeconds[row.kind];
    items.push(item);
  }
  const nextOn = isEverythingPlanned ? nextDue && dateIn(day.zone, nextDue) : dateIn(day.zone, day.endsAt);
  return omitUndefined({
    items: orderItems(items),
    minutes: Math.ceil(plannedSeconds / 60),
    done: reviewed.length,
    hasItems: isUsed,
    nextOn,
    ...solved,
    interviewOn: day.interviewOn !== null && day.interviewOn >= day.today ? day.interviewOn : undefined,
  });
}

/** Whether the exercise shows a program of the learner. */
function isOwnProgram({ kind }: Pick<ItemRow, 'kind'>): boolean {
  return kind === 'counterexample' || kind === 'blank';
}

/** The lessons whose items may be shown: published, free or owned, and of a course that brings mistakes back. */
export async function listReadableLessons(
  { db, catalog }: Pick<Context, 'db' | 'catalog'>,
  user: Principal,
  now: Date,
): Promise<number[]> {
  const readable = await listReadableCourses(db, user, now);
  const courses = catalog.courses.filter((course) => hasPractice(course, 'memory'));
  return courses.flatMap((course) =>
    flattenLessons(course)
      .filter(isPublished)
      .filter(({ preview }) => readable === 'all' || readable.has(course.id) || (preview && isOnSale(course)))
      .map(({ id }) => id),
  );
}

/** Undefined if its question or program no longer exists. */
async function resolveItem(
  db: Kysely<Database>,
  catalog: Catalog,
  row: ItemRow,
): Promise<MemoryItem | undefined> {
  const found = catalog.findLesson(row.lesson_id);
  if (!found) return undefined;
  const { course, lesson } = found;
  const common = {
    id: row.id,
    coursePath: course.path,
    lessonPath: lesson.urlPath,
    lessonName: lesson.name,
    reps: row.reps,
  };
  switch (row.kind) {
    case 'quiz': {
      const text = catalog.findLessonText(row.lesson_id);
      const question = text && findQuestionByKey(text, row.key);
      return question && { kind: 'quiz', ...common, quiz: toSingleQuestion(question) };
    }
    case 'counterexample': {
      const stored = await findStoredCounterexample(db, row, found);
      if (!stored) return undefined;
      const { lang, code, submittedAt, counterexample } = stored;
      const { expected, input } = counterexample;
      const time = submittedAt.toISOString();
      return {
        kind: 'counterexample',
        ...common,
        lang,
        code,
        submittedAt: time,
        input: [...input],
        expected,
      };
    }
    case 'blank': {
      const stored = await findStoredGap(db, row);
      if (!stored) return undefined;
      const { lang, submittedAt, gap } = stored;
      const { before, indent, line, after } = gap;
      return {
        kind: 'blank',
        ...common,
        lang,
        before,
        indent,
        after,
        start: line.slice(0, Math.ceil(line.length / 2)),
        submittedAt: submittedAt.toISOString(),
      };
    }
    case 'solve-again':
      return {
        kind: 'solve-again',
        ...common,
        minutes: lesson.minutes ?? 0,
        isOpened: row.opened_at !== null,
      };
    case 'break': {
      const exerciseId = findExerciseId(found, row.key);
      if (exerciseId === undefined) return undefined;
      return { kind: 'break', ...common, exerciseId, isOpened: row.opened_at !== null };
    }
  }
}

function findExerciseId({ lesson }: CatalogLesson, file: string): string | undefined {
  const problem = lesson.questionId === undefined ? undefined : findProblem(lesson.questionId);
  return problem && listExercises(problem).list.find((exercise) => exercise.file === file)?.id;
}
