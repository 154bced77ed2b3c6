import type { Generated } from 'kysely';

/** How long an account has actively read lessons of a course; `seen_at` is the last sign of it. */
export interface ReadingTimeTable {
  account_id: string;
  course_id: number;
  seconds: Generated<number>;
  seen_at: Date;
}
