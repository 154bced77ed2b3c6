import type { Lesson } from '@dryrun/contracts/courses';
import { useRef } from 'react';
import { lessonsApi } from './lessonsApi.ts';

/** A pointer that only crosses a link is gone before this. */
const restMs = 60;

interface PrefetchHandlers {
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
  readonly onFocus?: () => void;
}

/**
 * Returns the handlers of a link that load its text lesson when the pointer rests on it or it gets the focus. Coding
 * lessons are not loaded: the server records that their solution was delivered.
 */
export function useLessonPrefetch(): (lesson: Lesson | undefined) => PrefetchHandlers {
  const prefetch = lessonsApi.usePrefetch('getLessonContent');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (lesson) => {
    if (!lesson || lesson.isCodingProblem) return {};
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
