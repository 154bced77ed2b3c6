import type { PracticeEntry } from '@dryrun/contracts/practice-problems';
import { findLesson } from './outline.ts';

/** Whether every account can solve a practice problem. All others need access to the course. */
export function isFreePractice({ level, lesson }: Pick<PracticeEntry, 'level' | 'lesson'>): boolean {
  return level === 'warm-up' && findLesson(lesson)?.preview === true;
}
