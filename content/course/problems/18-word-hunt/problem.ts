import { defaultLimits, defineProblem } from '../../../src/problem.ts';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { bruteForce } from './brute-force.ts';
import { allTraced, fewLetters, inputOfSize, largeInput, sharedPrefix, smallInput } from './inputs.ts';

/** A trie node; `word` is set at the end of a word. */
interface Prefix {
  readonly next: Map<string, Prefix>;
  word?: string;
}

/** Searches the board and the trie in parallel and backtracks where no word continues. */
function findWords(board: readonly string[], words: readonly string[]): string[] {
  const grid = board.map((line) => [...line]);
  const found: string[] = [];
  const visit = (row: number, col: number, { next }: Prefix): void => {
    const letter = grid[row]?.[col];
    const prefix = letter && next.get(letter);
    const line = grid[row];
    if (!prefix || !line) return;
    if (prefix.word !== undefined) found.push(prefix.word);
    delete prefix.word;
    line[col] = '';
    visit(row + 1, col, prefix);
    visit(row - 1, col, prefix);
    visit(row, col + 1, prefix);
    visit(row, col - 1, prefix);
    line[col] = letter;
  };
  const root = collectPrefixes(words);
  grid.forEach((line, row) => line.forEach((_, col) => visit(row, col, root)));
  return found;
}

function collectPrefixes(words: readonly string[]): Prefix {
  const root: Prefix = { next: new Map() };
  for (const word of words) {
    let prefix = root;
    for (const letter of word) {
      const longer = prefix.next.get(letter) ?? { next: new Map() };
      prefix.next.set(letter, longer);
      prefix = longer;
    }
    prefix.word = word;
  }
  return root;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small board ${seed}`,
  args: () => smallInput(seededRandom(1810 + seed)),
}));

const runs = (longest: number): string[] => Array.from({ length: longest }, (_, i) => 'a'.repeat(i + 1));

export const problem = defineProblem({
  signature,
  reference: findWords,
  bruteForce,
  smallInput,
  growth: {
    n: 'the number of squares',
    largest: 144,
    sizes: [4, 9, 16, 25, 36, 64, 100, 144],
    input: (random, squares) => inputOfSize(random, Math.round(Math.sqrt(squares))),
  },
  limits: {
    java: { ...defaultLimits.java, timeMs: 1200 },
    c_cpp: { ...defaultLimits.c_cpp, timeMs: 700 },
  },
  cases: [
    {
      name: 'example 1',
      args: [
        ['star', 'lemi', 'opan', 'wskd'],
        ['star', 'step', 'slot', 'pine'],
      ],
      expected: ['star', 'step'],
    },
    {
      name: 'example 2',
      args: [
        ['ab', 'cd'],
        ['abdc', 'abcd', 'a'],
      ],
      expected: ['abdc', 'a'],
    },
    { name: 'example 3, no square twice', args: [['no'], ['noon', 'on', 'nono']], expected: ['on'] },
    { name: 'one square', args: [['q'], ['q']], expected: ['q'] },
    { name: 'one square and another letter', args: [['q'], ['p']], expected: [] },
    { name: 'one square cannot be used twice', args: [['q'], ['qq', 'q']], expected: ['q'] },
    { name: 'one row', args: [['abcde'], ['abc', 'edc', 'ace', 'abcdea']], expected: ['abc', 'edc'] },
    {
      name: 'one column',
      args: [
        ['a', 'b', 'c'],
        ['abc', 'cba', 'ac'],
      ],
      expected: ['abc', 'cba'],
    },
    {
      name: 'words inside a longer word',
      args: [['oats'], ['o', 'oa', 'oats', 'oat', 'oatss']],
      expected: ['o', 'oa', 'oats', 'oat'],
    },
    {
      name: 'a word that shares its beginning with a missing one',
      args: [['stop'], ['stone', 'stop', 'star', 'sto']],
      expected: ['stop', 'sto'],
    },
    {
      name: 'diagonal steps do not count',
      args: [
        ['ab', 'cd'],
        ['ad', 'cb', 'da', 'bc'],
      ],
      expected: [],
    },
    {
      name: 'the edges are not joined',
      args: [
        ['abc', 'def'],
        ['ca', 'ac', 'fd', 'eb'],
      ],
      expected: ['eb'],
    },
    { name: 'a word at two places is listed once', args: [['aba'], ['ab', 'ba']], expected: ['ab', 'ba'] },
    {
      name: 'the second of two equal letters is the right start',
      args: [['axab'], ['ab']],
      expected: ['ab'],
    },
    {
      name: 'two words share squares',
      args: [
        ['cat', 'xxs'],
        ['cats', 'tac', 'cat', 'sta'],
      ],
      expected: ['cats', 'tac', 'cat', 'sta'],
    },
    { name: 'a dead end frees its squares', args: [['aba', 'aab'], ['aababa']], expected: ['aababa'] },
    {
      name: 'a word that uses the whole board',
      args: [
        ['abc', 'fed', 'ghi'],
        ['abcdefghi', 'ihgfedcba', 'abcdefghia'],
      ],
      expected: ['abcdefghi', 'ihgfedcba'],
    },
    {
      name: 'two rows of three',
      args: [
        ['abc', 'def'],
        ['adefcb', 'abcfed', 'adbe'],
      ],
      expected: ['adefcb', 'abcfed'],
    },
    {
      name: 'three rows of two',
      args: [
        ['ab', 'cd', 'ef'],
        ['acefdb', 'bdfeca', 'abef'],
      ],
      expected: ['acefdb', 'bdfeca'],
    },
    {
      name: 'the right letters in the wrong places',
      args: [['abc'], ['acb', 'cab', 'bac', 'bca']],
      expected: [],
    },
    { name: 'one letter, nine squares', args: [['aaa', 'aaa', 'aaa'], runs(10)], expected: runs(9) },
    {
      name: 'one letter in one long row',
      args: [['a'.repeat(12)], ['a'.repeat(10), 'aab']],
      expected: ['a'.repeat(10)],
    },
    ...randomSmall,
    { name: '12 x 12 squares, thousands of words', args: largeInput },
    { name: '12 x 12 squares, 10 000 words that can be traced', args: allTraced },
    { name: '12 x 12 squares of four letters, 10 000 words', args: fewLetters },
    { name: '10 000 words with the same beginning', args: sharedPrefix },
  ],
});
