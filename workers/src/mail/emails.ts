import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import type { RenderedEmail } from './render.ts';

/** A mail is given up after this many attempts. */
export const attempts = 12;

/** The pause after an attempt that failed: 5 s, doubled each time up to an hour; twelve attempts take about five hours. */
const pauseSeconds = (attempt: number): number => Math.min(5 * 2 ** (attempt - 1), 3600);

const lease = sql<Date>`now() + interval '90 s'`;

export interface ClaimedEmail {
  readonly id: string;
  readonly attempt: number;
  readonly accountId: string | null;
  /** The account's; null until it has chosen one. */
  readonly timeZone: string | null;
  readonly recipient: string;
  readonly template: string;
  readonly data: unknown;
}

/** Takes a mail that is due, or whose worker is dead. Undefined when it is sent, being sent or not due. */
export async function claimEmail(db: Kysely<Database>, id: string): Promise<ClaimedEmail | undefined> {
  return db
    .updateTable('mail')
    .set((eb) => ({ state: 'sending', attempt: eb('attempt', '+', 1), leased_until: lease }))
    .where('id', '=', id)
    .where('send_after', '<=', sql<Date>`now()`)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'queued'),
        eb.and([eb('state', '=', 'sending'), eb('leased_until', '<', sql<Date>`now()`)]),
      ]),
    )
    .returning(['id', 'attempt', 'account_id as accountId', 'recipient', 'template', 'data'])
    .returning((eb) =>
      eb
        .selectFrom('account')
        .whereRef('account.id', '=', 'mail.account_id')
        .select('time_zone')
        .as('timeZone'),
    )
    .executeTakeFirst();
}

/** Whether the account wants no mail of this kind. */
export async function isDeclined(
  db: Kysely<Database>,
  accountId: string | null,
  kind: string,
): Promise<boolean> {
  if (accountId === null) return false;
  const row = await db
    .selectFrom('declined_mail')
    .select('kind')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row !== undefined;
}

type End =
  | { readonly state: 'sent'; readonly rendered?: Omit<RenderedEmail, 'unsubscribeUrl'> }
  | { readonly state: 'declined' }
  /** Not sent, and why, in the mail server's words. */
  | { readonly state: 'failed' | 'queued'; readonly reason: string };

/** Ends this attempt; nothing when another worker has taken the mail meanwhile. */
export async function endAttempt(db: Kysely<Database>, mail: ClaimedEmail, end: End): Promise<void> {
  await db
    .updateTable('mail')
    .set({
      state: end.state,
      leased_until: null,
      ...('reason' in end && { last_error: end.reason }),
      ...(end.state === 'queued' && {
        send_after: sql<Date>`now() + ${pauseSeconds(mail.attempt)} * interval '1 s'`,
      }),
      ...(end.state === 'sent' && { sent_at: new Date() }),
      ...(end.state === 'sent' && end.rendered && { rendered: JSON.stringify(end.rendered) }),
    })
    .where('id', '=', mail.id)
    .where('state', '=', 'sending')
    .where('attempt', '=', mail.attempt)
    .execute();
}

/** Mails that are due and have waited a moment, or whose worker is dead. */
export async function listDue(db: Kysely<Database>): Promise<{ id: string; attempt: number }[]> {
  const { rows } = await sql<{ id: string; attempt: number }>`
    select id, attempt from mail
    where (state = 'queued' and send_after < now() - interval '300 ms')
      or (state = 'sending' and leased_until < now())
    order by send_after limit 200`.execute(db);
  return rows;
}

/** Forgets mails after a month: they tell who got what when. */
export async function deleteOldEmails(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('state', 'in', ['sent', 'declined', 'failed', 'dropped'])
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .where('repeat_key', 'is', null)
    .execute();
}
