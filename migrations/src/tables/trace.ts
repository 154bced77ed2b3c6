import type { Generated, JSONColumnType } from 'kysely';

/**
 * A recording of a learner's program on one input. States are those of a run (see run.ts). `result` is the response
 * without the row's other fields, at most 2 MB. Rows are deleted after `limits.traceRetentionDays`.
 */
export interface TraceTable {
  id: Generated<string>;
  account_id: string;
  course_id: number;
  question_id: number;
  lang: 'java' | 'python3' | 'c_cpp';
  typed_code: string;
  /** A JSON literal per argument. */
  input: JSONColumnType<string[]>;
  /** The start of a window that the learner asked for. */
  from_step: number | null;
  request_hash: Buffer;
  state: Generated<'queued' | 'running' | 'finished'>;
  attempt: Generated<number>;
  leased_until: Date | null;
  created_at: Generated<Date>;
  started_at: Date | null;
  finished_at: Date | null;
  result: JSONColumnType<object> | null;
}
