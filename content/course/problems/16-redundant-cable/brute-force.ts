import type { Cable } from './inputs.ts';

/** Removes one cable at a time, from the last, and checks that all computers still reach computer 1. */
export function bruteForce(cables: readonly Cable[]): Cable {
  return cables.findLast((spare) => {
    const reached = new Set([1]);
    for (let round = 0; round < cables.length; round += 1) {
      for (const cable of cables) {
        if (cable !== spare && cable.some((computer) => reached.has(computer)))
          for (const computer of cable) reached.add(computer);
      }
    }
    return reached.size === cables.length;
  }) as Cable;
}
