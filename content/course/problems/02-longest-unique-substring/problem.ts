import { defineProblem } from '../../../src/problem.ts';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { bruteForce } from './brute-force.ts';
import { cycleOfAllSymbols, inputOfSize, longLines, printable, randomText, smallInput } from './inputs.ts';

/** Sliding window: moves the start past the symbol's last position, never back. */
function longestUnique(text: string): number {
  const lastSeen = new Map<string, number>();
  let start = 0;
  let longest = 0;
  [...text].forEach((symbol, end) => {
    start = Math.max(start, (lastSeen.get(symbol) ?? -1) + 1);
    lastSeen.set(symbol, end);
    longest = Math.max(longest, end - start + 1);
  });
  return longest;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small text ${seed}`,
  args: () => smallInput(seededRandom(210 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: longestUnique,
  bruteForce,
  smallInput,
  growth: { n: 'the length of the text', largest: 100_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: ['pwxkpwe'], expected: 5 },
    { name: 'example 2', args: ['no, no!'], expected: 5 },
    { name: 'example 3, the empty text', args: [''], expected: 0 },
    { name: 'one symbol', args: ['z'], expected: 1 },
    { name: 'one space', args: [' '], expected: 1 },
    { name: 'one symbol repeated', args: ['aaaaa'], expected: 1 },
    { name: 'two different symbols', args: ['ab'], expected: 2 },
    { name: 'no symbol twice', args: ['abcdef'], expected: 6 },
    { name: 'the repeat is not at the start of the stretch', args: ['dvdf'], expected: 3 },
    { name: 'a symbol seen before the stretch began', args: ['abba'], expected: 2 },
    { name: 'the start must not move back', args: ['tmmzuxt'], expected: 5 },
    { name: 'the longest stretch comes first', args: ['abcdeaaa'], expected: 5 },
    { name: 'the longest stretch comes last', args: ['aaabcde'], expected: 5 },
    { name: 'the longest stretch is in the middle', args: ['aabcdefff'], expected: 6 },
    { name: 'only the first symbol comes again', args: ['abcadef'], expected: 6 },
    { name: 'many different symbols, short stretches', args: ['aabbccddee'], expected: 2 },
    { name: 'capital and small letters are different symbols', args: ['aAbBaA'], expected: 4 },
    { name: 'digits and letters', args: ['a1b2c1'], expected: 5 },
    { name: 'spaces only', args: ['    '], expected: 1 },
    { name: 'a space is a symbol', args: ['a b c'], expected: 3 },
    { name: 'spaces around the text', args: [' ab '], expected: 3 },
    { name: 'punctuation', args: ['!?!..,;:'], expected: 4 },
    { name: 'quotes and backslashes', args: ['"\\"/\''], expected: 4 },
    { name: 'every printable symbol once', args: [printable.join('')], expected: 95 },
    {
      name: 'every printable symbol, forth and back',
      args: [[...printable, ...printable.toReversed()].join('')],
      expected: 95,
    },
    ...randomSmall,
    { name: '100 000 times the same symbol', args: () => ['~'.repeat(100_000)], expected: 1 },
    { name: '100 000 symbols, two in turn', args: () => ['xy'.repeat(50_000)], expected: 2 },
    { name: '100 000 symbols in long lines', args: longLines },
    { name: '100 000 random symbols', args: randomText },
    { name: '100 000 symbols, all of them in turn', args: cycleOfAllSymbols, expected: 95 },
  ],
});
