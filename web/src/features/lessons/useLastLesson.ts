import { useEffect } from 'react';
import { useRecordLastLessonMutation } from './lessonsApi.ts';

/** Minimum time that a lesson must stay open to be recorded. */
const minStayMs = 800;

/** Records an owner's current lesson for the Continue button. Failures are ignored. */
export function useLastLesson(courseId: number, lessonId: number, isOwner: boolean): void {
  const [record] = useRecordLastLessonMutation();
  useEffect(() => {
    if (!isOwner) return;
    const timer = window.setTimeout(() => void record({ body: { courseId, lessonId } }), minStayMs);
    return () => window.clearTimeout(timer);
  }, [courseId, lessonId, isOwner, record]);
}
