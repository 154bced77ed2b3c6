import type { Value } from '@dryrun/contracts/value';

export type Args = readonly Value[];

/** `attempt` replaces `best()` and returns true if the input is valid and simpler, and the program fails on it. */
export interface Minimizer {
  readonly best: () => Args;
  readonly attempt: (args: Args) => Promise<boolean>;
}
