import { flattenLessons, type Course, type Lesson } from '@dryrun/contracts/courses';

export interface PreviousAndNext {
  readonly back: Lesson | undefined;
  readonly next: Lesson | undefined;
}

/** Finds the previous and the next lesson that can be opened, in course order. */
export function findPreviousAndNext(
  course: Course,
  lesson: Lesson,
  canOpen: (lesson: Lesson) => boolean,
): PreviousAndNext {
  const lessons = flattenLessons(course).filter(
    (candidate) => candidate.id === lesson.id || canOpen(candidate),
  );
  const index = lessons.findIndex((candidate) => candidate.id === lesson.id);
  return { back: lessons[index - 1], next: lessons[index + 1] };
}
