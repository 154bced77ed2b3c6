import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { chainWithShortcuts, inputOfSize, longCycle, smallInput, type Dependency } from './inputs.ts';
import { problem } from './problem.ts';

const buildStages = problem.reference as (n: number, deps: readonly Dependency[]) => number;

test('generates some small builds with a cycle', () => {
  const random = seededRandom(2026);
  let cycles = 0;
  for (let round = 0; round < 1000; round += 1) {
    const [n, deps] = smallInput(random);
    if (buildStages(n, deps) === -1) cycles += 1;
  }
  expect(cycles).toBeGreaterThan(50);
  expect(cycles).toBeLessThan(500);
});

test('agrees with the brute force on a larger build', () => {
  const input = inputOfSize(seededRandom(1509), 60);
  expect(buildStages(...input)).toBe(bruteForce(...input));
});

test('rejects the long chain when one dependency closes a cycle', () => {
  expect(buildStages(...chainWithShortcuts())).toBe(20_000);
  expect(buildStages(...longCycle())).toBe(-1);
});
