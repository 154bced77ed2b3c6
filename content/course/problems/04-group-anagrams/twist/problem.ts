import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
const most = 10_000;

/** Groups words by their shift that begins with `a`. */
function groupByShift(words: readonly string[]): string[][] {
  const keyOf = (word: string): string => shifted(word, 26 - alphabet.indexOf(word[0] ?? 'a'));
  return [...Map.groupBy(words, keyOf).values()];
}

function shifted(word: string, by: number): string {
  return [...word].map((letter) => alphabet[(alphabet.indexOf(letter) + by) % 26]).join('');
}

const wordOf = (random: Random, length: number, letters = alphabet): string =>
  random.list(length, () => random.pick(letters)).join('');

function smallInput(random: Random): [words: string[]] {
  const letters = random.pick(['ab', 'az', 'xyza', 'ace']);
  return [random.list(random.int(1, 9), () => wordOf(random, random.int(0, 3), [...letters]))];
}

/** Words of one to ten letters; about a third are shifts of earlier words. */
function inputOfSize(random: Random, count: number): [words: string[]] {
  const words: string[] = [];
  while (words.length < count) {
    const isShift = words.length > 0 && random.int(1, 3) === 1;
    const earlier = isShift ? random.pick(words) : undefined;
    words.push(
      earlier === undefined ? wordOf(random, random.int(1, 10)) : shifted(earlier, random.int(0, 25)),
    );
  }
  return [words];
}

/** Words of the largest length without a shift of each other. */
function allAlone(): [words: string[]] {
  const random = seededRandom(10_403);
  return [random.list(most, () => wordOf(random, 100))];
}

function oneGroup(): [words: string[]] {
  const random = seededRandom(10_401);
  const first = wordOf(random, 100);
  return [random.list(most, () => shifted(first, random.int(0, 25)))];
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small words ${seed}`,
  args: () => smallInput(seededRandom(10410 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: groupByShift,
  bruteForce,
  smallInput,
  growth: { n: 'the number of words', largest: 80_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [['abc', 'yza', 'acb', 'bca']], expected: [['abc', 'yza'], ['acb'], ['bca']] },
    { name: 'example 2', args: [['a', 'q', 'ab', '']], expected: [['a', 'q'], ['ab'], ['']] },
    { name: 'example 3', args: [['az', 'ba', 'az']], expected: [['az', 'ba', 'az']] },
    { name: 'one word', args: [['word']], expected: [['word']] },
    { name: 'two empty words', args: [['', '']], expected: [['', '']] },
    { name: 'equal words', args: [['no', 'no']], expected: [['no', 'no']] },
    { name: 'anagrams that are no shifts', args: [['abc', 'cab']], expected: [['abc'], ['cab']] },
    { name: 'up and down', args: [['ab', 'ba']], expected: [['ab'], ['ba']] },
    {
      name: 'steps of equal size in other directions',
      args: [['aba', 'abc', 'bab']],
      expected: [['aba'], ['abc'], ['bab']],
    },
    {
      name: 'another length with the same start',
      args: [['ab', 'abc', 'bc']],
      expected: [['ab', 'bc'], ['abc']],
    },
    { name: 'equal letters', args: [['aa', 'zz', 'aaa']], expected: [['aa', 'zz'], ['aaa']] },
    {
      name: 'steps that look alike side by side',
      args: [['abn', 'ald', 'aln']],
      expected: [['abn'], ['ald'], ['aln']],
    },
    {
      name: 'a shift over the end of the alphabet',
      args: [['xyz', 'abc', 'zab']],
      expected: [['xyz', 'abc', 'zab']],
    },
    { name: 'a long step over the end', args: [['ay', 'bz', 'ca']], expected: [['ay', 'bz', 'ca']] },
    {
      name: 'only the last letter differs',
      args: [['aaab', 'bbbc', 'aaac']],
      expected: [['aaab', 'bbbc'], ['aaac']],
    },
    ...randomSmall,
    { name: '10 000 words in one group', args: oneGroup },
    { name: '10 000 words, each alone', args: allAlone },
    { name: '10 000 usual words', args: () => inputOfSize(seededRandom(10_404), most) },
  ],
});
