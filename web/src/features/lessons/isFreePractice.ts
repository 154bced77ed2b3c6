import { findLesson } from '@dryrun/content/course/outline';
import type { PracticeEntry } from '@dryrun/contracts/practice-problems';

/** Whether every account can solve it. All other practice problems need access to the course. */
export function isFreePractice({ level, lesson }: PracticeEntry): boolean {
  return level === 'warm-up' && findLesson(lesson)?.preview === true;
}
