import type { Course, Lesson } from '@dryrun/contracts/courses';
import { showToast } from '../../shared/ui/toast.tsx';
import { messages } from './messages.ts';
import { completePreview, removePreviewCompletions } from './previewCompletions.ts';
import type { Completion } from './useCompletion.ts';
import type { LessonContent } from './useLessonContent.ts';

interface FinishedLesson {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly content: LessonContent;
  readonly completion: Completion | undefined;
  /** A problem without a submission. The toast then offers Undo. */
  readonly isUntouched?: boolean;
}

const undoMs = 10_000;

/** Marks a lesson as completed, only in this browser if the user does not own the course. */
export function completeAndContinue({
  course,
  lesson,
  content,
  completion,
  isUntouched = false,
}: FinishedLesson): void {
  if (completion) completion.set(true);
  else if (content.status === 'ready') completePreview(course.id, lesson.id);
  else return;
  if (!isUntouched) return;
  const undo = completion?.undo ?? (() => removePreviewCompletions(course.id, [lesson.id]));
  showToast(messages.markedAsCompleted(lesson.name), {
    id: 'completion',
    durationMs: undoMs,
    action: { label: 'Undo', onClick: undo },
  });
}
