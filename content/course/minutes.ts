import type { Lesson } from '@dryrun/contracts/courses';

/**
 * How long a text lesson takes to read, in whole minutes; the same number stands in the front matter of its text. A
 * lesson that is not listed here is not written yet.
 */
const minutesToRead: Readonly<Record<string, number>> = {
  'how-to-use': 12,
  complexities: 15,
  array: 13,
  string: 12,
  'linked-list': 13,
  'stack-and-queue': 13,
  'hash-table': 14,
  tree: 15,
  heap: 14,
  trie: 12,
  graph: 16,
  'two-pointers': 12,
  'sliding-window': 13,
  sorting: 15,
  'binary-search': 14,
  recursion: 14,
  permutation: 14,
  combination: 13,
  'depth-first-search': 15,
  'breadth-first-search': 16,
  greedy: 13,
  'dynamic-programming': 17,
};

/** How long a problem takes to solve at the first try, in minutes. */
const minutesToSolve = { Easy: 20, Medium: 30, Hard: 45 } as const;

/** How long a lesson takes, in minutes; undefined when its text is not written. */
export function minutesOf({
  urlPath,
  difficulty,
}: Pick<Lesson, 'urlPath' | 'difficulty'>): number | undefined {
  return difficulty ? minutesToSolve[difficulty] : minutesToRead[urlPath];
}
