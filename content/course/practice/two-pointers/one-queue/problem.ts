import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Takes the smaller one of both fronts. */
function joinQueues(left: readonly number[], right: readonly number[]): number[] {
  const joined: number[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    const a = left[i] ?? Infinity;
    const b = right[j] ?? Infinity;
    if (a <= b) {
      joined.push(a);
      i += 1;
    } else {
      joined.push(b);
      j += 1;
    }
  }
  return joined;
}

function smallInput(random: Random): [left: number[], right: number[]] {
  return [ascending(random, random.int(0, 6), 2), ascending(random, random.int(0, 6), 2)];
}

function inputOfSize(random: Random, length: number): [left: number[], right: number[]] {
  const half = Math.floor(length / 2);
  return [ascending(random, half, 20), ascending(random, length - half, 20)];
}

function ascending(random: Random, length: number, largestStep: number): number[] {
  let height = random.int(1, 3);
  return random.list(length, () => (height += random.int(0, largestStep)));
}

const long = (seed: number) => ascending(seededRandom(seed), 50_000, 19);

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small queues ${seed}`,
  args: () => smallInput(seededRandom(21_010 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: joinQueues,
  bruteForce,
  smallInput,
  growth: { n: 'the number of people', largest: 100_000, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [
        [120, 150, 180],
        [110, 150],
      ],
      expected: [110, 120, 150, 150, 180],
    },
    { name: 'example 2, an empty queue', args: [[], [7]], expected: [7] },
    {
      name: 'example 3, one after the other',
      args: [
        [1, 2],
        [3, 4],
      ],
      expected: [1, 2, 3, 4],
    },
    { name: 'both empty', args: [[], []], expected: [] },
    { name: 'the right one is empty', args: [[5, 6], []], expected: [5, 6] },
    {
      name: 'the right one comes first',
      args: [
        [8, 9],
        [1, 2],
      ],
      expected: [1, 2, 8, 9],
    },
    { name: 'one each', args: [[2], [1]], expected: [1, 2] },
    {
      name: 'all equal',
      args: [
        [4, 4],
        [4, 4, 4],
      ],
      expected: [4, 4, 4, 4, 4],
    },
    {
      name: 'alternating',
      args: [
        [1, 3, 5],
        [2, 4, 6],
      ],
      expected: [1, 2, 3, 4, 5, 6],
    },
    {
      name: 'a long rest on the left',
      args: [[1, 10, 11, 12, 13], [2]],
      expected: [1, 2, 10, 11, 12, 13],
    },
    {
      name: 'a long rest on the right',
      args: [[3], [1, 2, 9, 9, 10]],
      expected: [1, 2, 3, 9, 9, 10],
    },
    ...randomSmall,
    { name: '50 000 on each side', args: () => [long(21_001), long(21_002)] },
    { name: '50 000 and nobody', args: () => [long(21_003), []] },
  ],
});
