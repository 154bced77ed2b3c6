import type { Submission } from '@dryrun/contracts/code';
import { useEffect, useRef } from 'react';
import { useSession } from '../../../shared/session.ts';
import { showError } from '../../../shared/ui/toast.tsx';
import { useIsNarrow } from '../../../shared/useIsNarrow.ts';
import { mergePages, useListSubmissionsInfiniteQuery } from '../codeApi.ts';
import { messages } from '../messages.ts';

export interface Submissions {
  readonly submissions: readonly Submission[];
  readonly isLoading: boolean;
  readonly isLoadingMore: boolean;
  readonly hasFailed: boolean;
  /** Loads the next page unless there is none, one is loading, or the last one failed. */
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/**
 * The user's submissions of a question, newest first. A narrow screen loads all pages at once; a wide one calls
 * `loadMore` on scroll. A failure is shown once and stops paging.
 */
export function useSubmissions(questionId: number): Submissions {
  const { isLoggedIn } = useSession();
  const isNarrow = useIsNarrow();
  const { data, isLoading, isFetching, isError, hasNextPage, fetchNextPage, refetch, requestId } =
    useListSubmissionsInfiniteQuery(questionId, { skip: !isLoggedIn });

  const reportedRequest = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!isError || reportedRequest.current === requestId) return;
    reportedRequest.current = requestId;
    showError(messages.submissionsFailed, { id: 'submissions' });
  }, [isError, requestId]);

  const canLoadMore = hasNextPage && !isFetching && !isError;
  // Also depends on the page count, because a fast response can skip the render with `canLoadMore` false.
  const pageCount = data?.pages.length ?? 0;
  useEffect(() => {
    if (isNarrow && canLoadMore && pageCount > 0) void fetchNextPage();
  }, [isNarrow, canLoadMore, pageCount, fetchNextPage]);

  return {
    submissions: mergePages(data?.pages ?? []),
    isLoading,
    isLoadingMore: isFetching && !isLoading,
    hasFailed: isError,
    loadMore: () => {
      if (canLoadMore) void fetchNextPage();
    },
    retry: () => void refetch(),
  };
}
