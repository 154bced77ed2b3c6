import type { Course, Lesson } from '@dryrun/contracts/courses';

export interface PreviousAndNext {
  readonly back: Lesson | undefined;
  readonly next: Lesson | undefined;
}

/** Finds the previous and the next lesson that can be opened, in course order. */
export function previousAndNextOf(
  course: Course,
  lesson: Lesson,
  canOpen: (lesson: Lesson) => boolean,
): PreviousAndNext {
  const lessons = course.sections
    .flatMap((section) => section.lessons)
    .filter((one) => one.id === lesson.id || canOpen(one));
  const index = lessons.findIndex((one) => one.id === lesson.id);
  return { back: lessons[index - 1], next: lessons[index + 1] };
}
