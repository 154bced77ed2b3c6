import type { Generated, JSONColumnType } from 'kysely';

/**
 * What the judge finds out about a submission after its verdict, when it has nothing better to do: the smallest input that
 * breaks a declined one, or the measured complexity of an approved one. queued -> running -> finished as a run does (see
 * run.ts), but a running row that gives way to a verdict goes back to queued with what it has in `result` and the time it
 * took so far in `spent_ms`. `claimed` is the growth class that the learner expects.
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
