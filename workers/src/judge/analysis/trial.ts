import type { Value } from '@dryrun/contracts/value';

/** The arguments of a test case. */
export type Args = readonly Value[];

/**
 * Tries an input: true when it is valid, simpler than the best so far, and the program fails on it; from then on it is the
 * best so far. `best()` is that one.
 */
export interface Trial {
  readonly best: () => Args;
  readonly attempt: (args: Args) => Promise<boolean>;
}
