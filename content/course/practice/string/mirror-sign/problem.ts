import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

const isLetter = (text: string | undefined): boolean => /^[a-z]$/i.test(text ?? '');

/** Compares from both ends and skips what is no letter. */
function readsBothWays(sign: string): boolean {
  let [low, high] = [0, sign.length - 1];
  while (low < high) {
    if (!isLetter(sign[low])) low += 1;
    else if (!isLetter(sign[high])) high -= 1;
    else if (sign[low]?.toLowerCase() !== sign[high]?.toLowerCase()) return false;
    else [low, high] = [low + 1, high - 1];
  }
  return true;
}

function smallInput(random: Random): [sign: string] {
  const half = random.list(random.int(0, 4), () => random.pick(['a', 'b', 'A', ' ', '1']));
  const other = random.int(1, 4) > 1 ? half.toReversed() : random.list(3, () => random.pick(['a', 'B', '-']));
  return [[...half, ...other].join('')];
}

/** Reads the same from both ends. */
function inputOfSize(_random: Random, length: number): [sign: string] {
  return [Array.from({ length }, (_, i) => 'aBc-d'[Math.min(i, length - 1 - i) % 5]).join('')];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small sign ${seed}`,
  args: () => smallInput(seededRandom(21_310 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: readsBothWays,
  bruteForce,
  smallInput,
  growth: { n: 'the number of characters', largest: 100_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: ['Never odd - or even!'], expected: true },
    { name: 'example 2', args: ['No 1 on'], expected: true },
    { name: 'example 3', args: ['Open'], expected: false },
    { name: 'an empty sign', args: [''], expected: true },
    { name: 'one letter', args: ['x'], expected: true },
    { name: 'no letters', args: ['- 12 -'], expected: true },
    { name: 'two different letters', args: ['ab'], expected: false },
    { name: 'capital and small', args: ['aBA'], expected: true },
    { name: 'a difference in the middle', args: ['abca'], expected: false },
    { name: 'different after skipping', args: ['a.b,c'], expected: false },
    { name: 'punctuation at one end only', args: ['!!!xx'], expected: true },
    { name: 'characters between the cases', args: ['a[a'], expected: true },
    { name: 'a digit is no letter', args: ['1ab'], expected: false },
    { name: 'letters only at the start', args: ['ab---'], expected: false },
    ...randomSmall,
    {
      name: '100 000 characters that read the same',
      args: () => inputOfSize(seededRandom(1), 100_000),
      expected: true,
    },
    {
      name: '100 000 characters with a difference in the middle',
      args: () => ['a'.repeat(49_999) + 'bc' + 'a'.repeat(49_999)],
      expected: false,
    },
    { name: '100 000 characters without letters', args: () => ['-'.repeat(100_000)], expected: true },
  ],
});
