import { parseLiteral } from '@dryrun/contracts/literal';
import type { Value } from '@dryrun/contracts/value';
import { defaultLimits, defineProblem } from '../../../src/problem.ts';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { bruteForce } from './brute-force.ts';
import {
  doubling,
  inputOfSize,
  largeInput,
  ring,
  shuffledRing,
  smallInput,
  star,
  triangleThenChain,
  type Cable,
} from './inputs.ts';

/** Union-find: the cable within one group closes the only ring, so it is the ring's last cable. */
function redundantCable(cables: readonly Cable[]): number[] {
  const parents = Array.from({ length: cables.length + 1 }, (_, i) => i);
  const parent = (computer: number): number => parents[computer] as number;
  const find = (computer: number): number => {
    let at = computer;
    while (parent(at) !== at) {
      parents[at] = parent(parent(at));
      at = parent(at);
    }
    return at;
  };
  const spare = (cables as readonly [number, number][]).find(([a, b]) => {
    const [rootA, rootB] = [find(a), find(b)];
    parents[rootA] = rootB;
    return rootA === rootB;
  });
  if (!spare) throw new Error('as many cables as computers always make a ring');
  return [...spare];
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small office ${seed}`,
  args: () => smallInput(seededRandom(1610 + seed)),
}));

/** Parses a list of lists from one line. */
const cables = (text: string): Value => parseLiteral('int[][]', text, 'cables');

export const problem = defineProblem({
  signature,
  reference: redundantCable,
  bruteForce,
  smallInput,
  growth: { n: 'the number of cables', largest: 50_000, input: inputOfSize },
  limits: {
    java: { ...defaultLimits.java, timeMs: 1500 },
    c_cpp: { ...defaultLimits.c_cpp, timeMs: 1000 },
  },
  cases: [
    { name: 'example 1', args: [cables('[[3,6],[6,2],[5,6],[2,4],[4,3],[1,4]]')], expected: [4, 3] },
    { name: 'example 2, a triangle', args: [cables('[[2,3],[1,2],[1,3]]')], expected: [1, 3] },
    { name: 'example 3', args: [cables('[[5,1],[2,5],[4,2],[2,1],[3,4],[6,3]]')], expected: [2, 1] },
    { name: 'a triangle, larger numbers first', args: [cables('[[3,1],[2,1],[3,2]]')], expected: [3, 2] },
    { name: 'a triangle that goes around', args: [cables('[[2,1],[3,2],[1,3]]')], expected: [1, 3] },
    {
      name: 'the ring first, then a tail',
      args: [cables('[[1,2],[2,3],[1,3],[3,4],[4,5]]')],
      expected: [1, 3],
    },
    {
      name: 'the tail first, then the ring',
      args: [cables('[[4,5],[3,4],[1,2],[2,3],[1,3]]')],
      expected: [1, 3],
    },
    {
      name: 'a ring of three pairs',
      args: [cables('[[1,2],[3,4],[5,6],[2,3],[4,5],[6,1]]')],
      expected: [6, 1],
    },
    {
      name: 'two parts are joined after the ring',
      args: [cables('[[1,2],[3,4],[4,5],[5,3],[2,3]]')],
      expected: [5, 3],
    },
    {
      name: 'a cable between two known computers joins two parts',
      args: [cables('[[1,2],[3,4],[2,3],[1,4]]')],
      expected: [1, 4],
    },
    {
      name: 'a star with one cable more',
      args: [cables('[[1,2],[1,3],[1,4],[1,5],[4,2]]')],
      expected: [4, 2],
    },
    {
      name: 'a ring inside a chain',
      args: [cables('[[1,2],[2,3],[3,4],[4,5],[5,3],[5,6]]')],
      expected: [5, 3],
    },
    {
      name: 'cables of the ring with others between them',
      args: [cables('[[1,2],[5,1],[2,3],[6,2],[3,4],[4,1]]')],
      expected: [4, 1],
    },
    {
      name: 'two cables lead into computer 3',
      args: [cables('[[1,3],[2,3],[3,4],[4,2]]')],
      expected: [4, 2],
    },
    {
      name: 'a ring from the highest number down',
      args: [cables('[[5,4],[4,3],[3,2],[2,1],[1,5]]')],
      expected: [1, 5],
    },
    {
      name: 'a ring of four, opposite sides first',
      args: [cables('[[1,2],[4,3],[4,1],[3,2]]')],
      expected: [3, 2],
    },
    {
      name: 'two groups of four are joined by their tips',
      args: [cables('[[1,2],[2,3],[3,4],[5,6],[6,7],[7,8],[1,5],[8,4]]')],
      expected: [8, 4],
    },
    ...randomSmall,
    { name: '10 000 cables from one computer', args: star, expected: [10_000, 2] },
    { name: '10 000 computers joined by pairs', args: doubling, expected: [10_000, 1] },
    { name: 'a tree of 10 000 computers and one cable more', args: largeInput },
    { name: 'a triangle and a chain of 9 997 cables', args: triangleThenChain, expected: [3, 1] },
    { name: '50 000 cables in a ring', args: () => [ring()], expected: [50_000, 1] },
    { name: '50 000 cables in a ring, mixed', args: shuffledRing },
  ],
});
