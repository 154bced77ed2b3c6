import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import type { RenderedEmail } from './render.ts';

/** An email fails permanently after this many attempts. */
export const maxAttempts = 12;

/** Exponential backoff from 5 s up to one hour; twelve attempts take about two and a half hours. */
const retryDelaySeconds = (attempt: number): number => Math.min(5 * 2 ** (attempt - 1), 3600);

const lease = sql<Date>`now() + interval '90 s'`;

export interface ClaimedEmail {
  readonly id: string;
  readonly attempt: number;
  readonly accountId: string | null;
  readonly timeZone: string | null;
  readonly recipient: string;
  readonly template: string;
  readonly data: unknown;
}

/** Claims an email that is due or whose lease has expired. Returns undefined if it is sent, being sent or not due. */
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

type AttemptResult =
  | { readonly state: 'sent'; readonly rendered?: Omit<RenderedEmail, 'unsubscribeUrl'> }
  | { readonly state: 'declined' }
  | { readonly state: 'failed' | 'queued'; readonly reason: string };

/** Does nothing if another worker has claimed the email since. */
export async function finishAttempt(
  db: Kysely<Database>,
  email: ClaimedEmail,
  result: AttemptResult,
): Promise<void> {
  await db
    .updateTable('mail')
    .set({
      state: result.state,
      leased_until: null,
      ...('reason' in result && { last_error: result.reason }),
      ...(result.state === 'queued' && {
        send_after: sql<Date>`now() + ${retryDelaySeconds(email.attempt)} * interval '1 s'`,
      }),
      ...(result.state === 'sent' && { sent_at: new Date() }),
      ...(result.state === 'sent' && result.rendered && { rendered: JSON.stringify(result.rendered) }),
    })
    .where('id', '=', email.id)
    .where('state', '=', 'sending')
    .where('attempt', '=', email.attempt)
    .execute();
}

/** Lists queued emails that have been due for 300 ms, and emails whose lease has expired. */
export async function listDue(db: Kysely<Database>): Promise<{ id: string; attempt: number }[]> {
  const { rows } = await sql<{ id: string; attempt: number }>`
    select id, attempt from mail
    where (state = 'queued' and send_after < now() - interval '300 ms')
      or (state = 'sending' and leased_until < now())
    order by send_after limit 200`.execute(db);
  return rows;
}

/** Deletes emails after 30 days, because they are personal data. */
export async function deleteOldEmails(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('state', 'in', ['sent', 'declined', 'failed', 'dropped'])
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .where('repeat_key', 'is', null)
    .execute();
}
