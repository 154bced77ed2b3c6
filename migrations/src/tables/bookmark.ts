import type { Generated } from 'kysely';

/** A lesson that a reader wants to find again. */
export interface BookmarkTable {
  account_id: string;
  course_id: number;
  lesson_id: number;
  created_at: Generated<Date>;
}
