import { parseLiteral } from '@dryrun/contracts/literal';
import type { Value } from '@dryrun/contracts/value';
import { defaultLimits, defineProblem } from '../../../src/problem.ts';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { bruteForce } from './brute-force.ts';
import {
  capacityOne,
  fullCache,
  inputOfSize,
  mixedOperations,
  roundAndRound,
  smallInput,
  storesOnly,
  type Operation,
} from './inputs.ts';

/** A Map iterates in insertion order, so a used entry is deleted and inserted again. */
function runCache(capacity: number, operations: readonly Operation[]): number[] {
  const cache = new Map<number, number>();
  const results: number[] = [];
  for (const [kind, key, value] of operations as readonly [number, number, number][]) {
    const known = cache.get(key);
    if (kind === 2) results.push(known ?? -1);
    if (kind === 2 && known === undefined) continue;
    cache.delete(key);
    cache.set(key, kind === 1 ? value : (known as number));
    if (cache.size > capacity) cache.delete(cache.keys().next().value as number);
  }
  return results;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small cache ${seed}`,
  args: () => smallInput(seededRandom(1050 + seed)),
}));

/** Parses a list of lists from one line. */
const operations = (text: string): Value => parseLiteral('int[][]', text, 'operations');

export const problem = defineProblem({
  signature,
  reference: runCache,
  bruteForce,
  smallInput,
  growth: { n: 'the number of operations', largest: 200_000, input: inputOfSize },
  limits: {
    python3: { ...defaultLimits.python3, timeMs: 3000 },
    c_cpp: { ...defaultLimits.c_cpp, timeMs: 1200 },
  },
  cases: [
    {
      name: 'example 1',
      args: [3, operations('[[1,4,40],[1,8,80],[1,6,60],[2,4],[1,5,50],[2,8],[2,6]]')],
      expected: [40, -1, 60],
    },
    {
      name: 'example 2, overwriting refreshes',
      args: [2, operations('[[1,1,10],[1,2,20],[1,1,11],[1,3,30],[2,1],[2,2]]')],
      expected: [11, -1],
    },
    { name: 'example 3, no reads', args: [1, operations('[[1,4,40],[1,5,50]]')], expected: [] },
    { name: 'a read of an empty cache', args: [1, operations('[[2,0]]')], expected: [-1] },
    { name: 'the same entry read twice', args: [1, operations('[[1,0,7],[2,0],[2,0]]')], expected: [7, 7] },
    { name: 'a value of zero is no miss', args: [1, operations('[[1,4,0],[2,4]]')], expected: [0] },
    { name: 'a key of zero', args: [2, operations('[[1,0,5],[1,1,6],[2,0]]')], expected: [5] },
    {
      name: 'capacity 1',
      args: [1, operations('[[1,5,50],[2,5],[1,6,60],[2,5],[2,6]]')],
      expected: [50, -1, 60],
    },
    {
      name: 'overwriting in a full cache evicts nothing',
      args: [2, operations('[[1,1,10],[1,2,20],[1,2,21],[2,1],[2,2]]')],
      expected: [10, 21],
    },
    {
      name: 'overwriting the only entry',
      args: [1, operations('[[1,3,30],[1,3,31],[2,3]]')],
      expected: [31],
    },
    {
      name: 'a missed read changes nothing',
      args: [2, operations('[[1,1,10],[1,2,20],[2,9],[2,1],[2,2]]')],
      expected: [-1, 10, 20],
    },
    {
      name: 'a missed read does not bring an entry back',
      args: [1, operations('[[1,1,10],[1,2,20],[2,1],[2,1],[2,2]]')],
      expected: [-1, -1, 20],
    },
    {
      name: 'a read saves an entry',
      args: [2, operations('[[1,1,1],[1,2,2],[2,1],[1,3,3],[2,1],[2,2],[2,3]]')],
      expected: [1, 1, -1, 3],
    },
    {
      name: 'reads put the entries back into their old order',
      args: [2, operations('[[1,1,1],[1,2,2],[2,1],[2,2],[1,3,3],[2,1],[2,2]]')],
      expected: [1, 2, -1, 2],
    },
    {
      name: 'reading the newest entry keeps the order',
      args: [3, operations('[[1,1,1],[1,2,2],[1,3,3],[2,3],[1,4,4],[2,1],[2,2]]')],
      expected: [3, -1, 2],
    },
    {
      name: 'reading the entry in the middle',
      args: [3, operations('[[1,1,1],[1,2,2],[1,3,3],[2,2],[1,4,4],[1,5,5],[2,1],[2,2],[2,3]]')],
      expected: [2, -1, 2, -1],
    },
    {
      name: 'an entry stored again after its eviction',
      args: [1, operations('[[1,1,10],[1,2,20],[1,1,11],[2,1],[2,2]]')],
      expected: [11, -1],
    },
    {
      name: 'overwriting after an eviction counts as a use',
      args: [2, operations('[[1,1,10],[1,2,20],[2,1],[1,3,30],[1,1,11],[1,4,40],[2,1],[2,3],[2,4]]')],
      expected: [10, 11, -1, 40],
    },
    {
      name: 'used often but long ago',
      args: [2, operations('[[1,1,1],[2,1],[2,1],[1,2,2],[1,3,3],[2,1],[2,2],[2,3]]')],
      expected: [1, 1, -1, 2, 3],
    },
    {
      name: 'the largest capacity for two entries',
      args: [100_000, operations('[[1,1,10],[1,2,20],[2,1],[2,2]]')],
      expected: [10, 20],
    },
    {
      name: 'the largest key and value',
      args: [1, operations('[[1,1000000,1000000],[2,1000000]]')],
      expected: [1_000_000],
    },
    ...randomSmall,
    { name: '30 000 operations on twice as many keys as fit', args: mixedOperations },
    { name: '30 000 operations on a cache of one entry', args: capacityOne },
    { name: '15 000 reads that each come just too late', args: roundAndRound },
    { name: '30 000 stores under different keys', args: storesOnly, expected: [] },
    { name: '200 000 operations on the largest cache', args: fullCache },
  ],
});
