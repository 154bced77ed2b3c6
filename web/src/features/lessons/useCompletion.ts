import type { CurrentCourse } from '@dryrun/contracts/users';
import { useRef } from 'react';
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
  const [record] = useRecordCompletedMutation();
  const sending = useRef(Promise.resolve());
  if (!enrollment) return undefined;
  const isCompleted = enrollment.finishedLessons.includes(lessonId);
  const write = async (isNowCompleted: boolean) => {
    const { error } = await record({
      body: { courseId: enrollment.courseId, lessonId, isCompleted: isNowCompleted },
    });
    // Kept in this browser and sent later (usePreviewCompletions).
    if (isNowCompleted && isUnreachable(error)) completePreview(enrollment.courseId, lessonId);
    else if (error) showError(messageOf(error, messages.completionFailed), { id: 'completion' });
  };
  /** One request after the other, because the last one must be the last on the server too. */
  const send = (isNowCompleted: boolean) => {
    sending.current = sending.current.then(() => write(isNowCompleted));
  };
  return {
    isCompleted,
    set(next) {
      if (next !== isCompleted) send(next);
    },
    undo() {
      removePreviewCompletions(enrollment.courseId, [lessonId]);
      send(false);
    },
  };
}
