import type { Course } from '@dryrun/contracts/courses';
import type { CurrentCourse } from '@dryrun/contracts/users';
import { useEffect, useMemo, useRef, useState } from 'react';
import { readStored, writeStored, type StorageKey } from '../../shared/storage.ts';
import { useStored } from '../../shared/useStored.ts';
import { useRecordCompletedMutation } from './lessonsApi.ts';

const keyOf = (courseId: number): StorageKey => `previewCompleted:${courseId}`;

function idsIn(stored: string | null): readonly number[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
}

/** Keeps in this browser that someone without the course has completed a preview lesson. */
export function completePreview(courseId: number, lessonId: number): void {
  const ids = new Set(idsIn(readStored(keyOf(courseId))));
  writeStored(keyOf(courseId), JSON.stringify([...ids.add(lessonId)]));
}

/** The preview lessons completed here without the course. Once it is owned they are handed to the server. */
export function usePreviewCompletions(
  course: Course,
  enrollment: CurrentCourse | undefined,
): readonly number[] {
  const [stored, write] = useStored(keyOf(course.id));
  const ids = useMemo(() => idsIn(stored), [stored]);
  const [record] = useRecordCompletedMutation();
  const isMerging = useRef(false);
  const [now] = useState(() => Date.now());
  const mayMerge =
    enrollment !== undefined &&
    (enrollment.expiresAt === undefined || new Date(enrollment.expiresAt).getTime() > now);

  useEffect(() => {
    if (!mayMerge || ids.length === 0 || isMerging.current) return;
    isMerging.current = true;
    const merge = async () => {
      const answers = await Promise.all(
        ids.map((lessonId) => record({ body: { courseId: course.id, lessonId, isCompleted: true } })),
      );
      // What could not be handed over is tried again with the next page.
      const left = ids.filter((_, i) => answers[i]?.error !== undefined);
      write(left.length > 0 ? JSON.stringify(left) : null);
      isMerging.current = false;
    };
    void merge();
  }, [mayMerge, ids, course.id, record, write]);

  return ids;
}
