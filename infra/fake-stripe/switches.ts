import { invalidRequest } from './stripe-error.ts';

/** Faults that a test can enable. Rates are from 0 to 1. `infra/fake-stripe/README.md` describes them. */
export interface FaultSwitches {
  /** Rate of requests that fail with status 500 before they take effect. */
  readonly failBefore: number;
  /** Rate of requests that fail with status 500 after they took effect. */
  readonly failAfter: number;
  readonly delayMs: number;
  readonly dropWebhooks: number;
  readonly duplicateWebhooks: number;
  readonly delayWebhooksMs: number;
  /** Maximum random delay of an event, in ms, which reorders events. */
  readonly reorderWebhooksMs: number;
  /** Seed that makes faults repeatable; 0 uses `Math.random`. */
  readonly seed: number;
}

export const noFaults: FaultSwitches = {
  failBefore: 0,
  failAfter: 0,
  delayMs: 0,
  dropWebhooks: 0,
  duplicateWebhooks: 0,
  delayWebhooksMs: 0,
  reorderWebhooksMs: 0,
  seed: 0,
};

/** Creates a random source in [0, 1): a linear congruential generator if there is a seed. */
export function createRandom({ seed }: FaultSwitches): () => number {
  let state = seed;
  if (seed === 0) return Math.random;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Validates the fault switches of a request. Omitted faults are off. */
export function readSwitches(body: unknown): FaultSwitches {
  const switches = Object.entries(Object(body) as Record<string, unknown>);
  for (const [name, value] of switches) {
    if (!(name in noFaults) || typeof value !== 'number' || !(value >= 0))
      throw invalidRequest(`Invalid switch: ${name}`);
  }
  return { ...noFaults, ...Object.fromEntries(switches) };
}
