import { declinableEmailKinds } from '@dryrun/contracts/emails';
import type { EmailPreferences, Profile } from '@dryrun/contracts/profile';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';

const dayMs = 24 * 3600 * 1000;

export async function getProfile(db: Kysely<Database>, accountId: string, now: Date): Promise<Profile> {
  const [account, pendingChange, logins, mailPreferences, dataExport] = await Promise.all([
    db
      .selectFrom('account')
      .select(['name', 'email', 'image_url', 'time_zone', 'password_hash'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow(),
    findPendingEmail(db, accountId, now),
    db
      .selectFrom('social_login')
      .select(['provider', 'email', 'linked_at'])
      .where('account_id', '=', accountId)
      .orderBy('provider')
      .execute(),
    getEmailPreferences(db, accountId),
    findExport(db, accountId, now),
  ]);
  return {
    name: account.name,
    email: account.email,
    imageUrl: account.image_url,
    timeZone: account.time_zone,
    hasPassword: account.password_hash !== null,
    pendingEmail: pendingChange?.email ?? null,
    socialLogins: logins.map(({ provider, email, linked_at: linkedAt }) => ({
      provider,
      email,
      linkedAt: linkedAt.toISOString(),
    })),
    mailPreferences,
    dataExport: dataExport ?? null,
  };
}

export function findPendingEmail(db: Kysely<Database>, accountId: string, now: Date) {
  return db
    .selectFrom('token')
    .select('email')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'email-change')
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** Emails are on unless declined. */
export async function getEmailPreferences(
  db: Kysely<Database>,
  accountId: string,
): Promise<EmailPreferences> {
  const declined = await db
    .selectFrom('declined_mail')
    .select('kind')
    .where('account_id', '=', accountId)
    .execute();
  const isEnabled = (kind: string): boolean => !declined.some((row) => row.kind === kind);
  return Object.fromEntries(
    declinableEmailKinds.map((kind) => [kind, isEnabled(kind)]),
  ) as unknown as EmailPreferences;
}

export async function updateEmailPreferences(
  db: Kysely<Database>,
  accountId: string,
  changes: Partial<EmailPreferences>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const kind of declinableEmailKinds) {
      if (changes[kind] === undefined) continue;
      if (changes[kind]) {
        await trx
          .deleteFrom('declined_mail')
          .where('account_id', '=', accountId)
          .where('kind', '=', kind)
          .execute();
      } else {
        await trx
          .insertInto('declined_mail')
          .values({ account_id: accountId, kind })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    }
  });
}

async function findExport(
  db: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<NonNullable<Profile['dataExport']> | undefined> {
  const row = await db
    .selectFrom('data_export')
    .select(['state', 'requested_at', 'expires_at'])
    .select((eb) => eb.fn<number | null>('octet_length', ['archive']).as('size'))
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('requested_at', 'desc')
    .executeTakeFirst();
  if (!row) return undefined;
  const requestableAt =
    row.state === 'failed' ? row.requested_at : new Date(row.requested_at.getTime() + dayMs);
  return {
    state: row.state === 'ready' || row.state === 'failed' ? row.state : 'preparing',
    requestedAt: row.requested_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    sizeBytes: row.size,
    requestableAt: requestableAt.toISOString(),
  };
}
