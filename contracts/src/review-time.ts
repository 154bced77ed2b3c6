/** Estimated seconds for an exercise of the learner's memory. A problem is solved again beside the ten minutes. */
export const reviewSeconds = {
  quiz: 40,
  counterexample: 90,
  blank: 60,
  break: 180,
  'solve-again': 0,
} as const;

/** A day has at most this many seconds of exercises, and one problem to solve again. */
export const dailyReviewSeconds = 600;
