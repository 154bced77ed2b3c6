import type { Generated, JSONColumnType } from 'kysely';

/** How a reader last submitted a quiz of a lesson; `answers` has the chosen numbers of each question. */
export interface QuizResultTable {
  account_id: string;
  course_id: number;
  lesson_id: number;
  quiz_id: string;
  answers: JSONColumnType<number[][]>;
  is_correct: boolean;
  submitted_at: Generated<Date>;
}
