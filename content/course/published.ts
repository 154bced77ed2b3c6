import type { Lesson } from '@dryrun/contracts/courses';

/** Whether a lesson can be opened. Unpublished lessons are only listed. */
export function isPublished({ minutes }: Pick<Lesson, 'minutes'>): boolean {
  return minutes !== undefined;
}
