import type { Generated } from 'kysely';

/** What a reader wrote down in a lesson, in markdown or not. Deleted when it becomes empty. */
export interface NoteTable {
  account_id: string;
  course_id: number;
  lesson_id: number;
  content: string;
  updated_at: Generated<Date>;
}
