import type { Course, Lesson } from '@dryrun/contracts/courses';
import { completePreview } from './previewCompletions.ts';
import type { Completion } from './useCompletion.ts';
import type { LessonContent } from './useLessonContent.ts';

interface LessonLeft {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly content: LessonContent;
  /** Undefined for whoever does not own the course. */
  readonly completion: Completion | undefined;
}

/** What a press on Next does to the lesson that is left: it counts as completed; without the course in this browser only. */
export function completeAndContinue({ course, lesson, content, completion }: LessonLeft): void {
  if (completion) completion.set(true);
  else if (content.status === 'ready') completePreview(course.id, lesson.id);
}
