import { defineProblem } from '../../../src/problem.ts';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { bruteForce } from './brute-force.ts';
import { allLetters, fewLetters, inputOfSize, shifted, smallInput, typingErrors } from './inputs.ts';

/** Keeps one row: the distances from a prefix of `a` to every prefix of `b`. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const [diagonal, above, left] = [row[j], row[j + 1], next[j]] as [number, number, number];
      next.push(letter === b[j] ? diagonal : 1 + Math.min(diagonal, above, left));
    }
    row = next;
  }
  return row[b.length] as number;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small words ${seed}`,
  args: () => smallInput(seededRandom(2010 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: editDistance,
  bruteForce,
  smallInput,
  growth: { n: 'the length of each word', largest: 16_000, input: inputOfSize },
  // For memoized recursion, which takes five times as long as a table.
  limits: {
    python3: { timeMs: 8000, memoryKb: 512 * 1024 },
    c_cpp: { timeMs: 5000, memoryKb: 256 * 1024 },
  },
  cases: [
    { name: 'example 1', args: ['hammer', 'summers'], expected: 3 },
    { name: 'example 2', args: ['bread', 'bear'], expected: 2 },
    { name: 'example 3, from nothing', args: ['', 'abc'], expected: 3 },
    { name: 'to nothing', args: ['abcd', ''], expected: 4 },
    { name: 'two empty words', args: ['', ''], expected: 0 },
    { name: 'one equal letter', args: ['a', 'a'], expected: 0 },
    { name: 'one other letter', args: ['a', 'b'], expected: 1 },
    { name: 'equal words', args: ['letter', 'letter'], expected: 0 },
    { name: 'no common letter', args: ['abcd', 'wxyz'], expected: 4 },
    { name: 'no common letter, other lengths', args: ['ab', 'wxyz'], expected: 4 },
    { name: 'one letter more at the end', args: ['card', 'cards'], expected: 1 },
    { name: 'one letter more at the front', args: ['lock', 'clock'], expected: 1 },
    { name: 'one letter less in the middle', args: ['brown', 'bown'], expected: 1 },
    { name: 'every letter moves one place on', args: ['abcdef', 'bcdefa'], expected: 2 },
    { name: 'two neighbors swapped', args: ['form', 'from'], expected: 2 },
    { name: 'the same letters in another order', args: ['abc', 'cab'], expected: 2 },
    { name: 'backwards', args: ['abcd', 'dcba'], expected: 4 },
    { name: 'one of three equal letters', args: ['aaa', 'a'], expected: 2 },
    { name: 'an inner part', args: ['b', 'abc'], expected: 2 },
    { name: 'a repeated part', args: ['abab', 'ab'], expected: 2 },
    { name: 'replacements beat matching the common letters', args: ['abx', 'xcd'], expected: 3 },
    { name: 'all three steps', args: ['shoulder', 'boulders'], expected: 3 },
    { name: 'two days of the week', args: ['tuesday', 'thursday'], expected: 2 },
    ...randomSmall,
    { name: '1 000 letters to nothing', args: ['q'.repeat(1000), ''], expected: 1000 },
    { name: '500 letters to one of them', args: () => [allLetters()[0], 'm'], expected: 499 },
    { name: '1 000 equal letters', args: ['e'.repeat(1000), 'e'.repeat(1000)], expected: 0 },
    { name: '500 letters, none in common', args: ['m'.repeat(500), 'n'.repeat(500)], expected: 500 },
    { name: '500 letters that move one place on', args: shifted, expected: 2 },
    { name: 'a long word with typing errors', args: typingErrors },
    { name: 'two words of 500 letters', args: allLetters },
    { name: 'two words of 1 000 letters out of four', args: fewLetters },
  ],
});
