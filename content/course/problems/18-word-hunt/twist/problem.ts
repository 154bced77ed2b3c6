import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { smallInput as smallHunt } from '../inputs.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

type Input = [board: string[], words: string[]];

interface Prefix {
  readonly next: Map<string, Prefix>;
  word?: string;
}

/** Walks from every square as long as the letters begin a word. */
function findWords(board: readonly string[], words: readonly string[]): string[] {
  const root: Prefix = { next: new Map() };
  for (const word of words) {
    let prefix = root;
    for (const letter of word) {
      const next: Prefix = prefix.next.get(letter) ?? { next: new Map() };
      prefix.next.set(letter, next);
      prefix = next;
    }
    prefix.word = word;
  }
  const found = new Set<string>();
  const used = new Set<number>();
  const visit = (row: number, col: number, before: Prefix): void => {
    const letter = board[row]?.[col];
    const square = 8 * row + col;
    const prefix = letter === undefined || used.has(square) ? undefined : before.next.get(letter);
    if (!prefix) return;
    if (prefix.word !== undefined) found.add(prefix.word);
    used.add(square);
    for (const down of [-1, 0, 1]) for (const right of [-1, 0, 1]) visit(row + down, col + right, prefix);
    used.delete(square);
  };
  board.forEach((line, row) => [...line].forEach((_, col) => visit(row, col, root)));
  return [...found];
}

const randomWord = (random: Random, length: number, letters: string): string =>
  random.list(length, () => random.pick([...letters])).join('');

function smallInput(random: Random): Input {
  const [board, words] = smallHunt(random);
  return [board, words.map((word) => word.slice(0, 6)).filter((word, i, all) => all.indexOf(word) === i)];
}

function inputOfSize(random: Random, size: number, letters = 'abcd'): Input {
  const side = Math.max(1, Math.min(8, Math.round(size)));
  const words = new Set<string>();
  while (words.size < Math.min(2000, 30 * side * side))
    words.add(randomWord(random, random.int(3, 6), letters));
  return [random.list(side, () => randomWord(random, side, letters)), [...words]];
}

/** One letter everywhere, and words whose first four letters can be traced in very many ways. */
function sharedPrefix(): Input {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const words = letters.slice(1).flatMap((fifth) => letters.map((sixth) => `aaaa${fifth}${sixth}`));
  return [Array<string>(8).fill('a'.repeat(8)), words];
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small board ${seed}`,
  args: () => smallInput(seededRandom(11800 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: findWords,
  bruteForce,
  smallInput,
  growth: { n: 'the side of the board', largest: 8, sizes: [2, 3, 4, 5, 6, 7, 8], input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [
        ['ab', 'cd'],
        ['ad', 'abdc', 'bcb'],
      ],
      expected: ['ad', 'abdc'],
    },
    {
      name: 'example 2',
      args: [
        ['star', 'lemi', 'opan', 'wskd'],
        ['map', 'step', 'tell'],
      ],
      expected: ['map', 'step'],
    },
    { name: 'example 3', args: [['no'], ['noon', 'on']], expected: ['on'] },
    { name: 'one square', args: [['a'], ['a', 'aa', 'b']], expected: ['a'] },
    { name: 'over a corner, down and right', args: [['ax', 'xb'], ['ab']], expected: ['ab'] },
    { name: 'over a corner, up and left', args: [['ax', 'xb'], ['ba']], expected: ['ba'] },
    { name: 'over a corner, down and left', args: [['xa', 'bx'], ['ab']], expected: ['ab'] },
    { name: 'over a corner, up and right', args: [['xa', 'bx'], ['ba']], expected: ['ba'] },
    { name: 'straight as before', args: [['abc'], ['abc', 'cba', 'ac']], expected: ['abc', 'cba'] },
    {
      name: 'not around the edge',
      args: [
        ['abc', 'xyz'],
        ['ca', 'az'],
      ],
      expected: [],
    },
    {
      name: 'a square twice',
      args: [
        ['ab', 'cd'],
        ['aba', 'abca'],
      ],
      expected: [],
    },
    {
      name: 'all squares of a small board',
      args: [
        ['ab', 'cd'],
        ['abcd', 'acbd', 'dcba'],
      ],
      expected: ['abcd', 'acbd', 'dcba'],
    },
    {
      name: 'a word that begins another one',
      args: [
        ['abc', 'def'],
        ['ab', 'abe', 'abec', 'abecf'],
      ],
      expected: ['ab', 'abe', 'abec', 'abecf'],
    },
    {
      name: 'a word on several paths',
      args: [
        ['aba', 'bab', 'aba'],
        ['ab', 'bb', 'aa', 'bab'],
      ],
      expected: ['ab', 'bb', 'aa', 'bab'],
    },
    {
      name: 'a zigzag over corners',
      args: [
        ['axcx', 'xbxd'],
        ['abcd', 'dcba'],
      ],
      expected: ['abcd', 'dcba'],
    },
    { name: 'the order of letters matters', args: [['ab'], ['ba', 'bb']], expected: ['ba'] },
    ...randomSmall,
    { name: 'one letter and many words with a common beginning', args: sharedPrefix, expected: [] },
    { name: 'four letters and 1 920 words', args: () => inputOfSize(seededRandom(11_820), 8) },
    {
      name: 'two letters',
      args: () => [
        Array.from({ length: 8 }, (_, row) => (row % 2 === 0 ? 'abbabaab' : 'baabbaba')),
        ['ababab', 'aaaaaa', 'bbabab', 'abc', 'b'],
      ],
    },
    {
      name: 'all letters and 1 920 words',
      args: () => inputOfSize(seededRandom(11_822), 8, 'abcdefghijklmnopqrstuvwxyz'),
    },
  ],
});
