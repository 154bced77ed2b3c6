import type { Generated, JSONColumnType } from 'kysely';

/**
 * A learner's own test cases, judged once. queued -> running -> finished. A judge claims a queued row (`attempt`
 * grows, `leased_until` is set and renewed while it works); a lease that runs out sends the row back to
 * queued. `result` is the check answer without its state. Finished rows are deleted after an hour.
 */
export interface RunTable {
  id: Generated<string>;
  account_id: string;
  course_id: number;
  question_id: number;
  lang: 'java' | 'python3' | 'c_cpp';
  typed_code: string;
  request_hash: Buffer;
  /** One list of JSON literals a case. */
  cases: JSONColumnType<string[][]>;
  state: Generated<'queued' | 'running' | 'finished'>;
  attempt: Generated<number>;
  leased_until: Date | null;
  created_at: Generated<Date>;
  started_at: Date | null;
  finished_at: Date | null;
  result: JSONColumnType<object> | null;
}
