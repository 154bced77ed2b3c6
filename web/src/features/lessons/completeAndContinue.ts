import type { Course, Lesson } from '@dryrun/contracts/courses';
import { completePreview } from './previewCompletions.ts';
import type { Completion } from './useCompletion.ts';
import type { LessonContent } from './useLessonContent.ts';

interface FinishedLesson {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly content: LessonContent;
  readonly completion: Completion | undefined;
}

/** Marks a lesson as completed, only in this browser if the user does not own the course. */
export function completeAndContinue({ course, lesson, content, completion }: FinishedLesson): void {
  if (completion) completion.set(true);
  else if (content.status === 'ready') completePreview(course.id, lesson.id);
}
