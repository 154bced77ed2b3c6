import { patternGroups } from './patterns.ts';

/** The text lessons that teach a pattern of `patternGroups`, or belong together. A lesson in no list is alone. */
const lessonsOf: Readonly<Record<string, readonly string[]>> = {
  'Arrays and strings': ['array', 'string'],
  'Two pointers and sliding window': ['two-pointers', 'sliding-window'],
  'Hash tables and prefix sums': ['hash-table'],
  Stacks: ['stack-and-queue'],
  'Sorting and binary search': ['sorting', 'binary-search'],
  'Linked lists': ['linked-list'],
  'Heaps and tries': ['heap', 'trie'],
  Trees: ['tree'],
  Graphs: ['graph', 'depth-first-search', 'breadth-first-search'],
  'Recursion and backtracking': ['recursion', 'permutation', 'combination'],
  'Dynamic programming': ['dynamic-programming'],
};

/** The lessons to read before a lesson or problem, by path. Each comes earlier in the course. */
const needs: Readonly<Record<string, readonly string[]>> = {
  complexities: ['how-to-use'],
  array: ['complexities'],
  string: ['array'],
  'linked-list': ['array'],
  'stack-and-queue': ['array'],
  'hash-table': ['array'],
  tree: ['linked-list'],
  heap: ['tree'],
  trie: ['tree', 'hash-table'],
  graph: ['tree', 'hash-table'],
  'two-pointers': ['array'],
  'sliding-window': ['two-pointers', 'hash-table'],
  sorting: ['array'],
  'binary-search': ['sorting'],
  recursion: ['stack-and-queue'],
  permutation: ['recursion'],
  combination: ['permutation'],
  'depth-first-search': ['graph', 'recursion'],
  'breadth-first-search': ['graph', 'stack-and-queue', 'heap'],
  greedy: ['sorting'],
  'dynamic-programming': ['recursion'],
  'three-sum': ['two-pointers', 'sorting'],
  'longest-unique-substring': ['sliding-window', 'string'],
  'balanced-brackets': ['stack-and-queue'],
  'group-anagrams': ['hash-table', 'string'],
  'subarray-sum': ['hash-table', 'array'],
  'merge-meetings': ['sorting'],
  'next-warmer-day': ['stack-and-queue'],
  'delivery-capacity': ['binary-search'],
  'reverse-in-groups': ['linked-list'],
  'lru-cache': ['linked-list', 'hash-table'],
  'top-k-words': ['heap', 'hash-table'],
  'zigzag-levels': ['tree', 'breadth-first-search'],
  'max-path-sum': ['tree', 'recursion'],
  go: ['depth-first-search'],
  'build-stages': ['breadth-first-search'],
  'redundant-cable': ['graph'],
  'reliable-route': ['breadth-first-search', 'heap'],
  'word-hunt': ['trie', 'permutation'],
  'coin-change': ['dynamic-programming'],
  'edit-distance': ['dynamic-programming'],
};

const patternOf = new Map([
  ...Object.entries(lessonsOf).flatMap(([name, paths]) => paths.map((path) => [path, name] as const)),
  ...patternGroups.flatMap(({ name, paths }) => paths.map((path) => [path, name] as const)),
]);

/** The pattern of a lesson or problem of the built-in course. A lesson without one is a pattern of its own. */
export function patternOfPath(path: string): string {
  return patternOf.get(path) ?? path;
}

/** The paths of all lessons to read before a lesson or problem of the built-in course. */
export function needsOfPath(path: string): readonly string[] {
  const direct = needs[path] ?? [];
  return [...new Set(direct.flatMap((needed) => [...needsOfPath(needed), needed]))];
}
