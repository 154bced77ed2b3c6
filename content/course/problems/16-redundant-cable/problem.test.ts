import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { bruteForce } from './brute-force.ts';
import { doubling, inputOfSize, smallInput, type Cable } from './inputs.ts';
import { problem } from './problem.ts';

const redundantCable = problem.reference as (cables: readonly Cable[]) => number[];

test('generates many small offices whose redundant cable is not the last', () => {
  const random = seededRandom(2026);
  let notLast = 0;
  for (let round = 0; round < 1000; round += 1) {
    const [cables] = smallInput(random);
    if (cables.at(-1)?.join() !== redundantCable(cables).join()) notLast += 1;
  }
  expect(notLast).toBeGreaterThan(300);
});

test('agrees with the brute force on a larger office', () => {
  const [cables] = inputOfSize(seededRandom(1609), 100);
  expect(redundantCable(cables)).toEqual(bruteForce(cables));
});

test('generates valid offices', () => {
  const random = seededRandom(2027);
  for (let n = 3; n < 60; n += 1) expect(signature.check?.(inputOfSize(random, n))).toBeUndefined();
  expect(signature.check?.(doubling())).toBeUndefined();
});
