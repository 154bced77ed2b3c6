import { defaultLimits, defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Halves the part that can still hold the page. */
function findPage(pages: readonly number[], wanted: number): number {
  let low = 0;
  let high = pages.length - 1;
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const page = pages[middle] ?? 0;
    if (page === wanted) return middle;
    if (page < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function findPages(pages: readonly number[], wantedPages: readonly number[]): number[] {
  return wantedPages.map((page) => findPage(pages, page));
}

/** Up to ten pages and four wanted ones, most of which exist. */
function smallInput(random: Random): [pages: number[], wantedPages: number[]] {
  const pages = ascending(random, random.int(0, 10), 3);
  const wantedPages = random.list(random.int(1, 4), () => {
    const isThere = pages.length > 0 && random.int(0, 2) > 0;
    return isThere ? random.pick(pages) : random.int(1, 30);
  });
  return [pages, wantedPages];
}

function ascending(random: Random, length: number, largestStep: number): number[] {
  let page = 0;
  return random.list(length, () => (page += random.int(1, largestStep)));
}

/** As many questions as pages. */
function inputOfSize(random: Random, length: number): [pages: number[], wantedPages: number[]] {
  const pages = ascending(random, length, 9);
  return [pages, random.list(length, () => random.int(1, pages.at(-1) ?? 1))];
}

const manyPages = () => ascending(seededRandom(20_101), 100_000, 9000);
const missingPages = () => Array.from({ length: 100_000 }, (_, i) => 999_000_000 + i);
const ends = () => [manyPages().at(-1) ?? 0, manyPages()[0] ?? 0];

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small book ${seed}`,
  args: () => smallInput(seededRandom(20_110 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: findPages,
  // Linear time for each question exceeds these limits. The solutions take a tenth of them at most.
  limits: {
    java: { ...defaultLimits.java, timeMs: 1000 },
    c_cpp: { ...defaultLimits.c_cpp, timeMs: 500 },
  },
  bruteForce,
  smallInput,
  growth: { n: 'the number of pages and of questions', largest: 100_000, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [
        [2, 3, 7, 11, 12, 40],
        [11, 2],
      ],
      expected: [3, 0],
    },
    {
      name: 'example 2, between two pages',
      args: [
        [2, 3, 7],
        [5, 7],
      ],
      expected: [-1, 2],
    },
    { name: 'example 3, the only page', args: [[8], [8]], expected: [0] },
    { name: 'no page', args: [[], [4]], expected: [-1] },
    { name: 'the only page is another one', args: [[8], [9]], expected: [-1] },
    { name: 'the first of many', args: [[1, 5, 6, 9], [1]], expected: [0] },
    { name: 'the last of many', args: [[1, 5, 6, 9], [9]], expected: [3] },
    { name: 'before the first', args: [[5, 6, 9], [2]], expected: [-1] },
    { name: 'after the last', args: [[5, 6, 9], [10]], expected: [-1] },
    { name: 'the second of two', args: [[4, 6], [6]], expected: [1] },
    { name: 'the first of two', args: [[4, 6], [4]], expected: [0] },
    { name: 'the middle of three', args: [[4, 6, 8], [6]], expected: [1] },
    ...randomSmall,
    { name: 'nothing is wanted', args: [[4, 6], []], expected: [] },
    {
      name: '100 000 pages, the last and the first one',
      args: () => [manyPages(), [900_000_000, ...ends()]],
    },
    { name: '100 000 pages, all of them wanted', args: () => [manyPages(), manyPages()] },
    { name: '100 000 pages, 100 000 missing ones', args: () => [manyPages(), missingPages()] },
  ],
});
