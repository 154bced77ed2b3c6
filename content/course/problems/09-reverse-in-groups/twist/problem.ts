import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom } from '../../../../src/random.ts';
import { countingList, inputOfSize, smallInput } from '../inputs.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Copies group by group, reversing every second complete one. */
function reverseSecondGroups(head: readonly number[], k: number): number[] {
  const answer: number[] = [];
  for (let start = 0; start < head.length; start += k) {
    const group = head.slice(start, start + k);
    const isReversed = (start / k) % 2 === 0 && group.length === k;
    answer.push(...(isReversed ? group.reverse() : group));
  }
  return answer;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small list ${seed}`,
  args: () => smallInput(seededRandom(10900 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: reverseSecondGroups,
  bruteForce,
  smallInput,
  growth: { n: 'the number of nodes', largest: 100_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[1, 2, 3, 4, 5, 6, 7], 2], expected: [2, 1, 3, 4, 6, 5, 7] },
    { name: 'example 2', args: [[1, 2, 3, 4, 5], 3], expected: [3, 2, 1, 4, 5] },
    { name: 'example 3', args: [[1, 2], 3], expected: [1, 2] },
    { name: 'an empty list', args: [[], 1], expected: [] },
    { name: 'one node', args: [[7], 1], expected: [7] },
    { name: 'one group', args: [[1, 2, 3], 3], expected: [3, 2, 1] },
    { name: 'one node short of a group', args: [[1, 2, 3, 4], 5], expected: [1, 2, 3, 4] },
    { name: 'two groups', args: [[1, 2, 3, 4], 2], expected: [2, 1, 3, 4] },
    { name: 'three groups', args: [[1, 2, 3, 4, 5, 6], 2], expected: [2, 1, 3, 4, 6, 5] },
    { name: 'four groups', args: [[1, 2, 3, 4, 5, 6, 7, 8], 2], expected: [2, 1, 3, 4, 6, 5, 7, 8] },
    {
      name: 'the third group is too short',
      args: [[1, 2, 3, 4, 5, 6, 7, 8], 3],
      expected: [3, 2, 1, 4, 5, 6, 7, 8],
    },
    { name: 'the second group is too short', args: [[1, 2, 3, 4, 5], 4], expected: [4, 3, 2, 1, 5] },
    { name: 'groups of one node', args: [[3, 1, 2], 1], expected: [3, 1, 2] },
    {
      name: 'nine nodes in groups of three',
      args: [[1, 2, 3, 4, 5, 6, 7, 8, 9], 3],
      expected: [3, 2, 1, 4, 5, 6, 9, 8, 7],
    },
    { name: 'equal values', args: [[0, 1, 0, 1, 1, 0], 2], expected: [1, 0, 0, 1, 0, 1] },
    ...randomSmall,
    { name: '5 000 nodes in groups of 1', args: () => [countingList(5000), 1] },
    { name: '5 000 nodes in pairs', args: () => [countingList(5000), 2] },
    { name: '5 000 nodes in groups of 7', args: () => [countingList(5000), 7] },
    { name: '5 000 nodes in one group', args: () => [countingList(5000), 5000] },
  ],
});
