import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Grows a window to the right, and shrinks it from the left while the new symbol is too frequent. */
function longestPart(text: string, k: number): number {
  const counts = new Map<string, number>();
  const add = (symbol: string, change: number): number => {
    const count = (counts.get(symbol) ?? 0) + change;
    counts.set(symbol, count);
    return count;
  };
  let start = 0;
  let longest = 0;
  for (let end = 0; end < text.length; end += 1) {
    const symbol = text[end] as string;
    let count = add(symbol, 1);
    for (; count > k; start += 1) {
      const left = add(text[start] as string, -1);
      if (text[start] === symbol) count = left;
    }
    longest = Math.max(longest, end - start + 1);
  }
  return longest;
}

function smallInput(random: Random): [text: string, k: number] {
  return [randomText(random, random.int(0, 10), 'ab c'), random.int(1, 3)];
}

/** The window grows to about a tenth of the text, so many starts are tried by a slow program. */
function inputOfSize(random: Random, length: number): [text: string, k: number] {
  return [randomText(random, length, 'abcdefghij'), Math.max(1, Math.floor(length / 100))];
}

function randomText(random: Random, length: number, letters: string): string {
  return random.list(length, () => random.pick([...letters])).join('');
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small text ${seed}`,
  args: () => smallInput(seededRandom(10200 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: longestPart,
  bruteForce,
  smallInput,
  growth: { n: 'the length of the text', largest: 800_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: ['pwxkpwe', 1], expected: 5 },
    { name: 'example 2', args: ['no, no!', 2], expected: 7 },
    { name: 'example 3', args: ['aaaa', 3], expected: 3 },
    { name: 'no symbol', args: ['', 1], expected: 0 },
    { name: 'one symbol', args: ['x', 1], expected: 1 },
    { name: 'k larger than the text', args: ['abcabc', 100_000], expected: 6 },
    { name: 'the symbol that leaves is another one', args: ['abaacaa', 2], expected: 4 },
    { name: 'the longest part at the start', args: ['abcdefaa', 1], expected: 6 },
    { name: 'the longest part at the end', args: ['aaabcdef', 2], expected: 7 },
    { name: 'the longest part in the middle', args: ['aaabcabcaaa', 2], expected: 6 },
    { name: 'exactly k of each', args: ['aabbcc', 2], expected: 6 },
    { name: 'one too many of each', args: ['aaabbbccc', 2], expected: 4 },
    { name: 'spaces count as symbols', args: ['a b c d', 2], expected: 5 },
    { name: 'upper and lower case differ', args: ['aAaAaA', 2], expected: 4 },
    { name: 'the window never shrinks to nothing', args: ['abababab', 3], expected: 6 },
    ...randomSmall,
    { name: '100 000 equal symbols', args: () => ['z'.repeat(100_000), 60_000], expected: 60_000 },
    { name: '100 000 symbols, all allowed', args: () => ['ab'.repeat(50_000), 50_000], expected: 100_000 },
    { name: '100 000 random letters', args: () => inputOfSize(seededRandom(10_201), 100_000) },
  ],
});
