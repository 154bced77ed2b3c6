import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Two rows of the table. */
function melodyDistance(first: readonly number[], second: readonly number[], gap: number): number {
  let above = [0, ...second].map((_, j) => j * gap);
  for (const [i, a] of first.entries()) {
    const row = [(i + 1) * gap];
    for (const [j, b] of second.entries())
      row.push(Math.min((above[j] ?? 0) + Math.abs(a - b), (above[j + 1] ?? 0) + gap, (row[j] ?? 0) + gap));
    above = row;
  }
  return above.at(-1) ?? 0;
}

type Input = [first: number[], second: number[], gap: number];

function smallInput(random: Random): Input {
  const melody = (): number[] => random.list(random.int(0, 5), () => random.int(60, 67));
  return [melody(), melody(), random.int(0, 4)];
}

/** The second melody is the first one with mistakes. */
function inputOfSize(random: Random, length: number): Input {
  const first = random.list(length, () => random.int(40, 90));
  const second = first.flatMap((note) => {
    const mistake = random.int(1, 10);
    if (mistake === 1) return [];
    if (mistake === 2) return [note, random.int(40, 90)];
    return [mistake === 3 ? note + random.int(-5, 5) : note];
  });
  return [first, second.slice(0, length), 4];
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small pair of melodies ${seed}`,
  args: () => smallInput(seededRandom(25_910 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: melodyDistance,
  bruteForce,
  smallInput,
  growth: { n: 'the number of notes', largest: 500, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[60, 62, 64], [60, 64], 3], expected: 3 },
    { name: 'example 2', args: [[60, 62, 64], [60, 63, 64], 3], expected: 1 },
    { name: 'example 3', args: [[60], [72], 4], expected: 8 },
    { name: 'both empty', args: [[], [], 5], expected: 0 },
    { name: 'one empty', args: [[60, 61], [], 5], expected: 10 },
    { name: 'the other one empty', args: [[], [60, 61, 62], 2], expected: 6 },
    { name: 'equal', args: [[60, 64, 67], [60, 64, 67], 9], expected: 0 },
    { name: 'a gap of 0', args: [[1, 2, 3], [9], 0], expected: 0 },
    { name: 'one wrong note, far away', args: [[60], [100], 15], expected: 30 },
    { name: 'one wrong note, near', args: [[60], [61], 15], expected: 1 },
    { name: 'as expensive as two gaps', args: [[60], [70], 5], expected: 10 },
    { name: 'a note in addition at the start', args: [[62, 64], [60, 62, 64], 4], expected: 4 },
    { name: 'a note left out at the end', args: [[60, 62, 64], [60, 62], 4], expected: 4 },
    { name: 'shifted by one note', args: [[1, 5, 9, 13], [5, 9, 13, 17], 3], expected: 6 },
    { name: 'transposed', args: [[60, 62, 64], [61, 63, 65], 50], expected: 3 },
    { name: 'equal notes must not always be matched', args: [[0, 50, 0], [0], 1], expected: 2 },
    { name: 'the lowest and the highest note', args: [[0], [127], 100], expected: 127 },
    ...randomSmall,
    { name: '500 notes with mistakes', args: () => inputOfSize(seededRandom(25_901), 500) },
    {
      name: '500 equal notes against 500 others',
      args: () => [Array<number>(500).fill(0), Array<number>(500).fill(127), 50],
      expected: 50000,
    },
    {
      name: '500 notes against none',
      args: () => [Array.from({ length: 500 }, (_, i) => i % 128), [], 100],
      expected: 50000,
    },
  ],
});
