import type { Database } from '@dryrun/migrations/database';
import type { Lang } from '@dryrun/contracts/language';
import { sql, type Kysely } from 'kysely';
import { isStuck, lease, toJsonColumn } from '../queue/rows.ts';

export type AnalysisKind = 'counterexample' | 'complexity';

export interface ClaimedAnalysis {
  readonly submissionId: string;
  readonly kind: AnalysisKind;
  readonly attempt: number;
  /** Working time of earlier claims that were paused. */
  readonly spentMs: number;
  /** The stored result of earlier claims. */
  readonly progress: unknown;
  readonly questionId: number;
  readonly lang: Lang;
  readonly typedCode: string;
  readonly failedIndex: number | null;
}

/** Claims a row of `follow_up` that is queued or whose judge is dead. Undefined if it is finished or leased. */
export async function claimAnalysis(
  db: Kysely<Database>,
  submissionId: string,
  kind: AnalysisKind,
): Promise<ClaimedAnalysis | undefined> {
  const { rows } = await sql<ClaimedAnalysis>`
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

/** Doesn't count as an attempt, because nothing failed. */
export async function pauseAnalysis(
  db: Kysely<Database>,
  row: ClaimedAnalysis,
  result: object | undefined,
  spentMs: number,
): Promise<void> {
  await sql`
    update follow_up
    set state = 'queued', leased_until = null, attempt = attempt - 1, spent_ms = ${Math.round(spentMs)},
      result = ${toJson(result)}
    where ${hasClaim(row)}`.execute(db);
}

/** Does nothing if the claim was lost. */
export async function finishAnalysis(
  db: Kysely<Database>,
  row: ClaimedAnalysis,
  result: object | undefined,
): Promise<void> {
  await sql`
    update follow_up
    set state = 'finished', leased_until = null, finished_at = now(), result = ${toJson(result)}
    where ${hasClaim(row)}`.execute(db);
}

/** SQL condition: the row is still claimed by this attempt. */
export function hasClaim({ submissionId, kind, attempt }: ClaimedAnalysis) {
  return sql<boolean>`submission_id = ${submissionId} and kind = ${kind} and state = 'running' and attempt = ${attempt}`;
}

const toJson = (result: object | undefined): string | null =>
  result === undefined ? null : toJsonColumn(result);

export interface StuckAnalysis {
  readonly submissionId: string;
  readonly kind: AnalysisKind;
  readonly attempt: number;
}

/** Lists analyses that have waited for 3 s or whose judge is dead, oldest first. */
export async function listStuckAnalyses(db: Kysely<Database>, limit: number): Promise<StuckAnalysis[]> {
  const { rows } = await sql<StuckAnalysis>`
    select submission_id as "submissionId", kind, attempt from follow_up
    where ${isStuck}
    order by created_at limit ${limit}`.execute(db);
  return rows;
}
