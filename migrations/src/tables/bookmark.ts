import type { Generated } from 'kysely';

/** A bookmarked lesson. */
export interface BookmarkTable {
  account_id: string;
  course_id: number;
  lesson_id: number;
  created_at: Generated<Date>;
}
