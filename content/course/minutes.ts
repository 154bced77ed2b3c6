import type { Lesson } from '@dryrun/contracts/courses';

/**
 * Reading time of text lessons, in whole minutes. Must match the front matter of the text. A lesson not listed here is
 * unpublished.
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

/** Estimated time to solve a problem, in minutes. */
const minutesToSolve = { Easy: 20, Medium: 30, Hard: 45 } as const;

/** Returns a lesson's estimated minutes; undefined for an unpublished lesson. */
export function minutesOf({
  urlPath,
  difficulty,
}: Pick<Lesson, 'urlPath' | 'difficulty'>): number | undefined {
  return difficulty ? minutesToSolve[difficulty] : minutesToRead[urlPath];
}
