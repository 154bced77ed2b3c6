import type { LessonSection } from '@dryrun/contracts/lesson-sections';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { useEffect } from 'react';
import { useRecordLastLessonMutation } from './lessonsApi.ts';

/** Minimum time that a lesson or tab must stay open to be recorded. */
const minStayMs = 800;

/** Records an owner's current lesson and its tab for the Continue button. Failures are ignored. */
export function useLastLesson(
  courseId: number,
  lessonId: number,
  section: LessonSection | undefined,
  isOwner: boolean,
): void {
  const [record] = useRecordLastLessonMutation();
  useEffect(() => {
    if (!isOwner) return;
    const body = { courseId, lessonId, ...omitUndefined({ section }) };
    const timer = window.setTimeout(() => void record({ body }), minStayMs);
    return () => window.clearTimeout(timer);
  }, [courseId, lessonId, section, isOwner, record]);
}
