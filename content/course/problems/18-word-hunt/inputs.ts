import { seededRandom, type Random } from '../../../src/random.ts';

type Input = [board: string[], words: string[]];

const largest = 12;
const mostWords = 10_000;

/** A board of at most 3 x 3 over few letters, and words of up to 5 letters, many of them traceable. */
export function smallInput(random: Random): Input {
  const letters = 'abc'.slice(0, random.int(1, 3));
  const board = randomBoard(random, random.int(1, 3), random.int(1, 3), letters);
  const words = random.list(random.int(1, 8), () => randomWord(random, random.int(1, 5), letters));
  return [board, [...new Set(words)]];
}

/** A board of `n` x `n` squares (up to 12) and about 70 words per square, half of them traceable. */
export function inputOfSize(random: Random, n: number): Input {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const board = randomBoard(random, n, n, letters);
  const words = new Set<string>();
  for (let i = 0; i < Math.min(mostWords, 70 * n * n); i += 1) {
    const length = random.int(3, 10);
    words.add(i % 2 ? tracedWord(random, board, length) : randomWord(random, length, letters));
  }
  return [board, [...words]];
}

/** All letters, with thousands of traceable words and as many others. */
export function largeInput(): Input {
  return inputOfSize(seededRandom(1801), largest);
}

/** Four letters only, so many prefixes are traceable in many ways. */
export function fewLetters(): Input {
  const random = seededRandom(1802);
  const words = new Set<string>();
  while (words.size < mostWords) words.add(randomWord(random, random.int(7, 10), 'abcd'));
  return [randomBoard(random, largest, largest, 'abcd'), [...words]];
}

/** Ten rows of one letter above two rows of others. Each word starts with seven of that letter; few are on the board. */
export function sharedPrefix(): Input {
  const random = seededRandom(1803);
  const others = 'bcdefghijklmnopqrstuvwxy';
  const board = [
    ...Array<string>(largest - 2).fill('a'.repeat(largest)),
    others.slice(0, largest),
    others.slice(largest),
  ];
  const words = new Set<string>();
  while (words.size < mostWords) words.add('a'.repeat(7) + randomWord(random, 3, others));
  return [board, [...words]];
}

/** Rows of the alphabet, and 10,000 traceable words. */
export function allTraced(): Input {
  const random = seededRandom(1804);
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const board = Array.from({ length: largest }, (_, row) =>
    (letters + letters).slice((7 * row) % 26).slice(0, largest),
  );
  const words = new Set<string>();
  while (words.size < mostWords) words.add(tracedWord(random, board, random.int(6, 10)));
  return [board, [...words]];
}

/** A word of up to `length` letters from a self-avoiding random walk. */
function tracedWord(random: Random, board: readonly string[], length: number): string {
  let row = random.int(0, board.length - 1);
  let col = random.int(0, (board[0] ?? '').length - 1);
  let word = '';
  const used = new Set<string>();
  for (;;) {
    word += board[row]?.[col] ?? '';
    used.add(`${row} ${col}`);
    const ways = [
      [row + 1, col],
      [row - 1, col],
      [row, col + 1],
      [row, col - 1],
    ] as const;
    const free = ways.filter(([r, c]) => board[r]?.[c] !== undefined && !used.has(`${r} ${c}`));
    if (word.length === length || free.length === 0) return word;
    [row, col] = random.pick(free);
  }
}

function randomBoard(random: Random, rows: number, cols: number, letters: string): string[] {
  return random.list(rows, () => randomWord(random, cols, letters));
}

function randomWord(random: Random, length: number, letters: string): string {
  return random.list(length, () => random.pick([...letters])).join('');
}
