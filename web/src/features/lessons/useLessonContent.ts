import type { Lesson } from '@dryrun/contracts/courses';
import type { Output } from '@dryrun/contracts/endpoint';
import type { getLessonContent } from '@dryrun/contracts/lessons';
import { useEffect } from 'react';
import { errorBodyOf, messageOf, statusOf } from '../../shared/error.ts';
import { useSession } from '../../shared/session.ts';
import { showError } from '../../shared/ui/toast.tsx';
import { useGetLessonContentQuery } from './lessonsApi.ts';
import { messages } from './messages.ts';

/** A lesson's text and whether it may be read. */
export type LessonContent =
  | { readonly status: 'loading' | 'missing' | 'not-in-preview' }
  /** The user does not own the course, or no longer does; `message` is the server's. */
  | { readonly status: 'locked'; readonly message: string }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly content: Output<typeof getLessonContent> };

/**
 * Loads a lesson's text. 401 clears it (logging out is the session's matter), 403 locks it, 404 means that there
 * is no such lesson; 403 and everything else also tell in a toast (spec section 8).
 */
export function useLessonContent(lesson: Lesson): LessonContent {
  const { isLoggedIn } = useSession();
  const isBarred = !isLoggedIn && !lesson.preview;
  const { currentData, error, isFetching, refetch } = useGetLessonContentQuery(
    { query: { id: lesson.id } },
    { skip: isBarred },
  );

  useEffect(() => {
    const status = statusOf(error);
    if (!error || status === 401 || status === 404) return;
    showError(messageOf(error, messages.oops), { id: `lesson-${lesson.id}` });
  }, [error, lesson.id]);

  if (isBarred) return { status: 'not-in-preview' };
  if (currentData && !error) return { status: 'ready', content: currentData };
  if (!error || isFetching) return { status: 'loading' };
  switch (statusOf(error)) {
    case 401:
      return { status: 'not-in-preview' };
    case 403:
      return { status: 'locked', message: errorBodyOf(error)?.message ?? messages.notInPreview };
    case 404:
      return { status: 'missing' };
    default:
      return { status: 'failed', retry: () => void refetch() };
  }
}
