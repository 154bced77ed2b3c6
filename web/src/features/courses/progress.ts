import { flattenLessons, type Course, type Lesson } from '@dryrun/contracts/courses';
import type { CurrentCourse } from '@dryrun/contracts/users';
import { isPublished } from '@dryrun/content/course/published';
import { href } from '../../shared/paths.ts';

/** Counts finished lessons that exist in the course. */
export function countFinished(course: Course, { finishedLessons }: CurrentCourse): number {
  const finished = new Set(finishedLessons);
  return flattenLessons(course).filter(({ id }) => finished.has(id)).length;
}

export function countSolved(lessons: readonly Lesson[], solved: ReadonlySet<number>): number {
  return lessons.filter(({ questionId }) => questionId !== undefined && solved.has(questionId)).length;
}

/** The lesson that Continue opens: the last visited one, else the first published one. */
export function lessonToContinue(course: Course, enrollment?: CurrentCourse): Lesson | undefined {
  const lessons = flattenLessons(course).filter(isPublished);
  return lessons.find(({ urlPath }) => urlPath === enrollment?.lastLessonPath) ?? lessons[0];
}

/** The URL of the lesson to continue with, in the tab that was opened last. */
export function continueUrl(course: Course, { urlPath }: Lesson, enrollment: CurrentCourse): string {
  const isLast = urlPath === enrollment.lastLessonPath;
  return href.lesson(course.path, urlPath, isLast ? enrollment.lastSection : undefined);
}

/** The first unfinished lesson, searched from the last visited one on, then from the beginning. */
export function nextLesson(course: Course, enrollment: CurrentCourse): Lesson | undefined {
  const finished = new Set(enrollment.finishedLessons);
  const lessons = flattenLessons(course).filter(isPublished);
  const last = Math.max(
    0,
    lessons.findIndex(({ urlPath }) => urlPath === enrollment.lastLessonPath),
  );
  return [...lessons.slice(last), ...lessons.slice(0, last)].find(({ id }) => !finished.has(id));
}

/** Total duration of lessons, such as `9 hours` or `25 minutes`. */
export function formatDuration(lessons: readonly Lesson[]): string {
  const minutes = lessons.reduce((sum, lesson) => sum + (lesson.minutes ?? 0), 0);
  if (minutes < 90) return `${minutes} minutes`;
  return `${Math.round(minutes / 60)} hours`;
}
