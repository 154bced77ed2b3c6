/** The record of a learner in a pattern. */
export interface PatternRecord {
  /** Questions answered rightly and problems solved. */
  readonly hits: number;
  /** Questions answered wrongly and submissions that failed. */
  readonly misses: number;
}

/** The probability of a miss, by Laplace's rule of succession: one half without any record. */
export function weaknessOf({ hits, misses }: PatternRecord): number {
  return (1 + misses) / (2 + hits + misses);
}
