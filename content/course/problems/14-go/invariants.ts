import type { Invariant } from '@dryrun/contracts/invariant';

type Board = readonly string[];

export const invariants: readonly Invariant[] = [
  {
    broken: 'has a stone that was not there before',
    holds: (answer: Board, board: Board, row: number, col: number) =>
      answer.every((line, r) =>
        [...line].every((point, c) => point === '.' || point === board[r]?.[c] || (r === row && c === col)),
      ),
  },
  {
    broken: 'has lost a stone of the player',
    holds: (answer: Board, board: Board, _row: number, _col: number, color: string) =>
      board.every((line, r) => [...line].every((point, c) => point !== color || answer[r]?.[c] === point)),
  },
];
