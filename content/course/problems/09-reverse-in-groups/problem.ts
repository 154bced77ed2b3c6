import { defineProblem } from '../../../src/problem.ts';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { bruteForce } from './brute-force.ts';
import { countingList, inputOfSize, smallInput } from './inputs.ts';

/** Copies block by block, reversing complete ones. The judge represents a list by its values. */
function reverseInGroups(head: readonly number[], k: number): number[] {
  const answer: number[] = [];
  for (let start = 0; start < head.length; start += k) {
    const block = head.slice(start, start + k);
    answer.push(...(block.length === k ? block.reverse() : block));
  }
  return answer;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small list ${seed}`,
  args: () => smallInput(seededRandom(900 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: reverseInGroups,
  bruteForce,
  smallInput,
  growth: { n: 'the number of nodes', largest: 100_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[1, 2, 3, 4, 5, 6, 7], 3], expected: [3, 2, 1, 6, 5, 4, 7] },
    { name: 'example 2', args: [[1, 2, 3, 4], 2], expected: [2, 1, 4, 3] },
    { name: 'example 3', args: [[1, 2], 3], expected: [1, 2] },
    { name: 'an empty list', args: [[], 1], expected: [] },
    { name: 'an empty list and a large block', args: [[], 5000], expected: [] },
    { name: 'one node', args: [[7], 1], expected: [7] },
    { name: 'one node and a longer block', args: [[7], 2], expected: [7] },
    { name: 'blocks of one node change nothing', args: [[3, 1, 2], 1], expected: [3, 1, 2] },
    { name: 'the block is the whole list', args: [[1, 2, 3, 4, 5], 5], expected: [5, 4, 3, 2, 1] },
    { name: 'one node short of a block', args: [[1, 2, 3, 4], 5], expected: [1, 2, 3, 4] },
    { name: 'an exact multiple', args: [[1, 2, 3, 4, 5, 6], 3], expected: [3, 2, 1, 6, 5, 4] },
    {
      name: 'the rest is one node short',
      args: [[1, 2, 3, 4, 5, 6, 7, 8], 3],
      expected: [3, 2, 1, 6, 5, 4, 7, 8],
    },
    { name: 'pairs with a last node left over', args: [[1, 2, 3, 4, 5], 2], expected: [2, 1, 4, 3, 5] },
    { name: 'four blocks', args: [[1, 2, 3, 4, 5, 6, 7, 8], 2], expected: [2, 1, 4, 3, 6, 5, 8, 7] },
    { name: 'equal values', args: [[0, 0, 1, 0, 0, 1, 0], 3], expected: [1, 0, 0, 1, 0, 0, 0] },
    {
      name: 'the lowest and highest values',
      args: [[-1000, 1000, 0, -1000], 2],
      expected: [1000, -1000, -1000, 0],
    },
    ...randomSmall,
    { name: '5 000 nodes in blocks of 1', args: () => [countingList(5000), 1] },
    { name: '5 000 nodes in pairs', args: () => [countingList(5000), 2] },
    { name: '5 000 nodes in blocks of 7, two left over', args: () => [countingList(5000), 7] },
    { name: '4 999 nodes and blocks of 5 000', args: () => [countingList(4999), 5000] },
    { name: '5 000 nodes in one block', args: () => [countingList(5000), 5000] },
  ],
});
