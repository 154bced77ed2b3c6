import type { Generated, JSONColumnType } from 'kysely';

/**
 * A background analysis: a minimized counterexample of a rejected submission, or the measured complexity of an approved
 * one. States are those of a run (see run.ts). A preempted analysis returns to queued, with partial results in `result`
 * and the time used in `spent_ms`. `claimed` is the growth class the learner expects.
 */
export interface FollowUpTable {
  submission_id: string;
  kind: 'counterexample' | 'complexity';
  state: Generated<'queued' | 'running' | 'finished'>;
  attempt: Generated<number>;
  leased_until: Date | null;
  created_at: Generated<Date>;
  finished_at: Date | null;
  claimed: string | null;
  spent_ms: Generated<number>;
  result: JSONColumnType<object> | null;
}
