import type { Generated, JSONColumnType } from 'kysely';

/**
 * The first verdict of a program near its time limit. Later submissions of identical code reuse it, because another
 * measurement could flip the verdict. `result` is the check response without its state.
 */
export interface BorderlineVerdictTable {
  question_id: number;
  request_hash: Buffer;
  judge_version: string;
  result: JSONColumnType<object>;
  created_at: Generated<Date>;
}
