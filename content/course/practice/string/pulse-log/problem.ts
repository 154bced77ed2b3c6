import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Walks from run to run. */
function shorten(log: string): string {
  let shortened = '';
  for (let start = 0, end = 0; start < log.length; start = end) {
    while (log[end] === log[start]) end += 1;
    shortened += log[start] ?? '';
    if (end - start > 1) shortened += String(end - start);
  }
  return shortened;
}

function smallInput(random: Random): [log: string] {
  return [random.list(random.int(0, 5), () => random.pick(['a', 'b']).repeat(random.int(1, 12))).join('')];
}

function inputOfSize(random: Random, length: number): [log: string] {
  let log = '';
  while (log.length < length) log += random.pick(['a', 'b', 'c']).repeat(random.int(1, 4));
  return [log.slice(0, length)];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small log ${seed}`,
  args: () => smallInput(seededRandom(21_410 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: shorten,
  bruteForce,
  smallInput,
  growth: { n: 'the number of letters', largest: 100_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: ['aaabccd'], expected: 'a3bc2d' },
    { name: 'example 2', args: ['xyx'], expected: 'xyx' },
    { name: 'example 3, an empty log', args: [''], expected: '' },
    { name: 'one letter', args: ['q'], expected: 'q' },
    { name: 'two equal letters', args: ['zz'], expected: 'z2' },
    { name: 'a run of ten', args: ['kkkkkkkkkk'], expected: 'k10' },
    { name: 'a run at the end', args: ['abbb'], expected: 'ab3' },
    { name: 'a run at the start', args: ['aaab'], expected: 'a3b' },
    { name: 'the same letter in two runs', args: ['aabaa'], expected: 'a2ba2' },
    { name: 'no run', args: ['abcdef'], expected: 'abcdef' },
    { name: 'a long run and a single letter', args: ['mmmmmmmmmmmmn'], expected: 'm12n' },
    ...randomSmall,
    { name: '100 000 equal letters', args: () => ['s'.repeat(100_000)], expected: 's100000' },
    { name: '100 000 alternating letters', args: () => ['ab'.repeat(50_000)] },
    { name: '100 000 letters in short runs', args: () => inputOfSize(seededRandom(21_401), 100_000) },
  ],
});
