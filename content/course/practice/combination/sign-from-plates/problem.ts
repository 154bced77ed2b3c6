import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Counts equal plates, so that each of them is tried only once at a place. */
function signWays(text: string, plates: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const plate of plates) left.set(plate, (left.get(plate) ?? 0) + 1);
  const ways: string[] = [];
  const extend = (start: number, way: readonly string[]): void => {
    if (start === text.length) ways.push(way.join(' '));
    for (const [plate, count] of left) {
      if (count === 0 || !text.startsWith(plate, start)) continue;
      left.set(plate, count - 1);
      extend(start + plate.length, [...way, plate]);
      left.set(plate, count);
    }
  };
  extend(0, []);
  return ways;
}

/** Most plates are parts of the text. */
function smallInput(random: Random): [text: string, plates: string[]] {
  return build(random, random.pick(['a', 'ab', 'ab', 'abc']), random.int(1, 6), random.int(1, 5));
}

function build(random: Random, letters: string, length: number, plates: number): [string, string[]] {
  const word = (size: number): string => random.list(size, () => random.pick([...letters])).join('');
  const text = word(length);
  const part = (): string => {
    const start = random.int(0, length - 1);
    return text.slice(start, start + random.int(1, 3));
  };
  return [text, random.list(plates, () => (random.int(1, 5) === 1 ? word(random.int(1, 3)) : part()))];
}

const times = (count: number, plate: string): string[] => Array<string>(count).fill(plate);

const twelve = [...times(4, 'a'), ...times(4, 'aa'), ...times(4, 'aaa')];

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small sign ${seed}`,
  args: () => build(seededRandom(25_010 + seed), 'ab', 8, 9),
}));

const caseOf = (name: string, text: string, plates: string, ways: readonly string[]) => ({
  name,
  args: [text, plates.split(' ')],
  expected: ways,
});

export const problem = defineProblem({
  signature,
  reference: signWays,
  bruteForce,
  smallInput,
  growth: {
    n: 'the number of plates',
    largest: 12,
    sizes: [6, 7, 8, 9, 10, 11, 12],
    input: (_, plates) => ['a'.repeat(20), twelve.filter((__, i) => (i * 5) % 12 < plates)],
  },
  cases: [
    caseOf('example 1', 'carpet', 'car pet t carp et pe', ['car pet', 'car pe t', 'carp et']),
    caseOf('example 2, a plate that is there twice', 'banana', 'na ba a na nan', ['ba na na', 'ba nan a']),
    caseOf('example 3, a plate is missing', 'tent', 't en', []),
    caseOf('one letter', 'x', 'x', ['x']),
    caseOf('one letter, another plate', 'x', 'y', []),
    caseOf('one plate is the whole text', 'corner', 'corner', ['corner']),
    caseOf('a plate that is longer than the text', 'cor', 'corner', []),
    caseOf('a plate that goes beyond the end', 'shop', 'sh opp op', ['sh op']),
    caseOf('the last letter is missing', 'shops', 'sh op', []),
    caseOf('the first letter is missing', 'shop', 'hop', []),
    caseOf('a letter in the middle is missing', 'shop', 's op p', []),
    caseOf('plates in reverse order', 'bakery', 'y er bak', ['bak er y']),
    caseOf('equal plates, one is enough', 'bakery', 'bak bak ery ery', ['bak ery']),
    caseOf('equal plates that are not neighbors', 'aba', 'a b a', ['a b a']),
    caseOf('three equal plates for two places', 'nono', 'no no no', ['no no']),
    caseOf('the same plate needed twice but there once', 'nono', 'no on n', []),
    caseOf('a wrong long plate first', 'teapot', 'teap tea pot t ea ot', ['tea pot', 't ea pot', 'teap ot']),
    caseOf('equal and different plates', 'aaa', 'a aa a', ['a aa', 'aa a']),
    caseOf('three equal letters', 'aaa', 'a aa a a', ['a aa', 'aa a', 'a a a']),
    caseOf('ways of the same letters in another order', 'abab', 'ab a b ba', ['ab a b', 'a b ab', 'a ba b']),
    caseOf('all plates are needed', 'greengrocer', 'gro r ee c g n er', ['g r ee n gro c er']),
    ...randomSmall,
    {
      name: 'all twelve plates, one letter each',
      args: ['abcdefghijkl', [...'lkjihgfedcba']],
      expected: [[...'abcdefghijkl'].join(' ')],
    },
    {
      name: 'twelve equal plates',
      args: ['a'.repeat(12), times(12, 'a')],
      expected: [times(12, 'a').join(' ')],
    },
    { name: 'one plate too few', args: ['a'.repeat(13), times(12, 'a')], expected: [] },
    { name: 'six short and six long plates', args: ['a'.repeat(15), [...times(6, 'aa'), ...times(6, 'a')]] },
    {
      name: 'twelve plates and a last letter that none has',
      args: [`${'a'.repeat(19)}b`, twelve],
      expected: [],
    },
    { name: 'twelve plates and the longest text', args: ['a'.repeat(20), twelve] },
    {
      name: 'twelve different plates',
      args: ['ababababababababab', 'a b ab ba aba bab abab baba ababa babab ababab bababa'.split(' ')],
    },
  ],
});
