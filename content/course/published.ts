import type { Lesson } from '@dryrun/contracts/courses';

/** Whether a lesson can be opened; the others are listed only. Proven against the files by published.test.ts. */
export function isPublished({ minutes }: Pick<Lesson, 'minutes'>): boolean {
  return minutes !== undefined;
}
