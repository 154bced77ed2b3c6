import type { ReviewResult } from '@dryrun/contracts/memory';
import { createEmptyCard, fsrs, Rating, State, type Card, type Grade } from 'ts-fsrs';

/** The state of an item in FSRS. */
export interface Memory {
  readonly stability: number;
  readonly difficulty: number;
  readonly reps: number;
  readonly lapses: number;
  readonly lastReviewAt: Date;
  readonly scheduledAt: Date;
}

/** Deterministic, and in whole days: an item never comes back on the day of its review. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

const grades: Readonly<Record<ReviewResult, Grade>> = {
  right: Rating.Good,
  helped: Rating.Hard,
  wrong: Rating.Again,
};

/** The event that creates an item is its first review. */
export function startMemory(at: Date, result: ReviewResult): Memory {
  return toMemory(scheduler.next(createEmptyCard(at), at, grades[result]).card);
}

export function reviewMemory(memory: Memory, at: Date, result: ReviewResult): Memory {
  return toMemory(scheduler.next(toCard(memory), at, grades[result]).card);
}

function toCard({ stability, difficulty, reps, lapses, lastReviewAt, scheduledAt }: Memory): Card {
  return {
    ...createEmptyCard(lastReviewAt),
    stability,
    difficulty,
    reps,
    lapses,
    state: State.Review,
    due: scheduledAt,
    last_review: lastReviewAt,
  };
}

function toMemory({ stability, difficulty, reps, lapses, last_review, due }: Card): Memory {
  return { stability, difficulty, reps, lapses, lastReviewAt: last_review ?? due, scheduledAt: due };
}
