import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { chainWithShortcuts, inputOfSize, longCircle, smallInput, type Dependency } from './inputs.ts';
import { problem } from './problem.ts';

const buildStages = problem.reference as (n: number, deps: readonly Dependency[]) => number;

test('some of the small builds go round in a circle', () => {
  const random = seededRandom(2026);
  let circles = 0;
  for (let round = 0; round < 1000; round += 1) {
    const [n, deps] = smallInput(random);
    if (buildStages(n, deps) === -1) circles += 1;
  }
  expect(circles).toBeGreaterThan(50);
  expect(circles).toBeLessThan(500);
});

test('the reference agrees on a larger build as well', () => {
  const input = inputOfSize(seededRandom(1509), 60);
  expect(buildStages(...input)).toBe(bruteForce(...input));
});

test('one dependency more makes the long chain a circle', () => {
  for (const [[n, deps], stages] of [
    [chainWithShortcuts(), 20_000],
    [longCircle(), -1],
  ] as const) {
    expect(deps).toHaveLength(50_000);
    expect(buildStages(n, deps)).toBe(stages);
  }
});
