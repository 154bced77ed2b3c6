import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** One row for all minutes, from the slot down. */
function mostVotes(minutes: readonly number[], votes: readonly number[], slot: number): number {
  const best = Array<number>(slot + 1).fill(0);
  for (const [i, length] of minutes.entries())
    for (let t = slot; t >= length; t -= 1)
      best[t] = Math.max(best[t] ?? 0, (best[t - length] ?? 0) + (votes[i] ?? 0));
  return best[slot] ?? 0;
}

type Input = [minutes: number[], votes: number[], slot: number];

function smallInput(random: Random): Input {
  const songs = random.int(0, 6);
  return [
    random.list(songs, () => random.int(1, 6)),
    random.list(songs, () => random.int(0, 9)),
    random.int(0, 15),
  ];
}

function inputOfSize(random: Random, songs: number): Input {
  return [
    random.list(songs, () => random.int(50, 400)),
    random.list(songs, () => random.int(100, 10_000)),
    100 * songs,
  ];
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small broadcast ${seed}`,
  args: () => smallInput(seededRandom(25_510 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: mostVotes,
  bruteForce,
  smallInput,
  growth: { n: 'the number of songs', largest: 100, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[4, 3, 5], [40, 25, 45], 8], expected: 70 },
    { name: 'example 2', args: [[6], [10], 5], expected: 0 },
    { name: 'example 3', args: [[], [], 60], expected: 0 },
    { name: 'a slot of 0', args: [[1], [5], 0], expected: 0 },
    { name: 'exactly full', args: [[2, 3], [5, 6], 5], expected: 11 },
    { name: 'one minute too short', args: [[2, 3], [5, 6], 4], expected: 6 },
    { name: 'a song longer than the slot', args: [[9, 1], [100, 1], 5], expected: 1 },
    { name: 'votes per minute are wrong', args: [[6, 5, 5], [13, 10, 10], 10], expected: 20 },
    { name: 'the most votes are wrong', args: [[10, 5, 5], [12, 7, 7], 10], expected: 14 },
    { name: 'equal songs', args: [[3, 3, 3], [4, 4, 4], 7], expected: 8 },
    { name: 'no song twice', args: [[2], [10], 8], expected: 10 },
    { name: 'songs without votes', args: [[1, 1], [0, 0], 2], expected: 0 },
    { name: 'all fit', args: [[1, 2, 3], [1, 2, 3], 100], expected: 6 },
    { name: 'the shortest are wrong', args: [[1, 1, 8], [1, 1, 50], 8], expected: 50 },
    { name: 'the last song is needed', args: [[5, 5, 6], [6, 6, 13], 10], expected: 13 },
    { name: 'a large slot', args: [[1000, 1000], [7, 8], 10000], expected: 15 },
    ...randomSmall,
    { name: '100 songs, 10 000 minutes', args: () => inputOfSize(seededRandom(25_501), 100) },
    {
      name: '100 equal songs',
      args: () => [Array<number>(100).fill(333), Array<number>(100).fill(10_000), 10_000],
      expected: 300000,
    },
    {
      name: '100 short songs',
      args: () => [
        Array.from({ length: 100 }, (_, i) => i + 1),
        Array.from({ length: 100 }, (_, i) => (i * 53) % 101),
        3000,
      ],
    },
  ],
});
