import type { Generated } from 'kysely';

export interface BookmarkTable {
  account_id: string;
  course_id: number;
  lesson_id: number;
  created_at: Generated<Date>;
}
