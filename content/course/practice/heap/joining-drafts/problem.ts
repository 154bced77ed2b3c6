import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Two sorted queues instead of a heap: joined parts are created in ascending order. */
function fewestPages(pages: readonly number[]): number {
  const parts = pages.toSorted((a, b) => a - b);
  const joined: number[] = [];
  let [i, j, total] = [0, 0, 0];
  const takeSmallest = (): number => {
    const [part, join] = [parts[i] ?? Infinity, joined[j] ?? Infinity];
    if (part <= join) i += 1;
    else j += 1;
    return Math.min(part, join);
  };
  for (let joins = 1; joins < pages.length; joins += 1) {
    const sum = takeSmallest() + takeSmallest();
    joined.push(sum);
    total += sum;
  }
  return total;
}

function smallInput(random: Random): [pages: number[]] {
  return [random.list(random.int(1, 5), () => random.int(1, 12))];
}

function inputOfSize(random: Random, length: number): [pages: number[]] {
  return [random.list(length, () => random.int(1, 4000))];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small book ${seed}`,
  args: () => smallInput(seededRandom(23_210 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: fewestPages,
  bruteForce,
  smallInput,
  growth: { n: 'the number of parts', largest: 30_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[20, 30, 10]], expected: 90 },
    { name: 'example 2', args: [[7]], expected: 0 },
    { name: 'example 3', args: [[5, 5, 5, 5]], expected: 40 },
    { name: 'two parts', args: [[3, 8]], expected: 11 },
    { name: 'already ascending', args: [[1, 2, 3, 4]], expected: 19 },
    { name: 'descending', args: [[4, 3, 2, 1]], expected: 19 },
    { name: 'one long part', args: [[100, 1, 1, 1]], expected: 108 },
    { name: 'the joined part is the smallest again', args: [[1, 1, 5, 5]], expected: 21 },
    { name: 'the joined part must wait', args: [[4, 4, 5, 6]], expected: 38 },
    { name: 'all of one page', args: [[1, 1, 1, 1, 1]], expected: 12 },
    { name: 'powers of two', args: [[1, 2, 4, 8, 16]], expected: 56 },
    { name: 'a pair of equal ones', args: [[9, 9]], expected: 18 },
    ...randomSmall,
    { name: '30 000 parts', args: () => inputOfSize(seededRandom(23_201), 30_000) },
    { name: '30 000 equal parts', args: () => [Array<number>(30_000).fill(2500)] },
    { name: 'descending lengths', args: () => [Array.from({ length: 4000 }, (_, i) => 4000 - i)] },
  ],
});
