import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { allTraced, inputOfSize, largeInput, smallInput } from './inputs.ts';
import { problem } from './problem.ts';

const findWords = problem.reference as (board: readonly string[], words: readonly string[]) => string[];

/** Collects every text that can be traced, up to the length of the longest word, and then looks the words up. */
function bruteForce(board: readonly string[], words: readonly string[]): string[] {
  const longest = Math.max(...words.map((word) => word.length));
  const cols = board[0]?.length ?? 0;
  const squares = [...board.join('')];
  const isNext = (a: number, b: number): boolean =>
    Math.abs(Math.floor(a / cols) - Math.floor(b / cols)) + Math.abs((a % cols) - (b % cols)) === 1;
  const texts = new Set<string>();
  let paths = squares.map((_, square) => [square]);
  for (let length = 1; length <= longest; length += 1) {
    for (const path of paths) texts.add(path.map((square) => squares[square]).join(''));
    paths = paths.flatMap((path) =>
      squares.flatMap((_, square) =>
        isNext(path.at(-1) as number, square) && !path.includes(square) ? [[...path, square]] : [],
      ),
    );
  }
  return words.filter((word) => texts.has(word));
}

test('the reference finds the words that are among all texts on the board', () => {
  const random = seededRandom(2026);
  const seen = { found: 0, missing: 0 };
  for (let round = 0; round < 1000; round += 1) {
    const [board, words] = smallInput(random);
    const found = findWords(board, words).toSorted();
    expect({ board, words, found }).toEqual({ board, words, found: bruteForce(board, words).toSorted() });
    seen.found += found.length;
    seen.missing += words.length - found.length;
  }
  expect(Math.min(seen.found, seen.missing)).toBeGreaterThan(500);
});

test('the reference agrees on a larger board as well', () => {
  const [board, words] = inputOfSize(seededRandom(1809), 4);
  const short = words.filter((word) => word.length <= 6);
  expect(findWords(board, short).toSorted()).toEqual(bruteForce(board, short).toSorted());
});

test('the traced words are found', () => {
  const [board, words] = allTraced();
  expect(findWords(board, words)).toHaveLength(10_000);
  const found = findWords(...largeInput()).length;
  expect(found).toBeGreaterThan(4000);
  expect(found).toBeLessThan(6000);
});
