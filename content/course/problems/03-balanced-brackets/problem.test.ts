import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { smallInput } from './inputs.ts';
import { problem } from './problem.ts';

const isBalanced = problem.reference as (text: string) => boolean;

/** Strikes out pairs that stand side by side until none is left. */
function bruteForce(text: string): boolean {
  const shorter = text.replace(/\(\)|\[\]|\{\}/, '');
  return shorter === text ? text === '' : bruteForce(shorter);
}

test('the reference says of every text what striking out pairs says', () => {
  const random = seededRandom(2026);
  let balanced = 0;
  for (let round = 0; round < 1000; round += 1) {
    const [text] = smallInput(random);
    expect({ text, isBalanced: isBalanced(text) }).toEqual({ text, isBalanced: bruteForce(text) });
    if (isBalanced(text)) balanced += 1;
  }
  expect(balanced).toBeGreaterThan(300);
  expect(balanced).toBeLessThan(700);
});
