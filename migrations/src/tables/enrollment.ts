import type { Generated } from 'kysely';

/** A course an account owns until `expires_at`; one row an account and course, extended by buying again. */
export interface EnrollmentTable {
  account_id: string;
  course_id: number;
  enrolled_at: Generated<Date>;
  expires_at: Date;
  last_lesson_id: number | null;
}
