import type { Input } from '@dryrun/contracts/endpoint';
import type { MemoryItem, reviewItem, ReviewOutcome } from '@dryrun/contracts/memory';
import { useState } from 'react';
import { useReviewItemMutation } from './memoryApi.ts';

type Answer = Input<typeof reviewItem>['body']['answer'];

export interface ReviewState {
  readonly outcome: ReviewOutcome | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isHelped: boolean;
  /** The learner looks something up, so a right answer counts as one with help. */
  readonly markHelped: () => void;
  readonly send: (answer: Answer) => void;
}

/** Answers one item. A second press and a retry have the same operation id, so that they count once. */
export function useReview(item: MemoryItem, onAnswered: () => void): ReviewState {
  const [operationId] = useState(() => crypto.randomUUID());
  const [isHelped, setIsHelped] = useState(false);
  const [review, { data, error, isLoading }] = useReviewItemMutation();
  return {
    outcome: data,
    error,
    isPending: isLoading,
    isHelped,
    markHelped: () => setIsHelped(true),
    send: (answer) => {
      onAnswered();
      const body = { operationId, at: new Date().toISOString(), isHelped, answer };
      void review({ params: { itemId: item.id }, body });
    },
  };
}
