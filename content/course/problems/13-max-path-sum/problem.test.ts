import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { bruteForce } from './brute-force.ts';
import { chain, inputOfSize, strands, twoArms, type LevelOrder } from './inputs.ts';
import { problem } from './problem.ts';

const maxPathSum = problem.reference as (root: Readonly<LevelOrder>) => number;

test('agrees with the brute force on a larger tree', () => {
  const [root] = inputOfSize(seededRandom(1309), 500);
  expect(maxPathSum(root)).toBe(bruteForce(root));
});

test('generates deep trees with the maximum number of levels', () => {
  for (const [root] of [chain(), strands(), twoArms()]) {
    expect(signature.check?.([root])).toBeUndefined();
    expect(
      signature.check?.([[0, ...root.flatMap((value, i) => (i === 0 ? [value, null] : [value]))]]),
    ).toMatch('1001 levels');
  }
});
