import type { Catalog } from '@dryrun/content/catalog';
import { builtInCourse } from '@dryrun/content/course/outline';
import { needsOfPath, patternOfPath } from '@dryrun/content/course/prerequisites';
import { isPublished } from '@dryrun/content/course/published';
import { listQuizzes } from '@dryrun/content/lesson-quizzes';
import { flattenLessons, hasPractice, isOnSale, type Course, type Lesson } from '@dryrun/contracts/courses';
import type { Learner } from './learner.ts';
import { expectedMinutes, paceOf, unknownPace, type Pace } from './pace.ts';
import type { Work } from './plan.ts';
import type { StoredContent } from './stored-plan.ts';
import { weaknessOf } from './weakness.ts';

export type Courses = Pick<Catalog, 'courses' | 'findLessonText'>;

/** A lesson or problem that the learner can open. */
export interface PlanLesson {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly pattern: string;
  readonly needs: readonly number[];
}

/** More failures of one problem say little more about a pattern. */
const countedFailures = 3;

export type Placement = readonly { readonly lessonId: number; readonly isRight: boolean }[];

export function ownsCourse({ isAdmin, ownedCourseIds }: Learner, course: Course): boolean {
  return isAdmin || ownedCourseIds.includes(course.id);
}

/**
 * The courses of a plan: the built-in one, because it prepares for interviews, and all others that the learner owns.
 */
export function listPlanCourses(courses: Courses, learner: Learner): readonly Course[] {
  return courses.courses.filter(
    (course) =>
      hasPractice(course, 'plan') && (course.id === builtInCourse.id || ownsCourse(learner, course)),
  );
}

/** The lessons and problems that the learner can open, in the order of the courses. */
export function listPlanLessons(courses: Courses, learner: Learner): readonly PlanLesson[] {
  return listPlanCourses(courses, learner).flatMap((course) => {
    const isOwned = ownsCourse(learner, course);
    const lessons = flattenLessons(course).filter(isPublished);
    return lessons
      .filter(({ preview }) => isOwned || (preview && isOnSale(course)))
      .map((lesson, i, readable) => ({ course, lesson, ...placeInCourse(course, lesson, readable[i - 1]) }));
  });
}

/** Without patterns of its own, a course is read in order. */
function placeInCourse(
  course: Course,
  { urlPath }: Lesson,
  previous: Lesson | undefined,
): Pick<PlanLesson, 'pattern' | 'needs'> {
  if (course.id !== builtInCourse.id)
    return { pattern: `${course.path}/${urlPath}`, needs: previous ? [previous.id] : [] };
  const needed = new Set(needsOfPath(urlPath));
  const lessons = flattenLessons(course);
  return {
    pattern: patternOfPath(urlPath),
    needs: lessons.filter((lesson) => needed.has(lesson.urlPath)).map(({ id }) => id),
  };
}

/**
 * A problem is done when it is solved. A lesson is done when it is marked as completed, or when all its quizzes were
 * submitted, because only owners can mark lessons.
 */
export function isDone(courses: Courses, learner: Learner, { lesson }: Pick<PlanLesson, 'lesson'>): boolean {
  if (learner.completed.has(lesson.id)) return true;
  if (lesson.questionId !== undefined) return learner.problems.get(lesson.questionId)?.isSolved ?? false;
  const text = courses.findLessonText(lesson.id);
  const quizzes = text ? listQuizzes(text).length : 0;
  return quizzes > 0 && (learner.quizzes.get(lesson.id) ?? 0) >= quizzes;
}

/** The pace in problems. The times of lessons are not measured. */
export function paceOfLearner(lessons: readonly PlanLesson[], { problems }: Learner): Pace {
  return paceOf(
    lessons.flatMap(({ lesson: { questionId, minutes: estimate } }) => {
      const minutes = questionId === undefined ? null : (problems.get(questionId)?.minutes ?? null);
      return minutes === null || estimate === undefined ? [] : [{ minutes, estimate }];
    }),
  );
}

export function paceOfLesson({ isCodingProblem }: Lesson, pace: Pace): Pace {
  return isCodingProblem ? pace : unknownPace;
}

/** The open lessons and problems. `progress` has the parts that are done. */
export function listWork(
  courses: Courses,
  learner: Learner,
  lessons: readonly PlanLesson[],
  { placement, progress }: { readonly placement: Placement } & Pick<StoredContent, 'progress'>,
): Work[] {
  const pace = paceOfLearner(lessons, learner);
  const weaknesses = listWeaknesses(lessons, learner, placement);
  const weights = Map.groupBy(
    flattenLessons(builtInCourse).filter(({ isCodingProblem }) => isCodingProblem),
    ({ urlPath }) => patternOfPath(urlPath),
  );
  return lessons
    .filter((each) => !isDone(courses, learner, each))
    .map(({ lesson, pattern, needs }) => {
      const done = progress[lesson.id];
      const minutes = expectedMinutes(lesson.minutes ?? 1, paceOfLesson(lesson, pace));
      return {
        id: lesson.id,
        kind: lesson.isCodingProblem ? 'problem' : 'lesson',
        pattern,
        minutes: Math.max(1, minutes - (done?.minutes ?? 0)),
        weakness: weaknesses.get(pattern) ?? weaknessOf({ hits: 0, misses: 0 }),
        weight: lesson.isCodingProblem ? 1 + (weights.get(pattern)?.length ?? 0) : 1,
        needs,
        partsDone: done?.parts ?? 0,
      };
    });
}

function listWeaknesses(
  lessons: readonly PlanLesson[],
  { problems }: Learner,
  placement: Placement,
): ReadonlyMap<string, number> {
  const answers = new Map(placement.map(({ lessonId, isRight }) => [lessonId, isRight]));
  const byPattern = Map.groupBy(lessons, ({ pattern }) => pattern);
  return new Map(
    [...byPattern].map(([pattern, group]) => {
      let hits = 0;
      let misses = 0;
      for (const { lesson } of group) {
        const answer = answers.get(lesson.id);
        if (answer === true) hits += 1;
        if (answer === false) misses += 1;
        const record = lesson.questionId === undefined ? undefined : problems.get(lesson.questionId);
        if (record?.isSolved) hits += 1;
        misses += Math.min(record?.failed ?? 0, countedFailures);
      }
      return [pattern, weaknessOf({ hits, misses })];
    }),
  );
}
