interface PlacementQuestion {
  /** The path of a text lesson of the built-in course. */
  readonly lesson: string;
  readonly quiz: string;
  readonly question: number;
}

/**
 * Quiz questions that need no text around them, one per lesson and at least one per pattern with problems. They show what
 * a learner knows already, in about five minutes.
 */
export const placementQuestions: readonly PlacementQuestion[] = [
  { lesson: 'complexities', quiz: 'would-it-be-fast-enough', question: 0 },
  { lesson: 'array', quiz: 'what-does-it-cost-in-an-array', question: 1 },
  { lesson: 'two-pointers', quiz: 'what-is-ruled-out', question: 0 },
  { lesson: 'hash-table', quiz: 'will-it-be-found', question: 0 },
  { lesson: 'stack-and-queue', quiz: 'who-comes-out-first', question: 1 },
  { lesson: 'binary-search', quiz: 'which-can-be-searched-by-halving', question: 0 },
  { lesson: 'linked-list', quiz: 'fast-and-slow', question: 1 },
  { lesson: 'heap', quiz: 'which-structure', question: 0 },
  { lesson: 'tree', quiz: 'walks', question: 0 },
  { lesson: 'graph', quiz: 'marks-and-costs', question: 2 },
  { lesson: 'permutation', quiz: 'choices-and-their-undoing', question: 1 },
  { lesson: 'dynamic-programming', quiz: 'states-and-choices', question: 2 },
];
