import type { Course } from '@dryrun/contracts/courses';
import type { CurrentCourse } from '@dryrun/contracts/users';
import { useEffect, useMemo, useRef } from 'react';
import { hasEnded } from '../../shared/enrollment.ts';
import { parseJson } from '../../shared/parseJson.ts';
import { readStored, writeStored, type StorageKey } from '../../shared/storage.ts';
import { useIsOnline } from '../../shared/useIsOnline.ts';
import { useLocalStorage } from '../../shared/useLocalStorage.ts';
import { useRecordCompletedMutation } from './lessonsApi.ts';

const keyOf = (courseId: number): StorageKey => `previewCompleted:${courseId}`;

function parseIds(storedJson: string | null): readonly number[] {
  const ids = parseJson(storedJson);
  return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : [];
}

export function completePreview(courseId: number, lessonId: number): void {
  const ids = new Set(parseIds(readStored(keyOf(courseId))));
  writeStored(keyOf(courseId), JSON.stringify([...ids.add(lessonId)]));
}

export function removePreviewCompletions(courseId: number, lessonIds: readonly number[]): void {
  const ids = parseIds(readStored(keyOf(courseId))).filter((id) => !lessonIds.includes(id));
  writeStored(keyOf(courseId), ids.length > 0 ? JSON.stringify(ids) : null);
}

/** Sends lessons completed in this browser to the server, once the user owns the course and is online. */
export function usePreviewCompletions(
  course: Course,
  enrollment: CurrentCourse | undefined,
): readonly number[] {
  const [storedJson] = useLocalStorage(keyOf(course.id));
  const ids = useMemo(() => parseIds(storedJson), [storedJson]);
  const [record] = useRecordCompletedMutation();
  const isMerging = useRef(false);
  const isOnline = useIsOnline();
  const canMerge = enrollment !== undefined && !hasEnded(enrollment);

  useEffect(() => {
    if (!canMerge || !isOnline || ids.length === 0 || isMerging.current) return;
    isMerging.current = true;
    const merge = async () => {
      const results = await Promise.all(
        ids.map((lessonId) => record({ body: { courseId: course.id, lessonId, isCompleted: true } })),
      );
      isMerging.current = false;
      // Keeps failed IDs and those stored in the meantime, so that they are sent later.
      removePreviewCompletions(
        course.id,
        ids.filter((_, i) => results[i]?.error === undefined),
      );
    };
    void merge();
  }, [canMerge, isOnline, ids, course.id, record]);

  return ids;
}
