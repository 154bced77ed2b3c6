import type { Database } from '@dryrun/migrations/database';
import type { Lang } from '@dryrun/contracts/language';
import { sql, type Kysely } from 'kysely';

export type FollowUpKind = 'counterexample' | 'complexity';

/** A follow-up that is ours to do until its lease ends, with the submission it is about. */
export interface ClaimedFollowUp {
  readonly submissionId: string;
  readonly kind: FollowUpKind;
  readonly attempt: number;
  /** Working time of earlier claims that gave way to verdicts. */
  readonly spentMs: number;
  /** What they had found. */
  readonly progress: unknown;
  readonly questionId: number;
  readonly lang: Lang;
  readonly typedCode: string;
  /** The number of the first test that the submission failed. */
  readonly failedIndex: number | null;
}

const lease = sql`now() + interval '8 s'`;

/** Takes a follow-up that waits, or whose judge is dead. Undefined when it is done or being done. */
export async function claimFollowUp(
  db: Kysely<Database>,
  submissionId: string,
  kind: FollowUpKind,
): Promise<ClaimedFollowUp | undefined> {
  const { rows } = await sql<ClaimedFollowUp>`
    update follow_up set state = 'running', attempt = follow_up.attempt + 1, leased_until = ${lease}
    from submission
    where follow_up.submission_id = ${submissionId} and follow_up.kind = ${kind} and submission.id = ${submissionId}
      and (follow_up.state = 'queued' or (follow_up.state = 'running' and follow_up.leased_until < now()))
    returning follow_up.submission_id as "submissionId", follow_up.kind, follow_up.attempt,
      follow_up.spent_ms as "spentMs", follow_up.result as progress, submission.question_id as "questionId",
      submission.lang, submission.typed_code as "typedCode",
      (submission.result #>> '{failedTest,index}')::integer as "failedIndex"`.execute(db);
  return rows[0];
}

/** Keeps a claimed follow-up ours. */
export async function renewFollowUp(db: Kysely<Database>, row: ClaimedFollowUp): Promise<void> {
  await sql`update follow_up set leased_until = ${lease} where ${isOurs(row)}`.execute(db);
}

/** Gives a claimed follow-up back with what it has; the claim does not count, since nothing went wrong. */
export async function pauseFollowUp(
  db: Kysely<Database>,
  row: ClaimedFollowUp,
  result: object | undefined,
  spentMs: number,
): Promise<void> {
  await sql`
    update follow_up
    set state = 'queued', leased_until = null, attempt = attempt - 1, spent_ms = ${Math.round(spentMs)},
      result = ${toJson(result)}
    where ${isOurs(row)}`.execute(db);
}

/** Writes the result if the follow-up is still ours. */
export async function finishFollowUp(
  db: Kysely<Database>,
  row: ClaimedFollowUp,
  result: object | undefined,
): Promise<void> {
  await sql`
    update follow_up
    set state = 'finished', leased_until = null, finished_at = now(), result = ${toJson(result)}
    where ${isOurs(row)}`.execute(db);
}

function isOurs({ submissionId, kind, attempt }: ClaimedFollowUp) {
  return sql<boolean>`submission_id = ${submissionId} and kind = ${kind} and state = 'running' and attempt = ${attempt}`;
}

/** As Postgres keeps it: jsonb takes neither a zero character nor half a surrogate pair. */
function toJson(result: object | undefined): string | null {
  if (result === undefined) return null;
  return JSON.stringify(result, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '\u2400').toWellFormed() : value,
  );
}

export interface StuckFollowUp {
  readonly submissionId: string;
  readonly kind: FollowUpKind;
  readonly attempt: number;
}

/** Follow-ups that wait or whose judge is dead, the oldest first. */
export async function listStuckFollowUps(db: Kysely<Database>, most: number): Promise<StuckFollowUp[]> {
  const { rows } = await sql<StuckFollowUp>`
    select submission_id as "submissionId", kind, attempt from follow_up
    where (state = 'queued' and created_at < now() - interval '3 s') or (state = 'running' and leased_until < now())
    order by created_at limit ${most}`.execute(db);
  return rows;
}
