import type { Value } from '@dryrun/contracts/value';

/** The arguments of a test case. */
export type Args = readonly Value[];

/**
 * `attempt` returns true and replaces `best()` if the input is valid, simpler than `best()`, and the program fails on it.
 */
export interface Trial {
  readonly best: () => Args;
  readonly attempt: (args: Args) => Promise<boolean>;
}
