import type { Lesson } from '@dryrun/contracts/courses';

/** Lessons of the outline whose text is written, by url path. The others are listed but cannot be opened. */
const written: ReadonlySet<string> = new Set([
  'three-sum',
  'longest-unique-substring',
  'balanced-brackets',
  'group-anagrams',
  'subarray-sum',
  'merge-meetings',
  'next-warmer-day',
  'delivery-capacity',
  'reverse-in-groups',
  'lru-cache',
  'top-k-words',
  'zigzag-levels',
  'max-path-sum',
  'go',
  'build-stages',
  'redundant-cable',
  'reliable-route',
  'word-hunt',
  'coin-change',
  'edit-distance',
]);

/** Whether a lesson can be opened. Proven against the files by written.test.ts. */
export function isWritten(lesson: Pick<Lesson, 'urlPath'>): boolean {
  return written.has(lesson.urlPath);
}
