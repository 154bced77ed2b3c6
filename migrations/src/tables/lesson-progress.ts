import type { Generated } from 'kysely';

export interface LessonProgressTable {
  account_id: string;
  course_id: number;
  lesson_id: number;
  completed_at: Generated<Date>;
}
