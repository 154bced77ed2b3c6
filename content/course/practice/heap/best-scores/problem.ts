import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

function bestScores(scores: readonly number[], k: number): number[] {
  return [...scores].sort((a, b) => b - a).slice(0, k);
}

function smallInput(random: Random): [scores: number[], k: number] {
  const scores = random.list(random.int(1, 8), () => random.int(-5, 5));
  return [scores, random.int(1, scores.length)];
}

/** The ten best. */
function inputOfSize(random: Random, length: number): [scores: number[], k: number] {
  return [random.list(length, () => random.int(-1_000_000, 1_000_000)), Math.min(10, length)];
}

const many = (seed: number) => inputOfSize(seededRandom(seed), 100_000)[0];

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small list ${seed}`,
  args: () => smallInput(seededRandom(21_110 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: bestScores,
  bruteForce,
  smallInput,
  growth: { n: 'the number of scores', largest: 100_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[40, 75, 75, 10], 3], expected: [75, 75, 40] },
    { name: 'example 2, one score', args: [[5], 1], expected: [5] },
    { name: 'example 3, negative scores', args: [[-3, -1, -2], 1], expected: [-1] },
    { name: 'all scores', args: [[1, 3, 2], 3], expected: [3, 2, 1] },
    { name: 'sorted already', args: [[9, 8, 7, 6], 2], expected: [9, 8] },
    { name: 'rising', args: [[1, 2, 3, 4, 5], 2], expected: [5, 4] },
    { name: 'all equal', args: [[6, 6, 6, 6], 2], expected: [6, 6] },
    { name: 'zero and below', args: [[0, -5, 0, -9], 3], expected: [0, 0, -5] },
    { name: 'the best comes last', args: [[2, 1, 3, 100], 1], expected: [100] },
    { name: 'the best comes first', args: [[100, 1, 3, 2], 2], expected: [100, 3] },
    ...randomSmall,
    { name: '100 000 scores, the best 10', args: () => [many(21_101), 10] },
    { name: '100 000 scores, the best 50 000', args: () => [many(21_102), 50_000] },
  ],
});
