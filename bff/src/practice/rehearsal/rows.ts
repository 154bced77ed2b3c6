import type { Check } from '@dryrun/contracts/code';
import { rehearsalLimits, type RehearsalClock } from '@dryrun/contracts/rehearsal';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely';
import { ApiError } from '../../platform/error.ts';
import { isUuid } from '../../platform/is-uuid.ts';

/** A program that no judge has finished after this time has failed. */
const lostMs = 10 * 60_000;

export interface RehearsalRow extends Selectable<Database['rehearsal']> {
  /** When the oldest program was requested that the judge has not finished. */
  readonly judgedSince: Date | undefined;
}

export type EventKind = Database['rehearsal_event']['kind'];

interface Key {
  readonly id: string;
  readonly accountId: string;
}

/** Throws `rehearsal_not_found`, also for the rehearsal of another account. */
export function readRehearsal(db: Kysely<Database>, key: Key, now: Date): Promise<RehearsalRow> {
  return db.transaction().execute((trx) => lockAndSettle(trx, key, now));
}

/** Changes a running rehearsal, which stays locked until the end. Throws `rehearsal_not_found` or `rehearsal_ended`. */
export function changeRunning<Result>(
  db: Kysely<Database>,
  key: Key,
  now: Date,
  change: (trx: Transaction<Database>, row: RehearsalRow) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    const row = await lockAndSettle(trx, key, now);
    if (row.ended_at) throw new ApiError('rehearsal_ended');
    return change(trx, row);
  });
}

/** Ends the account's rehearsals whose time is over. Returns the one that still runs. */
export function endOverdue(
  db: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<RehearsalRow | undefined> {
  return db.transaction().execute(async (trx) => {
    const running = await trx
      .selectFrom('rehearsal')
      .select('id')
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    const row = running && (await lockAndSettle(trx, { id: running.id, accountId }, now));
    return row?.ended_at ? undefined : row;
  });
}

export async function updateRehearsal(
  db: Kysely<Database>,
  { id }: Pick<RehearsalRow, 'id'>,
  values: Updateable<Database['rehearsal']>,
): Promise<void> {
  await db.updateTable('rehearsal').set(values).where('id', '=', id).execute();
}

async function lockAndSettle(
  trx: Transaction<Database>,
  { id, accountId }: Key,
  now: Date,
): Promise<RehearsalRow> {
  if (!isUuid(id)) throw new ApiError('rehearsal_not_found');
  const row = await trx
    .selectFrom('rehearsal')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('rehearsal_not_found');
  const { judgedSince, stoppedMs } = await recordVerdicts(trx, row, now);
  const endsAt = new Date(row.ends_at.getTime() + (row.ended_at ? 0 : stoppedMs));
  const isOver = !row.ended_at && !judgedSince && endsAt <= now;
  const end = isOver ? ({ ended_at: endsAt, end_reason: 'time' } as const) : {};
  if (isOver || stoppedMs > 0) await updateRehearsal(trx, row, { ends_at: endsAt, ...end });
  return { ...row, ends_at: endsAt, ...end, judgedSince };
}

/**
 * Records the verdicts that have arrived. Returns how long the clock stood still: while a verdict took longer than
 * `judgingMs`, and during a judgment that failed.
 */
async function recordVerdicts(
  trx: Transaction<Database>,
  { id, started_at }: Pick<RehearsalRow, 'id' | 'started_at'>,
  now: Date,
): Promise<{ readonly judgedSince: Date | undefined; readonly stoppedMs: number }> {
  let judgedSince: Date | undefined;
  let stoppedMs = 0;
  for (const judged of await listUnsettled(trx, id)) {
    const requestedAt = new Date(started_at.getTime() + judged.at_ms);
    const isLost = now.getTime() - requestedAt.getTime() > lostMs;
    if (!judged.finishedAt && !isLost) {
      judgedSince ??= requestedAt;
      continue;
    }
    const finishedMs = (judged.finishedAt ?? now).getTime() - started_at.getTime();
    const waitedMs = Math.max(0, finishedMs - judged.at_ms);
    const isFault = !judged.result || judged.result.statusMsg === 'Judge Error';
    const ms = isFault ? waitedMs : waitedMs - rehearsalLimits.judgingMs;
    if (ms > 0) {
      stoppedMs += ms;
      await insertEvent(trx, id, { kind: 'fault', at_ms: finishedMs - ms, ref: judged.ref, data: { ms } });
    }
    const verdict = judged.result ?? { statusMsg: 'Judge Error' };
    const data = { kind: judged.kind, ...verdict };
    await insertEvent(trx, id, {
      kind: 'verdict',
      at_ms: Math.max(finishedMs, judged.at_ms),
      ref: judged.ref,
      data,
    });
  }
  return { judgedSince, stoppedMs };
}

/** The part of a verdict that a report needs. */
export type Verdict = Pick<Check, 'statusMsg' | 'testsPassed' | 'testsTotal'> & {
  readonly kind: 'run' | 'submit';
  /** A literal per argument. Long ones are truncated, so that they equal no test. */
  readonly failedInput?: readonly string[];
};

async function listUnsettled(trx: Transaction<Database>, id: string) {
  const { rows } = await sql<{
    kind: 'run' | 'submit';
    ref: string;
    at_ms: number;
    finishedAt: Date | null;
    result: Omit<Verdict, 'kind'> | null;
  }>`
    select event.kind, event.ref, event.at_ms, judged.finished_at as "finishedAt",
      case when judged.finished_at is not null then jsonb_strip_nulls(jsonb_build_object(
        'statusMsg', judged.result -> 'statusMsg', 'testsPassed', judged.result -> 'testsPassed',
        'testsTotal', judged.result -> 'testsTotal', 'failedInput', judged.result -> 'failedTest' -> 'input'
      )) end as result
    from rehearsal_event as event
    left join lateral (
      select finished_at, result from run where run.id = event.ref and event.kind = 'run'
      union all
      select finished_at, result from submission where submission.id = event.ref and event.kind = 'submit'
    ) as judged on true
    where event.rehearsal_id = ${id} and event.kind in ('run', 'submit') and not exists (
      select from rehearsal_event as verdict
      where verdict.rehearsal_id = ${id} and verdict.kind = 'verdict' and verdict.ref = event.ref)
    order by event.id`.execute(trx);
  return rows;
}

interface NewEvent {
  readonly kind: EventKind;
  readonly at_ms: number;
  readonly ref?: string;
  readonly data?: object;
}

/** Does nothing if the rehearsal has an event of this kind and `ref`. */
export async function insertEvent(
  db: Kysely<Database>,
  rehearsalId: string,
  { data = {}, ...event }: NewEvent,
): Promise<void> {
  await db
    .insertInto('rehearsal_event')
    .values({ rehearsal_id: rehearsalId, ...event, data: JSON.stringify(data) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface RehearsalEvent {
  readonly kind: EventKind;
  readonly at_ms: number;
  readonly ref: string | null;
  readonly data: object;
}

/** In the order of their times. */
export function listEvents(db: Kysely<Database>, rehearsalId: string): Promise<RehearsalEvent[]> {
  return db
    .selectFrom('rehearsal_event')
    .select(['kind', 'at_ms', 'ref', 'data'])
    .where('rehearsal_id', '=', rehearsalId)
    .orderBy('at_ms')
    .orderBy('id')
    .execute();
}

/** Milliseconds since the start. */
export function elapsedMs({ started_at }: Pick<RehearsalRow, 'started_at'>, now: Date): number {
  return Math.max(0, now.getTime() - started_at.getTime());
}

export function toClock({ ends_at, judgedSince }: RehearsalRow, now: Date): RehearsalClock {
  const stoppedAt = judgedSince && new Date(judgedSince.getTime() + rehearsalLimits.judgingMs);
  return omitUndefined({
    now: now.toISOString(),
    endsAt: ends_at.toISOString(),
    stoppedAt: stoppedAt && stoppedAt <= now ? stoppedAt.toISOString() : undefined,
  });
}
