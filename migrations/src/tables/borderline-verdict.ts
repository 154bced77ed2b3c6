import type { Generated, JSONColumnType } from 'kysely';

/**
 * The first verdict of a program that came near its time limit. Later submissions of the very same code get it too: measured
 * anew, chance would decide. `result` is the check answer without its state.
 */
export interface BorderlineVerdictTable {
  question_id: number;
  request_hash: Buffer;
  judge_version: string;
  result: JSONColumnType<object>;
  created_at: Generated<Date>;
}
