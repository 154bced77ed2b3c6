import type { Generated } from 'kysely';

/** A learner's note on a lesson. Deleted when it becomes empty. */
export interface NoteTable {
  account_id: string;
  course_id: number;
  lesson_id: number;
  content: string;
  updated_at: Generated<Date>;
}
