import { seededRandom, type Random } from '../../../src/random.ts';
import { playStone } from './rules.ts';

/** Arguments of a test. */
export type Move = [board: readonly string[], row: number, col: number, color: string];

/** A board of at most 5 x 5 after some legal moves, and a next move that is often a capture or illegal. */
export function smallInput(random: Random): Move {
  const rows = random.int(1, 5);
  const cols = random.int(1, 5);
  return randomMove(random, rows, cols, random.int(0, 3 * rows * cols));
}

/** A full-size board after random moves. */
export function largeInput(seed: number, moves: number): Move {
  return randomMove(seededRandom(seed), 19, 19, moves);
}

/** Plays only legal moves, which never leave a group without liberties, so the board is valid. */
function randomMove(random: Random, rows: number, cols: number, moves: number): Move {
  const anyMove = (): readonly [number, number, string] => [
    random.int(0, rows - 1),
    random.int(0, cols - 1),
    random.pick(['B', 'W']),
  ];
  let board: readonly string[] = Array.from({ length: rows }, () => '.'.repeat(cols));
  for (let i = 0; i < moves; i += 1) board = playStone(board, ...anyMove());
  return [board, ...anyMove()];
}

/** A winding white group on a 19 x 19 board; its last liberty is at (16, 18). */
export function snake(color: 'B' | 'W'): Move {
  const board = Array.from({ length: 19 }, (_, row) => snakeRow(row));
  return [board, 16, 18, color];
}

function snakeRow(row: number): string {
  if (row === 16) return `${'W'.repeat(18)}.`;
  if (row === 17) return 'B'.repeat(19);
  if (row === 18) return '.'.repeat(19);
  if (row % 4 === 0) return 'W'.repeat(19);
  const wall = row % 4 === 2 ? `${'.'.repeat(17)}B` : 'B'.repeat(18);
  const isRightTurn = row % 8 < 4;
  return isRightTurn ? `${wall}W` : `W${[...wall].reverse().join('')}`;
}

/** A square board of about the given number of points: one white group, and the move that captures it. */
export function inputOfSize(_: Random, points: number): Move {
  return crowdedBoard('W', 'B', Math.max(2, Math.round(Math.sqrt(points))));
}

/** A square board full of one color except for one point, the group's last liberty. */
export function crowdedBoard(owner: 'B' | 'W', color: 'B' | 'W', side = 19): Move {
  const middle = Math.floor(side / 2);
  const full = owner.repeat(side);
  const board = Array.from({ length: side }, (_, row) =>
    row === middle ? `${full.slice(0, middle)}.${full.slice(middle + 1)}` : full,
  );
  return [board, middle, middle, color];
}
