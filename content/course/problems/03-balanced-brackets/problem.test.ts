import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { smallInput } from './inputs.ts';
import { problem } from './problem.ts';

const isBalanced = problem.reference as (text: string) => boolean;

test('generates balanced small texts about half of the time', () => {
  const random = seededRandom(2026);
  let balanced = 0;
  for (let round = 0; round < 1000; round += 1) {
    const [text] = smallInput(random);
    if (isBalanced(text)) balanced += 1;
  }
  expect(balanced).toBeGreaterThan(300);
  expect(balanced).toBeLessThan(700);
});
