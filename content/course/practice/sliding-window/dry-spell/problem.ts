import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** The window's start moves when there is too much rain. */
function longestStay(forecast: string, k: number): number {
  let [start, rainy, longest] = [0, 0, 0];
  for (let end = 0; end < forecast.length; end += 1) {
    if (forecast[end] === 'r') rainy += 1;
    for (; rainy > k; start += 1) if (forecast[start] === 'r') rainy -= 1;
    longest = Math.max(longest, end - start + 1);
  }
  return longest;
}

function smallInput(random: Random): [forecast: string, k: number] {
  return [random.list(random.int(0, 8), () => random.pick(['s', 'r'])).join(''), random.int(0, 3)];
}

/** With some rain, but long windows. */
function inputOfSize(random: Random, length: number): [forecast: string, k: number] {
  const days = random.list(length, () => (random.int(1, 8) === 1 ? 'r' : 's'));
  return [days.join(''), Math.floor(length / 16)];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small forecast ${seed}`,
  args: () => smallInput(seededRandom(22_110 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: longestStay,
  bruteForce,
  smallInput,
  growth: { n: 'the number of days', largest: 200_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: ['srsssrrs', 1], expected: 5 },
    { name: 'example 2', args: ['rrr', 0], expected: 0 },
    { name: 'example 3', args: ['ssrs', 2], expected: 4 },
    { name: 'no day', args: ['', 3], expected: 0 },
    { name: 'one sunny day', args: ['s', 0], expected: 1 },
    { name: 'one rainy day is too much', args: ['r', 0], expected: 0 },
    { name: 'one rainy day is fine', args: ['r', 1], expected: 1 },
    { name: 'only sun', args: ['sssss', 0], expected: 5 },
    { name: 'k larger than the forecast', args: ['rsr', 200000], expected: 3 },
    { name: 'the stretch is at the end', args: ['rrsss', 0], expected: 3 },
    { name: 'the stretch is at the start', args: ['sssrr', 0], expected: 3 },
    { name: 'several rainy days leave at once', args: ['rrsrrss', 1], expected: 3 },
    { name: 'equal stretches', args: ['ssrss', 0], expected: 2 },
    ...randomSmall,
    { name: '200 000 days with some rain', args: () => inputOfSize(seededRandom(22_101), 200_000) },
    { name: '200 000 rainy days', args: () => ['r'.repeat(200_000), 100_000], expected: 100000 },
    { name: '200 000 sunny days', args: () => ['s'.repeat(200_000), 0], expected: 200000 },
  ],
});
