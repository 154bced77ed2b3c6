import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { crowdedBoard, smallInput, snake, type Move } from './inputs.ts';
import { problem } from './problem.ts';

const playStone = problem.reference as (...move: Move) => string[];

test('generates small inputs with illegal moves, captures and plain moves', () => {
  const random = seededRandom(2026);
  const seen = { refused: 0, captured: 0, placed: 0 };
  const stones = (board: readonly string[]): number => board.join('').replaceAll('.', '').length;
  for (let round = 0; round < 300; round += 1) {
    const move = smallInput(random);
    const after = playStone(...move);
    const gain = stones(after) - stones(move[0]);
    seen[gain > 0 ? 'placed' : after.join() === move[0].join() ? 'refused' : 'captured'] += 1;
  }
  expect(Math.min(seen.refused, seen.captured, seen.placed)).toBeGreaterThan(10);
});

test('captures the whole snake with one stone', () => {
  const before = snake('B')[0].join('');
  const after = playStone(...snake('B')).join('');
  expect([...before].filter((point) => point === 'W')).toHaveLength(106);
  expect(after).not.toContain('W');
});

test('has valid handmade boards', () => {
  for (const move of [snake('B'), snake('W'), crowdedBoard('W', 'B')])
    expect(signature.check?.(move)).toBeUndefined();
});
