import type { Generated, JSONColumnType } from 'kysely';

/** The latest submission of a quiz; `answers` has the chosen indexes per question. */
export interface QuizResultTable {
  account_id: string;
  course_id: number;
  lesson_id: number;
  quiz_id: string;
  answers: JSONColumnType<number[][]>;
  is_correct: boolean;
  submitted_at: Generated<Date>;
}
