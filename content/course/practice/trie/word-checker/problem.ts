import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Sets of all words and of all their beginnings. */
function findWords(words: readonly string[], texts: readonly string[]): number[] {
  const stored = new Set(words);
  const beginnings = new Set(words.flatMap((word) => Array.from(word, (_, i) => word.slice(0, i + 1))));
  return texts.map((text) => Number(stored.has(text)) + Number(beginnings.has(text)));
}

type Input = [words: string[], texts: string[]];

function smallInput(random: Random): Input {
  return [
    random.list(random.int(0, 5), () => randomWord(random, 3, 'ab')),
    random.list(random.int(0, 5), () => randomWord(random, 4, 'ab')),
  ];
}

function inputOfSize(random: Random, length: number): Input {
  const list = (): string[] => random.list(length, () => randomWord(random, 20, 'abc'));
  const words = list();
  return [words, list().map((text, i) => (i % 2 === 0 ? text : (words[i] ?? '').slice(0, (i % 20) + 1)))];
}

function randomWord(random: Random, longest: number, letters: string): string {
  return random.list(random.int(1, longest), () => random.pick([...letters])).join('');
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small list ${seed}`,
  args: () => smallInput(seededRandom(23_310 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: findWords,
  bruteForce,
  smallInput,
  growth: { n: 'the number of words', largest: 30_000, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [
        ['car', 'card', 'dog'],
        ['car', 'ca', 'cat', 'dog', 'dogs'],
      ],
      expected: [2, 1, 0, 2, 0],
    },
    { name: 'example 2', args: [['a'], ['a', 'b']], expected: [2, 0] },
    { name: 'example 3', args: [[], ['x']], expected: [0] },
    { name: 'no text', args: [['a'], []], expected: [] },
    { name: 'a word inside a longer one', args: [['carpet'], ['car']], expected: [1] },
    { name: 'a text longer than the word', args: [['car'], ['carpet']], expected: [0] },
    {
      name: 'the longer word first',
      args: [
        ['card', 'car'],
        ['car', 'card'],
      ],
      expected: [2, 2],
    },
    { name: 'the end of a word is no beginning', args: [['dog'], ['og', 'g']], expected: [0, 0] },
    { name: 'the same word twice', args: [['a', 'a'], ['a']], expected: [2] },
    { name: 'the same text twice', args: [['ab'], ['a', 'a']], expected: [1, 1] },
    { name: 'the last letter', args: [['zz'], ['z', 'zz', 'zzz']], expected: [1, 2, 0] },
    { name: 'letters in another order', args: [['abc'], ['acb', 'abc']], expected: [0, 2] },
    ...randomSmall,
    { name: '30 000 words and texts', args: () => inputOfSize(seededRandom(23_301), 30_000) },
    {
      name: 'long words that start alike',
      args: () => [
        Array.from(
          { length: 30_000 },
          (_, i) =>
            'a'.repeat(15) +
            i
              .toString(26)
              .padStart(5, '0')
              .replaceAll(/[0-9]/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? ''),
        ),
        Array.from({ length: 30_000 }, (_, i) => 'a'.repeat((i % 20) + 1)),
      ],
    },
  ],
});
