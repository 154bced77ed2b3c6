import type { Generated } from 'kysely';

/** Access to a course until `expires_at`. One row per account and course; buying again extends it. */
export interface EnrollmentTable {
  account_id: string;
  course_id: number;
  enrolled_at: Generated<Date>;
  expires_at: Date;
  last_lesson_id: number | null;
  /** The opened tab of the last lesson; null for the question. */
  last_section: string | null;
}
