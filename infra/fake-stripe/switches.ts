import { invalidRequest } from './stripe-error.ts';

/** Faults that a test switches on; shares are of all requests or events, from 0 to 1. */
export interface Switches {
  /** Requests answered with 500 before anything was done. */
  readonly failBefore: number;
  /** Requests answered with 500 although they were done: the worst kind of failure. */
  readonly failAfter: number;
  /** Every request waits this long. */
  readonly delayMs: number;
  /** Events that are never delivered. */
  readonly dropWebhooks: number;
  /** Events that are delivered twice. */
  readonly duplicateWebhooks: number;
  /** Every event waits this long. */
  readonly delayWebhooksMs: number;
  /** Every event waits up to this long, so that they overtake each other. */
  readonly reorderWebhooksMs: number;
  /** Makes the faults repeatable; 0 is true chance. */
  readonly seed: number;
}

/** No fault. */
export const calm: Switches = {
  failBefore: 0,
  failAfter: 0,
  delayMs: 0,
  dropWebhooks: 0,
  duplicateWebhooks: 0,
  delayWebhooksMs: 0,
  reorderWebhooksMs: 0,
  seed: 0,
};

/** Faults drawn from a seed (a linear congruential generator); numbers from 0 to below 1. */
export function randomOf({ seed }: Switches): () => number {
  let state = seed;
  if (seed === 0) return Math.random;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The switches of a request; what it leaves out is off. */
export function readSwitches(body: unknown): Switches {
  const given = Object.entries(Object(body) as Record<string, unknown>);
  for (const [name, value] of given) {
    if (!(name in calm) || typeof value !== 'number' || !(value >= 0))
      throw invalidRequest(`Invalid switch: ${name}`);
  }
  return { ...calm, ...Object.fromEntries(given) };
}
