import { useEffect } from 'react';
import { useRecordLastLessonMutation } from './lessonsApi.ts';

/** Leafing through lessons records only the one where the reader stays. */
const stayMs = 800;

/** Records where an owner is, for Continue on the course page. A failure is silent: nothing of theirs is lost. */
export function useLastLesson(courseId: number, lessonId: number, isOwner: boolean): void {
  const [record] = useRecordLastLessonMutation();
  useEffect(() => {
    if (!isOwner) return;
    const timer = window.setTimeout(() => void record({ body: { courseId, lessonId } }), stayMs);
    return () => window.clearTimeout(timer);
  }, [courseId, lessonId, isOwner, record]);
}
