import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { maxPathSum as signature } from '../../signatures/max-path-sum.ts';
import { chain, inputOfSize, smallInput, strands, twoArms, type LevelOrder } from './inputs.ts';
import { problem } from './problem.ts';

const maxPathSum = problem.reference as (root: Readonly<LevelOrder>) => number;

/** Starts at every node and walks along every path from there, over links without a direction. */
function bruteForce(root: Readonly<LevelOrder>): number {
  const values: number[] = [];
  const links: number[][] = [];
  for (const [place, value] of root.entries()) {
    if (value === null) continue;
    const parent = Math.ceil(place / 2) - 1;
    links.push(parent < 0 ? [] : [parent]);
    links[parent]?.push(values.length);
    values.push(value);
  }
  const bestFrom = (node: number, from: number): number => {
    const onwards = (links[node] ?? []).filter((next) => next !== from).map((next) => bestFrom(next, node));
    return (values[node] as number) + Math.max(0, ...onwards);
  };
  return Math.max(...values.map((_, node) => bestFrom(node, -1)));
}

test('the reference finds the total that walking from every node finds', () => {
  const random = seededRandom(2026);
  for (let round = 0; round < 1000; round += 1) {
    const [root] = smallInput(random);
    expect({ root, best: maxPathSum(root) }).toEqual({ root, best: bruteForce(root) });
  }
});

test('the reference agrees on a larger tree as well', () => {
  const [root] = inputOfSize(seededRandom(1309), 500);
  expect(maxPathSum(root)).toBe(bruteForce(root));
});

test('the deep trees have as many levels as are allowed', () => {
  for (const [root] of [chain(), strands(), twoArms()]) {
    expect(signature.check?.([root])).toBeUndefined();
    expect(
      signature.check?.([[0, ...root.flatMap((value, i) => (i === 0 ? [value, null] : [value]))]]),
    ).toMatch('1001 levels');
  }
});
