import type { Lang } from '@dryrun/contracts/language';
import type { Database } from '@dryrun/migrations/database';
import type { Logger } from '@dryrun/runtime/logger';
import { sql, type Kysely, type RawBuilder } from 'kysely';

/** A row ends with an error of the judge after this many failed attempts. */
export const maxAttempts = 3;

/** The two tables of rows with a verdict. They share their states with traces (migrations/src/database.ts). */
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
const renewalMs = 2000;

/** For a returning clause: commits without waiting for the disk. After a crash, the row is judged again. */
const commitInMemory = sql`set_config('synchronous_commit', 'off', true)`;

/** SQL condition: the row has waited for 3 s, or its judge is dead. */
export const isStuck = sql<boolean>`(
  (state = 'queued' and created_at < now() - interval '3 s') or (state = 'running' and leased_until < now()))`;

export const lease = sql`now() + ${leaseMs} * interval '1 ms'`;

/**
 * Claims a row that is queued or whose judge is dead. Returns undefined if there is nothing to claim. Also returns
 * undefined while another row of the learner is being judged, because a learner uses at most one slot. The sweep
 * enqueues such a row again. A trace does not wait for the learner's other programs, nor do they wait for it. `extra`
 * selects more columns.
 */
export async function claimRow<Extra extends object = object>(
  db: Kysely<Database>,
  kind: RowKind | 'trace',
  id: string,
  extra: readonly RawBuilder<unknown>[] = [],
): Promise<(ClaimedRow & Extra) | undefined> {
  const waitsFor = (table: RowKind) =>
    kind === 'trace' ? sql`select where false` : othersRunning(table, kind, id);
  const { rows } = await sql<ClaimedRow & Extra>`
    update ${sql.table(kind)}
    set state = 'running', attempt = attempt + 1, started_at = now(), leased_until = ${lease}
    where id = ${id} and (state = 'queued' or (state = 'running' and leased_until < now()))
      and not exists (${waitsFor('run')}) and not exists (${waitsFor('submission')})
    returning id, attempt, account_id as "accountId", course_id as "courseId", question_id as "questionId", lang,
      typed_code as "typedCode", extract(epoch from now() - created_at)::float * 1000 as "queuedMs"
      ${sql.join([sql``, ...extra, commitInMemory])}`.execute(db);
  return rows[0];
}

/** Other rows of the same learner with a valid lease. */
function othersRunning(table: RowKind, kind: RowKind, id: string) {
  return sql`select 1 from ${sql.table(table)} as other
    where other.account_id = ${sql.table(kind)}.account_id and other.id <> ${id}
      and other.state = 'running' and other.leased_until > now()`;
}

/** Renews the lease of the row with this claim, until the returned function is called. */
export function keepLease(
  db: Kysely<Database>,
  kind: RowKind | 'trace' | 'follow_up',
  claim: RawBuilder<boolean>,
  log: Logger,
): () => void {
  const timer = setInterval(() => {
    sql`update ${sql.table(kind)} set leased_until = ${lease} where ${claim}`
      .execute(db)
      .catch((error: unknown) => log.warn({ err: error }, 'could not renew the lease'));
  }, renewalMs);
  return () => clearInterval(timer);
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

/** Writes the result without waiting for the disk. Returns false if the claim was lost. */
export async function finishRow(
  db: Kysely<Database>,
  kind: 'run' | 'trace',
  row: ClaimedRow,
  result: string,
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(kind)}
    set state = 'finished', finished_at = now(), leased_until = null, result = ${result}
    where ${hasClaim(row)} returning ${commitInMemory}`.execute(db);
  return rows.length === 1;
}

/** SQL condition: the row is still claimed by this attempt. */
export function hasClaim(row: ClaimedRow) {
  return sql<boolean>`id = ${row.id} and state = 'running' and attempt = ${row.attempt}`;
}

/** Serializes a result for a column, because jsonb rejects null characters and lone surrogates. */
export function toJsonColumn(result: object): string {
  return JSON.stringify(result, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '\u2400').toWellFormed() : value,
  );
}
