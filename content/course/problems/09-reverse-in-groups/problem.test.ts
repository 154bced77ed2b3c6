import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { smallInput } from './inputs.ts';
import { problem } from './problem.ts';

const reverseInGroups = problem.reference as (head: readonly number[], k: number) => number[];

/** Says for each position of the answer from which position its value comes. */
function bruteForce(head: readonly number[], k: number): (number | undefined)[] {
  return head.map((_, i) => {
    const start = i - (i % k);
    const isComplete = start + k <= head.length;
    return head[isComplete ? start + (k - 1 - (i % k)) : i];
  });
}

test('the reference moves every value to the place that index arithmetic gives it', () => {
  const random = seededRandom(2026);
  for (let round = 0; round < 300; round += 1) {
    const [head, k] = smallInput(random);
    expect({ head, k, answer: reverseInGroups(head, k) }).toEqual({ head, k, answer: bruteForce(head, k) });
  }
});
