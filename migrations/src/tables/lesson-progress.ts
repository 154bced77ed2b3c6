import type { Generated } from 'kysely';

/** A finished lesson; deleted when the learner unmarks it. */
export interface LessonProgressTable {
  account_id: string;
  course_id: number;
  lesson_id: number;
  completed_at: Generated<Date>;
}
