import type { Generated, JSONColumnType } from 'kysely';

/**
 * Kept until the account is deleted. States are those of a run (see run.ts). `status_msg`, `runtime_ms` and `memory_kb`
 * duplicate values of `result` for the list.
 */
export interface SubmissionTable {
  id: Generated<string>;
  account_id: string;
  course_id: number;
  question_id: number;
  lang: 'java' | 'python3' | 'c_cpp';
  typed_code: string;
  request_hash: Buffer;
  state: Generated<'queued' | 'running' | 'finished'>;
  attempt: Generated<number>;
  leased_until: Date | null;
  created_at: Generated<Date>;
  started_at: Date | null;
  finished_at: Date | null;
  result: JSONColumnType<object> | null;
  status_msg: string | null;
  runtime_ms: number | null;
  memory_kb: number | null;
  tests_passed: number | null;
  tests_total: number | null;
}
