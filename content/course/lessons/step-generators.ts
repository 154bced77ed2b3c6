import type { StepInput } from '@dryrun/contracts/lesson-format';
import { problemStepGenerators } from '../problems/step-generators.ts';
import { bestTrade } from './steps/best-trade.ts';
import { binarySearch } from './steps/binary-search.ts';
import { buildOrder } from './steps/build-order.ts';
import { closestPair } from './steps/closest-pair.ts';
import { commonSongs } from './steps/common-songs.ts';
import { compact } from './steps/compact.ts';
import { dijkstra } from './steps/dijkstra.ts';
import { dynamicArray } from './steps/dynamic-array.ts';
import { fastPower } from './steps/fast-power.ts';
import { firstTrue } from './steps/first-true.ts';
import { fixedWindow } from './steps/fixed-window.ts';
import { floodFill } from './steps/flood-fill.ts';
import { hashBuckets } from './steps/hash-buckets.ts';
import { heapSteps } from './steps/heap-steps.ts';
import { inorder } from './steps/inorder.ts';
import { letterTiles } from './steps/letter-tiles.ts';
import { listCycle } from './steps/list-cycle.ts';
import { litStretch } from './steps/lit-stretch.ts';
import { mazeRings } from './steps/maze.ts';
import { mergeSort } from './steps/merge-sort.ts';
import { networks } from './steps/networks.ts';
import { nextPermutation } from './steps/next-permutation.ts';
import { partition } from './steps/partition.ts';
import { permutations } from './steps/permutations.ts';
import { posters } from './steps/posters.ts';
import { postfix } from './steps/postfix.ts';
import { prefixSums } from './steps/prefix-sums.ts';
import { printerSpeed } from './steps/printer-speed.ts';
import { reverseList } from './steps/reverse-list.ts';
import { rooms } from './steps/rooms.ts';
import { runningMedian } from './steps/running-median.ts';
import { searchTree } from './steps/search-tree.ts';
import { stampWays } from './steps/stamps.ts';
import { mostTalks } from './steps/talks.ts';
import { trieSteps } from './steps/trie-steps.ts';
import { unionFind } from './steps/union-find.ts';
import { viewToTheLeft } from './steps/view-to-the-left.ts';

/**
 * Step generators for slideshows (`from`) in lessons and problem texts. Each runs its algorithm on the author's `input` and
 * records steps. Add new ones here.
 */
export const stepGenerators: Readonly<Record<string, (input: never) => StepInput[]>> = {
  ...problemStepGenerators,
  'best-trade': bestTrade,
  'binary-search': binarySearch,
  'build-order': buildOrder,
  'closest-pair': closestPair,
  'common-songs': commonSongs,
  compact,
  dijkstra,
  'dynamic-array': dynamicArray,
  'fast-power': fastPower,
  'first-true': firstTrue,
  'fixed-window': fixedWindow,
  'flood-fill': floodFill,
  'hash-buckets': hashBuckets,
  'heap-steps': heapSteps,
  inorder,
  'letter-tiles': letterTiles,
  'list-cycle': listCycle,
  'lit-stretch': litStretch,
  maze: mazeRings,
  'merge-sort': mergeSort,
  networks,
  'next-permutation': nextPermutation,
  partition,
  permutations,
  posters,
  postfix,
  'prefix-sums': prefixSums,
  'printer-speed': printerSpeed,
  'reverse-list': reverseList,
  rooms,
  'running-median': runningMedian,
  'search-tree': searchTree,
  stamps: stampWays,
  talks: mostTalks,
  'trie-steps': trieSteps,
  'union-find': unionFind,
  'view-to-the-left': viewToTheLeft,
};
