import type { CurrentCourse } from '@dryrun/contracts/users';
import { isUnreachable, messageOf } from '../../shared/error.ts';
import { showError } from '../../shared/ui/toast.tsx';
import { useRecordCompletedMutation } from './lessonsApi.ts';
import { messages } from './messages.ts';
import { completePreview, removePreviewCompletions } from './previewCompletions.ts';

export interface Completion {
  readonly isCompleted: boolean;
  readonly set: (isCompleted: boolean) => void;
  /** Reverts `set(true)`, also after the user has left the lesson. */
  readonly undo: () => void;
}

/** An owner's completion state of a lesson; undefined if the user does not own the course. */
export function useCompletion(
  enrollment: CurrentCourse | undefined,
  lessonId: number,
): Completion | undefined {
  const [record, { isLoading }] = useRecordCompletedMutation();
  if (!enrollment) return undefined;
  const isCompleted = enrollment.finishedLessons.includes(lessonId);
  const send = async (next: boolean) => {
    const { error } = await record({ body: { courseId: enrollment.courseId, lessonId, isCompleted: next } });
    // Kept in this browser and sent later (usePreviewCompletions).
    if (next && isUnreachable(error)) completePreview(enrollment.courseId, lessonId);
    else if (error) showError(messageOf(error, messages.completionFailed), { id: 'completion' });
  };
  return {
    isCompleted,
    set(next) {
      if (next !== isCompleted && !isLoading) void send(next);
    },
    undo() {
      removePreviewCompletions(enrollment.courseId, [lessonId]);
      void send(false);
    },
  };
}
