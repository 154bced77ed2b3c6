import type { Generated } from 'kysely';

/** Active reading time per account and course; `seen_at` is the last heartbeat. */
export interface ReadingTimeTable {
  account_id: string;
  course_id: number;
  seconds: Generated<number>;
  seen_at: Date;
}
