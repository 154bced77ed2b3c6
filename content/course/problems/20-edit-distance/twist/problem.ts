import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { allLetters, fewLetters, inputOfSize, shifted, smallInput, typingErrors } from '../inputs.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Keeps three rows, because a swap looks two rows up. */
function distance(a: string, b: string): number {
  let twoUp: number[] = [];
  let up = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const least = Math.min((up[j - 1] ?? 0) + change, (up[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(isSwap ? Math.min(least, (twoUp[j - 2] ?? 0) + 1) : least);
    }
    [twoUp, up] = [up, row];
  }
  return up[b.length] ?? 0;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small words ${seed}`,
  args: () => smallInput(seededRandom(12_010 + seed)),
}));

/** A long word in which every second pair of neighbors is swapped. */
function swappedPairs(random: Random): [a: string, b: string] {
  const word = random.list(600, () => random.pick([...'abcdef']));
  const swapped = word.map((_, i) => word[i % 4 === 0 ? i + 1 : i % 4 === 1 ? i - 1 : i] ?? '');
  return [word.join(''), swapped.join('')];
}

export const problem = defineProblem({
  signature,
  reference: distance,
  bruteForce,
  smallInput,
  growth: { n: 'the length of each word', largest: 16_000, input: inputOfSize },
  limits: {
    python3: { timeMs: 8000, memoryKb: 512 * 1024 },
    c_cpp: { timeMs: 5000, memoryKb: 256 * 1024 },
  },
  cases: [
    { name: 'example 1', args: ['form', 'from'], expected: 1 },
    { name: 'example 2', args: ['ca', 'abc'], expected: 3 },
    { name: 'example 3', args: ['hammer', 'summers'], expected: 3 },
    { name: 'two empty words', args: ['', ''], expected: 0 },
    { name: 'from nothing', args: ['', 'ab'], expected: 2 },
    { name: 'to nothing', args: ['abcd', ''], expected: 4 },
    { name: 'two letters swapped', args: ['ab', 'ba'], expected: 1 },
    { name: 'swapped at the front', args: ['abcd', 'bacd'], expected: 1 },
    { name: 'swapped at the end', args: ['abcd', 'abdc'], expected: 1 },
    { name: 'two swaps', args: ['abcd', 'badc'], expected: 2 },
    { name: 'letters apart cannot be swapped', args: ['abc', 'cba'], expected: 2 },
    { name: 'a letter that would be swapped twice', args: ['abc', 'bca'], expected: 2 },
    { name: 'a swap and a letter more', args: ['ab', 'bax'], expected: 2 },
    { name: 'a letter more before a swap', args: ['ab', 'xba'], expected: 2 },
    { name: 'equal neighbors', args: ['aab', 'aba'], expected: 1 },
    { name: 'a replacement beside a swap', args: ['abcx', 'bacy'], expected: 2 },
    { name: 'equal words', args: ['noon', 'noon'], expected: 0 },
    ...randomSmall,
    { name: '500 letters, none in common', args: ['m'.repeat(500), 'n'.repeat(500)], expected: 500 },
    { name: '500 letters that move one place on', args: shifted, expected: 2 },
    { name: 'every second pair swapped', args: () => swappedPairs(seededRandom(12_001)) },
    { name: 'a long word with typing errors', args: typingErrors },
    { name: 'two words of 500 letters', args: allLetters },
    { name: 'two words of 1 000 letters out of four', args: fewLetters },
  ],
});
