import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** A slow and a fast position meet on a circle. */
function comesToAnEnd(next: readonly number[]): boolean {
  const follow = (place: number): number => next[place] ?? -1;
  let [slow, fast] = [0, 0];
  do {
    slow = follow(slow);
    fast = follow(follow(fast));
  } while (fast !== -1 && fast !== slow);
  return fast === -1;
}

function smallInput(random: Random): [next: number[]] {
  const length = random.int(1, 6);
  return [random.list(length, () => random.int(-1, length - 1))];
}

/** A walk through all places that ends, in random order. */
function inputOfSize(random: Random, length: number): [next: number[]] {
  const order = [0, ...random.shuffle(Array.from({ length: length - 1 }, (_, i) => i + 1))];
  const next = Array<number>(length).fill(-1);
  order.slice(1).forEach((place, i) => (next[order[i] ?? 0] = place));
  return [next];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small park ${seed}`,
  args: () => smallInput(seededRandom(21_910 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: comesToAnEnd,
  bruteForce,
  smallInput,
  growth: { n: 'the number of places', largest: 100_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[2, -1, 1]], expected: true },
    { name: 'example 2', args: [[1, 2, 1]], expected: false },
    { name: 'example 3', args: [[-1]], expected: true },
    { name: 'a sign to itself', args: [[0]], expected: false },
    { name: 'a circle back to the start', args: [[1, 2, 0]], expected: false },
    { name: 'a circle that is not on the walk', args: [[-1, 2, 1]], expected: true },
    { name: 'a long way before the circle', args: [[1, 2, 3, 4, 3]], expected: false },
    { name: 'a circle of one place after the start', args: [[1, 1]], expected: false },
    { name: 'an end after two steps', args: [[1, -1]], expected: true },
    { name: 'an even circle', args: [[1, 2, 3, 4, 1]], expected: false },
    { name: 'an odd circle', args: [[1, 2, 3, 1]], expected: false },
    { name: 'many signs to one place', args: [[3, 3, 3, -1]], expected: true },
    { name: 'backwards', args: [[3, -1, 1, 2]], expected: true },
    { name: 'an end that is not on the walk', args: [[1, 0, -1]], expected: false },
    ...randomSmall,
    {
      name: '100 000 places to the end',
      args: () => inputOfSize(seededRandom(21_901), 100_000),
      expected: true,
    },
    {
      name: 'a circle through all 100 000 places',
      args: () => [Array.from({ length: 100_000 }, (_, i) => (i + 1) % 100_000)],
      expected: false,
    },
    {
      name: '99 998 places before a circle of two',
      args: () => [Array.from({ length: 100_000 }, (_, i) => (i === 99_999 ? 99_998 : i + 1))],
      expected: false,
    },
  ],
});
