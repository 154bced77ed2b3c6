import type { Submission } from '@dryrun/contracts/code';
import { useEffect, useRef } from 'react';
import { useSession } from '../../../shared/session.ts';
import { showError } from '../../../shared/ui/toast.tsx';
import { useIsNarrow } from '../../../shared/useIsNarrow.ts';
import { submissionsOf, useListSubmissionsInfiniteQuery } from '../codeApi.ts';
import { messages } from '../messages.ts';

export interface Submissions {
  readonly submissions: readonly Submission[];
  readonly isLoading: boolean;
  readonly isLoadingMore: boolean;
  readonly hasFailed: boolean;
  /** Asks for the next page unless there is none, one is under way, or the last one failed. */
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/**
 * The user's submissions of a question, newest first. On a narrow screen every page is loaded at the start, on a
 * wide one `loadMore` is called on scroll. A failure is told once and stops the paging (spec section 8).
 */
export function useSubmissions(questionId: number): Submissions {
  const { isLoggedIn } = useSession();
  const isNarrow = useIsNarrow();
  const { data, isLoading, isFetching, isError, hasNextPage, fetchNextPage, refetch, requestId } =
    useListSubmissionsInfiniteQuery(questionId, { skip: !isLoggedIn });

  const told = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!isError || told.current === requestId) return;
    told.current = requestId;
    showError(messages.submissionsFailed, { id: 'submissions' });
  }, [isError, requestId]);

  const canLoadMore = hasNextPage && !isFetching && !isError;
  // By the number of pages too: a quick answer may come before `canLoadMore` was ever seen as false.
  const pageCount = data?.pages.length ?? 0;
  useEffect(() => {
    if (isNarrow && canLoadMore && pageCount > 0) void fetchNextPage();
  }, [isNarrow, canLoadMore, pageCount, fetchNextPage]);

  return {
    submissions: submissionsOf(data?.pages ?? []),
    isLoading,
    isLoadingMore: isFetching && !isLoading,
    hasFailed: isError,
    loadMore: () => {
      if (canLoadMore) void fetchNextPage();
    },
    retry: () => void refetch(),
  };
}
