import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely, type Transaction } from 'kysely';

/** The learner's current day. */
export interface Day {
  readonly zone: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Such as `2026-12-24`. */
  readonly today: string;
  readonly interviewOn: string | null;
  /** No review is scheduled later: the start of the day before the interview, or of the interview on that day. */
  readonly latestDue: Date | null;
  readonly collectedAt: Date | null;
}

/** Postgres knows the days of a time zone, also those with 23 or 25 hours. */
export async function readDay(db: Kysely<Database>, accountId: string, now: Date): Promise<Day> {
  const { rows } = await sql<Day>`
    with account_day as (
      select coalesce(account.time_zone, 'UTC') as zone, memory_plan.interview_on, memory_plan.collected_at,
        (${now}::timestamptz at time zone coalesce(account.time_zone, 'UTC'))::date as today
      from account left join memory_plan on memory_plan.account_id = account.id
      where account.id = ${accountId}
    )
    select zone, today::timestamp at time zone zone as "startsAt",
      (today + 1)::timestamp at time zone zone as "endsAt",
      to_char(today, 'YYYY-MM-DD') as today, interview_on as "interviewOn",
      case
        when today < interview_on::date - 1 then (interview_on::date - 1)::timestamp at time zone zone
        when today = interview_on::date - 1 then interview_on::timestamp at time zone zone
      end as "latestDue",
      collected_at as "collectedAt"
    from account_day`.execute(db);
  const [day] = rows;
  if (!day) throw new Error(`There is no account ${accountId}.`);
  return day;
}

/** The date of a time in a time zone, such as `2026-12-24`. */
export function dateIn(zone: string, time: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(time);
}

export function limitDue(scheduledAt: Date, { latestDue }: Pick<Day, 'latestDue'>): Date {
  return latestDue && latestDue < scheduledAt ? latestDue : scheduledAt;
}

/** Saves the day of the interview and applies it to the due dates of all exercises. */
export async function saveInterview(
  trx: Transaction<Database>,
  accountId: string,
  interviewOn: string | null,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('memory_plan')
    .values({ account_id: accountId, interview_on: interviewOn })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ interview_on: interviewOn }))
    .execute();
  const { latestDue } = await readDay(trx, accountId, now);
  await trx
    .updateTable('memory_item')
    .set({ due: sql`least(scheduled_at, ${latestDue}::timestamptz)` })
    .where('account_id', '=', accountId)
    .execute();
}
