import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

type LevelOrder = (number | null)[];

/** Climbs from both until they meet. A boss stands before its people in level order. */
function closestBoss(root: readonly (number | null)[], a: number, b: number): number {
  const bossOf = new Map<number, number>();
  let next = 1;
  root.forEach((person, place) => {
    if (person === null) return;
    bossOf.set(next, place);
    bossOf.set(next + 1, place);
    next += 2;
  });
  let [x, y] = [root.indexOf(a), root.indexOf(b)];
  while (x !== y) {
    if (x > y) x = bossOf.get(x) ?? 0;
    else y = bossOf.get(y) ?? 0;
  }
  return root[x] ?? -1;
}

type Input = [root: LevelOrder, a: number, b: number];

function smallInput(random: Random): Input {
  return company(random, random.int(1, 9), 2);
}

function inputOfSize(random: Random, people: number): Input {
  return company(random, people, 4);
}

/** About one place in `gap` is empty. */
function company(random: Random, people: number, gap: number): Input {
  const numbers = random.shuffle(Array.from({ length: people }, (_, i) => 3 * i));
  const tree: LevelOrder = [];
  let [places, used] = [1, 0];
  while (used < people) {
    const fills = places === 1 || random.int(1, gap) > 1;
    tree.push(fills ? (numbers[used] ?? 0) : null);
    places += fills ? 1 : -1;
    if (fills) used += 1;
  }
  return [tree, random.pick(numbers), random.pick(numbers)];
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small company ${seed}`,
  args: () => smallInput(seededRandom(24_310 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: closestBoss,
  bruteForce,
  smallInput,
  growth: { n: 'the number of people', largest: 10_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[50, 20, 80, 10, 30, null, 90], 10, 30], expected: 20 },
    { name: 'example 2', args: [[50, 20, 80, 10, 30, null, 90], 10, 90], expected: 50 },
    { name: 'example 3', args: [[50, 20, 80, 10, 30, null, 90], 80, 90], expected: 80 },
    { name: 'the founder alone', args: [[5], 5, 5], expected: 5 },
    { name: 'the same person', args: [[5, 3, 8], 3, 3], expected: 3 },
    { name: 'two colleagues', args: [[5, 3, 8], 3, 8], expected: 5 },
    { name: 'b is above a', args: [[5, 3, null, 1], 1, 3], expected: 3 },
    { name: 'a is above b', args: [[5, 3, null, 1], 3, 1], expected: 3 },
    { name: 'the founder and a leaf', args: [[5, 3, 8, 1], 5, 1], expected: 5 },
    { name: 'different levels', args: [[5, 3, 8, 1, null, null, 9], 1, 8], expected: 5 },
    { name: 'both on the left side', args: [[9, 4, 7, 2, 6, null, null, 1, 3], 1, 6], expected: 4 },
    { name: 'cousins', args: [[1, 2, 3, 4, 5, 6, 7], 4, 5], expected: 2 },
    { name: 'cousins from two sides', args: [[1, 2, 3, 4, 5, 6, 7], 5, 6], expected: 1 },
    { name: 'a chain to the right', args: [[1, null, 2, null, 3, null, 4], 4, 2], expected: 2 },
    { name: 'no order of the numbers', args: [[10, 90, 80, 20, 70], 20, 70], expected: 90 },
    { name: 'deep below one child', args: [[1, 2, 3, 4, 5, null, null, 6, 7, 8, 9], 6, 9], expected: 2 },
    { name: 'a number of 0', args: [[0, 1, 2], 1, 2], expected: 0 },
    ...randomSmall,
    { name: '10 000 people', args: () => inputOfSize(seededRandom(24_301), 10_000) },
    {
      name: 'a chain of 1 000',
      args: () => [
        [
          1,
          ...Array.from({ length: 999 }, (_, i) => [i + 2, null])
            .flat()
            .slice(0, -1),
        ],
        1000,
        500,
      ],
      expected: 500,
    },
    {
      name: 'two leaves of a full tree',
      args: () => [Array.from({ length: 8191 }, (_, i) => i), 4095, 8190],
      expected: 0,
    },
  ],
});
