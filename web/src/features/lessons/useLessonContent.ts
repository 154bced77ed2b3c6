import type { Lesson } from '@dryrun/contracts/courses';
import type { Output } from '@dryrun/contracts/endpoint';
import { unknownError } from '@dryrun/contracts/errors';
import type { getLessonContent } from '@dryrun/contracts/lessons';
import { useEffect } from 'react';
import { errorBodyOf, isUnreachable, messageOf, statusOf } from '../../shared/error.ts';
import { useSession } from '../../shared/session.ts';
import { showError } from '../../shared/ui/toast.tsx';
import { useGetLessonContentQuery } from './lessonsApi.ts';
import { messages } from './messages.ts';

export type LessonContent =
  | { readonly status: 'loading' | 'missing' | 'not-in-preview' }
  /** The user has no access to the course. `message` comes from the server. */
  | { readonly status: 'locked'; readonly message: string }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly content: Output<typeof getLessonContent> };

/** Maps 401 to `not-in-preview`, 403 to `locked`, 404 to `missing`. Only 401 and 404 show no toast. */
export function useLessonContent(lesson: Lesson): LessonContent {
  const { isLoggedIn } = useSession();
  const isLocked = !isLoggedIn && !lesson.preview;
  const { currentData, error, isFetching, refetch } = useGetLessonContentQuery(
    { query: { id: lesson.id } },
    { skip: isLocked },
  );

  useEffect(() => {
    const status = statusOf(error);
    if (!error || status === 401 || status === 404) return;
    const fallback = isUnreachable(error) ? messages.serverUnreachable : unknownError;
    showError(messageOf(error, fallback), { id: `lesson-${lesson.id}` });
  }, [error, lesson.id]);

  const isWaiting = isUnreachable(error);
  useEffect(() => {
    if (!isWaiting) return;
    const retry = () => void refetch();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isWaiting, refetch]);

  if (isLocked) return { status: 'not-in-preview' };
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
