import type { Course, Lesson } from '@dryrun/contracts/courses';
import { useRef } from 'react';
import { useRequestDispatch } from '../../shared/api.ts';
import { hasAccess } from '../../shared/enrollment.ts';
import { prepareMarkdown } from '../../shared/markdown/Markdown.tsx';
import { useSession } from '../../shared/session.ts';
import { lessonsApi } from './lessonsApi.ts';

const { getLessonContent } = lessonsApi.endpoints;

/** A pointer that only crosses a link is gone before this. */
const restMs = 60;

export interface PrefetchHandlers {
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
  readonly onFocus?: () => void;
}

/**
 * Returns the handlers of a link that load its text lesson when the pointer rests on it or it gets the focus. A pointer
 * also parses the text; Tab crosses many links, and each text would delay the next key. Locked lessons are not loaded,
 * nor coding lessons: the server records that their solution was delivered.
 */
export function useLessonPrefetch(course: Course): (lesson: Lesson | undefined) => PrefetchHandlers {
  const { user } = useSession();
  const dispatch = useRequestDispatch();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (lesson) => {
    if (!lesson || lesson.isCodingProblem || !(lesson.preview || hasAccess(user, course))) return {};
    const load = () =>
      dispatch(getLessonContent.initiate({ query: { id: lesson.id } }, { subscribe: false }));
    const prepare = async () => {
      const { data } = await load();
      if (data) await prepareMarkdown(data.lessonContent);
    };
    return {
      onPointerEnter: () => {
        timer.current = setTimeout(() => void prepare(), restMs);
      },
      onPointerLeave: () => clearTimeout(timer.current),
      onFocus: () => void load(),
    };
  };
}
