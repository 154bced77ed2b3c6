import type { SocialProvider } from '@dryrun/contracts/auth';
import { emailRow } from '@dryrun/contracts/emails';
import { termsVersion } from '@dryrun/contracts/terms';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { emailKey } from '../../credentials/email-key.ts';
import { ApiError, isUniqueViolation } from '../../platform/error.ts';
import { findAccountByEmail, generateName } from '../accounts.ts';
import { accountDeleting } from '../login.ts';
import { providerNames, type Identity } from './identity.ts';

export interface SocialAccount {
  readonly id: string;
  readonly role: 'user' | 'admin';
  readonly isNew: boolean;
}

/**
 * The account that an identity opens: the linked one; else the confirmed one with the same e-mail, which is linked and
 * told by mail; else a new one. Throws `login_refused` for an account that nobody confirmed, and `account_deleting`.
 */
export async function findOrCreateAccount(
  db: Kysely<Database>,
  identity: Identity,
  now: Date,
): Promise<SocialAccount> {
  try {
    return await db.transaction().execute((trx) => findOrCreate(trx, identity, now));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // The same person came twice at once: the other one has made it.
    return db.transaction().execute((trx) => findOrCreate(trx, identity, now));
  }
}

async function findOrCreate(trx: Kysely<Database>, identity: Identity, now: Date): Promise<SocialAccount> {
  const linked = await trx
    .selectFrom('social_login')
    .innerJoin('account', 'account.id', 'social_login.account_id')
    .leftJoin('account_deletion', 'account_deletion.account_id', 'account.id')
    .select(['account.id', 'account.role', 'account_deletion.deletes_at as deletesAt'])
    .where('provider', '=', identity.provider)
    .where('subject', '=', identity.subject)
    .executeTakeFirst();
  if (linked?.deletesAt) throw accountDeleting(linked.deletesAt);
  if (linked) return { ...linked, isNew: false };
  const known = await findAccountByEmail(trx, identity.email);
  if (known?.deletesAt) throw accountDeleting(known.deletesAt);
  const present = known && (await findSubject(trx, known.id, identity.provider));
  // The same person came twice at once, and the other one has just been linked.
  if (known && present === identity.subject) return { id: known.id, role: known.role, isNew: false };
  if (known && (!known.confirmed_at || present !== undefined)) {
    throw new ApiError('login_refused', {
      message: 'Log in with your password and connect in Profile.',
    });
  }
  const account = known ?? (await insertAccount(trx, identity, now));
  await insertSocialLogin(trx, account.id, identity);
  if (known) {
    const to = { accountId: known.id, recipient: known.email };
    const data = { provider: providerNames[identity.provider] };
    await trx
      .insertInto('mail')
      .values(emailRow('login-linked', to, data))
      .execute();
  }
  return { id: account.id, role: account.role, isNew: !known };
}

/** Whom at a provider an account is linked to. */
async function findSubject(
  trx: Kysely<Database>,
  accountId: string,
  provider: SocialProvider,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('social_login')
    .select('subject')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.subject;
}

function insertAccount(trx: Kysely<Database>, { email, name }: Identity, now: Date) {
  return trx
    .insertInto('account')
    .values({
      email,
      email_key: emailKey(email),
      name: name ?? generateName(),
      confirmed_at: now,
      created_at: now,
      // The buttons say: by going on you are at least 13 and accept the terms.
      terms_version: termsVersion,
      terms_accepted_at: now,
    })
    .returning(['id', 'role'])
    .executeTakeFirstOrThrow();
}

async function insertSocialLogin(
  trx: Kysely<Database>,
  accountId: string,
  { provider, subject, email }: Identity,
): Promise<void> {
  await trx.insertInto('social_login').values({ provider, subject, account_id: accountId, email }).execute();
}
