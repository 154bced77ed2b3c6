import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { chainWithShortcuts, inputOfSize, longCircle, smallInput, type Dependency } from './inputs.ts';
import { problem } from './problem.ts';

const buildStages = problem.reference as (n: number, deps: readonly Dependency[]) => number;

/** Puts every module into stage 1 and moves it behind what it needs, until nothing moves or a stage exceeds n. */
function bruteForce(n: number, deps: readonly Dependency[]): number {
  const stages = Array<number>(n).fill(1);
  const stage = (module = 0): number => stages[module] as number;
  for (;;) {
    const late = deps.find(([a, b]) => stage(a) <= stage(b));
    if (!late) return Math.max(...stages);
    const [a = 0, b] = late;
    stages[a] = stage(b) + 1;
    if (stage(a) > n) return -1;
  }
}

test('the reference counts the stages that moving modules back gives', () => {
  const random = seededRandom(2026);
  let circles = 0;
  for (let round = 0; round < 1000; round += 1) {
    const [n, deps] = smallInput(random);
    const stages = buildStages(n, deps);
    expect({ n, deps, stages }).toEqual({ n, deps, stages: bruteForce(n, deps) });
    if (stages === -1) circles += 1;
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
