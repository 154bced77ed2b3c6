import type { Lang } from '@dryrun/contracts/language';
import type { TraceResult } from '@dryrun/contracts/trace';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import type { JudgedCheck } from '../grading/check.ts';

/** A row ends with an error of the judge after this many failed attempts. */
export const maxAttempts = 3;

/** The two tables of rows with a verdict. They share their states with traces (migrations/src/tables/run.ts). */
export type RowKind = 'run' | 'submission';

/** A row that this judge has leased. `attempt` identifies the claim. */
export interface ClaimedRow {
  readonly id: string;
  readonly attempt: number;
  readonly accountId: string;
  readonly courseId: number;
  readonly questionId: number;
  readonly lang: Lang;
  readonly typedCode: string;
  readonly queuedMs: number;
}

/** A judge that doesn't renew its lease for this long counts as dead. */
const leaseMs = 8000;
export const renewalMs = 2000;

/** For a returning clause: commits without waiting for the disk. After a crash, the row is judged again. */
export const commitInMemory = sql`set_config('synchronous_commit', 'off', true)`;

export const lease = sql`now() + ${leaseMs} * interval '1 ms'`;

/**
 * Claims a row that is queued or whose judge is dead. Returns undefined if there is nothing to claim. Also returns
 * undefined while another row of the learner is being judged, because a learner uses at most one slot. The sweep
 * enqueues such a row again. `extra` names more columns to read.
 */
export async function claimRow<Extra extends object = object>(
  db: Kysely<Database>,
  kind: RowKind,
  id: string,
  extra: readonly string[] = [],
): Promise<(ClaimedRow & Extra) | undefined> {
  const { rows } = await sql<ClaimedRow & Extra>`
    update ${sql.table(kind)}
    set state = 'running', attempt = attempt + 1, started_at = now(), leased_until = ${lease}
    where id = ${id} and (state = 'queued' or (state = 'running' and leased_until < now()))
      and not exists (${othersRunning('run', kind, id)}) and not exists (${othersRunning('submission', kind, id)})
    returning id, attempt, account_id as "accountId", course_id as "courseId", question_id as "questionId", lang,
      typed_code as "typedCode", extract(epoch from now() - created_at)::float * 1000 as "queuedMs"
      ${sql.join([sql``, ...extra.map((column) => sql.ref(column)), commitInMemory])}`.execute(db);
  return rows[0];
}

/** Other rows of the same learner with a valid lease. */
function othersRunning(table: RowKind, kind: RowKind, id: string) {
  return sql`select 1 from ${sql.table(table)} as other
    where other.account_id = ${sql.table(kind)}.account_id and other.id <> ${id}
      and other.state = 'running' and other.leased_until > now()`;
}

export async function renewLease(
  db: Kysely<Database>,
  kind: RowKind | 'trace',
  row: ClaimedRow,
): Promise<void> {
  await sql`update ${sql.table(kind)} set leased_until = ${lease} where ${hasClaim(row)}`.execute(db);
}

export async function releaseRow(
  db: Kysely<Database>,
  kind: RowKind | 'trace',
  row: ClaimedRow,
): Promise<void> {
  await sql`update ${sql.table(kind)} set state = 'queued', leased_until = null where ${hasClaim(row)}`.execute(
    db,
  );
}

/** SQL condition: the row is still claimed by this attempt. */
export function hasClaim(row: ClaimedRow) {
  return sql<boolean>`id = ${row.id} and state = 'running' and attempt = ${row.attempt}`;
}

/** Serializes a result for a column, because jsonb rejects null characters and lone surrogates. */
export function toJsonColumn(result: JudgedCheck | TraceResult): string {
  return JSON.stringify(result, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '\u2400').toWellFormed() : value,
  );
}
