import type { Lang } from '@dryrun/contracts/language';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import type { JudgedCheck } from '../grading/check.ts';

/** The two tables of rows to be judged; their rows live the same life (migrations/src/tables/run.ts). */
export type RowKind = 'run' | 'submission';

/** A row that is ours to judge until its lease ends. `attempt` tells this claim from every other one. */
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

/** A judge that stops renewing is taken for dead after this long. */
const leaseMs = 8000;
export const renewalMs = 2000;

/**
 * For a returning clause: the change is visible at once, but nobody waits for the disk. A crash of Postgres may lose it with
 * the last moment before; the row is then as it was, and the sweep has it judged again.
 */
export const commitInMemory = sql`set_config('synchronous_commit', 'off', true)`;

const lease = sql`now() + ${leaseMs} * interval '1 ms'`;

/**
 * Takes a row that waits, or whose judge is dead. Undefined when it is judged or being judged (a job that comes twice does
 * nothing the second time), or while another row of the same learner is: who floods waits behind himself, and the sweep
 * brings the row back. `extra` names further columns to read.
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

/** Rows of the same learner that are being judged now. */
function othersRunning(table: RowKind, kind: RowKind, id: string) {
  return sql`select 1 from ${sql.table(table)} as other
    where other.account_id = ${sql.table(kind)}.account_id and other.id <> ${id}
      and other.state = 'running' and other.leased_until > now()`;
}

/** Keeps a claimed row ours. */
export async function renewLease(db: Kysely<Database>, kind: RowKind, row: ClaimedRow): Promise<void> {
  await sql`update ${sql.table(kind)} set leased_until = ${lease} where ${isOurs(row)}`.execute(db);
}

/** Gives a claimed row back unjudged. */
export async function releaseRow(db: Kysely<Database>, kind: RowKind, row: ClaimedRow): Promise<void> {
  await sql`update ${sql.table(kind)} set state = 'queued', leased_until = null where ${isOurs(row)}`.execute(
    db,
  );
}

/** Still claimed by this very attempt. */
export function isOurs(row: ClaimedRow) {
  return sql<boolean>`id = ${row.id} and state = 'running' and attempt = ${row.attempt}`;
}

/** A check as Postgres keeps it: jsonb takes neither a zero character nor half a surrogate pair. */
export function toJsonColumn(check: JudgedCheck): string {
  return JSON.stringify(check, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '\u2400').toWellFormed() : value,
  );
}
