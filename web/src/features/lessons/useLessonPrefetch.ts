import type { Course, Lesson } from '@dryrun/contracts/courses';
import { useRef } from 'react';
import { hasAccess } from '../../shared/enrollment.ts';
import { useSession } from '../../shared/session.ts';
import { lessonsApi } from './lessonsApi.ts';

/** A pointer that only crosses a link is gone before this. */
const restMs = 60;

export interface PrefetchHandlers {
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
  readonly onFocus?: () => void;
}

/**
 * Returns the handlers of a link that load its text lesson when the pointer rests on it or it gets the focus. Locked
 * lessons are not loaded, nor coding lessons: the server records that their solution was delivered.
 */
export function useLessonPrefetch(course: Course): (lesson: Lesson | undefined) => PrefetchHandlers {
  const { user } = useSession();
  const prefetch = lessonsApi.usePrefetch('getLessonContent');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (lesson) => {
    if (!lesson || lesson.isCodingProblem || !(lesson.preview || hasAccess(user, course))) return {};
    const load = () => prefetch({ query: { id: lesson.id } });
    return {
      onPointerEnter: () => {
        timer.current = setTimeout(load, restMs);
      },
      onPointerLeave: () => clearTimeout(timer.current),
      onFocus: load,
    };
  };
}
