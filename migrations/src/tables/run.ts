import type { Generated, JSONColumnType } from 'kysely';

/**
 * A run of a learner's own test cases. queued -> running -> finished. A judge claims a queued row: it increments `attempt`,
 * and sets and renews the lease `leased_until`. When the lease expires, the row returns to queued. `result` is the check
 * response without its state. Finished rows are deleted after an hour.
 */
export interface RunTable {
  id: Generated<string>;
  account_id: string;
  course_id: number;
  question_id: number;
  lang: 'java' | 'python3' | 'c_cpp';
  typed_code: string;
  request_hash: Buffer;
  /** JSON literals of the arguments, per test case. */
  cases: JSONColumnType<string[][]>;
  state: Generated<'queued' | 'running' | 'finished'>;
  attempt: Generated<number>;
  leased_until: Date | null;
  created_at: Generated<Date>;
  started_at: Date | null;
  finished_at: Date | null;
  result: JSONColumnType<object> | null;
}
