import type { Course, Lesson } from '@dryrun/contracts/courses';
import type { User } from '@dryrun/contracts/users';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState } from 'react';
import { hasAccess } from '../../shared/enrollment.ts';
import { prepareMarkdown } from '../../shared/markdown/Markdown.tsx';
import { useSession } from '../../shared/session.ts';
import { lessonsApi, useGetLessonContentQuery } from './lessonsApi.ts';

/** A pointer that only crosses a link is gone before this. */
const restMs = 60;
/** Until then, a page sends its own requests. */
const settleMs = 2000;

/** `pointerover`, because React sends no `pointerenter` if the link replaces another one under the pointer. */
export interface PrefetchHandlers {
  readonly onPointerOver?: () => void;
  readonly onPointerOut?: () => void;
  readonly onFocus?: () => void;
}

/** Returns the handlers of a link that prefetch its text lesson when the pointer rests on it or it gets the focus. */
export function useLessonPrefetch(course: Course): (lesson: Lesson | undefined) => PrefetchHandlers {
  const { user } = useSession();
  const prefetch = lessonsApi.usePrefetch('getLessonContent');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (lesson) => {
    if (!lesson || !canPrefetch(lesson, course, user)) return {};
    const load = () => prefetch({ query: { id: lesson.id } });
    return {
      onPointerOver: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(load, restMs);
      },
      onPointerOut: () => clearTimeout(timer.current),
      onFocus: load,
    };
  };
}

/** Prefetches and parses the next text lesson after `settleMs`, and keeps it while the page is open. */
export function useNextLessonPrefetch(course: Course, lesson: Lesson | undefined): void {
  const { user } = useSession();
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, []);
  const isDue = isSettled && lesson !== undefined && canPrefetch(lesson, course, user);
  const { currentData } = useGetLessonContentQuery(isDue ? { query: { id: lesson.id } } : skipToken);
  const text = currentData?.lessonContent;
  useEffect(() => {
    if (text !== undefined) void prepareMarkdown(text);
  }, [text]);
}

/** False for locked lessons, and for coding lessons: the server records that their solution was delivered. */
function canPrefetch(lesson: Lesson, course: Course, user: User | null): boolean {
  return !lesson.isCodingProblem && (lesson.preview || hasAccess(user, course));
}
