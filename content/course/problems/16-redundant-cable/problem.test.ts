import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { redundantCable as signature } from '../../signatures/redundant-cable.ts';
import { doubling, inputOfSize, smallInput, type Cable } from './inputs.ts';
import { problem } from './problem.ts';

const redundantCable = problem.reference as (cables: readonly Cable[]) => number[];

/** Takes out one cable after the other, the last one first, and looks whether all can still reach computer 1. */
function bruteForce(cables: readonly Cable[]): Cable | undefined {
  return cables.findLast((spare) => {
    const reached = new Set([1]);
    for (let round = 0; round < cables.length; round += 1) {
      for (const cable of cables) {
        if (cable !== spare && cable.some((computer) => reached.has(computer)))
          for (const computer of cable) reached.add(computer);
      }
    }
    return reached.size === cables.length;
  });
}

test('the reference names the cable that trying to do without each one finds', () => {
  const random = seededRandom(2026);
  let notLast = 0;
  for (let round = 0; round < 1000; round += 1) {
    const [cables] = smallInput(random);
    const spare = redundantCable(cables);
    expect({ cables, spare }).toEqual({ cables, spare: bruteForce(cables) });
    if (cables.at(-1)?.join() !== spare.join()) notLast += 1;
  }
  expect(notLast).toBeGreaterThan(300);
});

test('the reference agrees on a larger office as well', () => {
  const [cables] = inputOfSize(seededRandom(1609), 100);
  expect(redundantCable(cables)).toEqual(bruteForce(cables));
});

test('the random offices obey the rules', () => {
  const random = seededRandom(2027);
  for (let n = 3; n < 60; n += 1) expect(signature.check?.(inputOfSize(random, n))).toBeUndefined();
  expect(signature.check?.(doubling())).toBeUndefined();
});
