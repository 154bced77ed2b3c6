import type { SocialProvider } from '@dryrun/contracts/auth';
import { emailRow } from '@dryrun/contracts/emails';
import { termsVersion } from '@dryrun/contracts/terms';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { emailKey } from '../../credentials/email-key.ts';
import { ApiError, isUniqueViolation } from '../../platform/error.ts';
import { findAccountByEmail, generateName } from '../accounts.ts';
import { accountDeletingError } from '../login.ts';
import { providerNames, type Identity } from './identity.ts';

export interface SocialAccount {
  readonly id: string;
  readonly role: 'user' | 'admin';
  readonly isNew: boolean;
}

/**
 * Finds the account linked to an identity, else links the confirmed account with its email, else creates one. Throws
 * `login_refused` if that account is unconfirmed or linked to another identity, or `account_deleting`.
 */
export async function findOrCreateAccount(
  db: Kysely<Database>,
  identity: Identity,
  now: Date,
): Promise<SocialAccount> {
  try {
    return await db.transaction().execute((trx) => findOrCreateInTransaction(trx, identity, now));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // A concurrent login of the same user created it first.
    return db.transaction().execute((trx) => findOrCreateInTransaction(trx, identity, now));
  }
}

async function findOrCreateInTransaction(
  trx: Kysely<Database>,
  identity: Identity,
  now: Date,
): Promise<SocialAccount> {
  const linkedAccount = await trx
    .selectFrom('social_login')
    .innerJoin('account', 'account.id', 'social_login.account_id')
    .leftJoin('account_deletion', 'account_deletion.account_id', 'account.id')
    .select(['account.id', 'account.role', 'account_deletion.deletes_at as deletesAt'])
    .where('provider', '=', identity.provider)
    .where('subject', '=', identity.subject)
    .executeTakeFirst();
  if (linkedAccount?.deletesAt) throw accountDeletingError(linkedAccount.deletesAt);
  if (linkedAccount) return { ...linkedAccount, isNew: false };
  const existingAccount = await findAccountByEmail(trx, identity.email);
  if (existingAccount?.deletesAt) throw accountDeletingError(existingAccount.deletesAt);
  const linkedSubject = existingAccount && (await findSubject(trx, existingAccount.id, identity.provider));
  // A concurrent login of the same user linked it first.
  if (existingAccount && linkedSubject === identity.subject)
    return { id: existingAccount.id, role: existingAccount.role, isNew: false };
  if (existingAccount && (!existingAccount.confirmed_at || linkedSubject !== undefined)) {
    throw new ApiError('login_refused', {
      message: `Log in with your password, then connect ${providerNames[identity.provider]} in your profile.`,
    });
  }
  const account = existingAccount ?? (await insertAccount(trx, identity, now));
  await insertSocialLogin(trx, account.id, identity);
  if (existingAccount) {
    const to = { accountId: existingAccount.id, recipient: existingAccount.email };
    const data = { provider: providerNames[identity.provider] };
    await trx
      .insertInto('mail')
      .values(emailRow('login-linked', to, data))
      .execute();
  }
  return { id: account.id, role: account.role, isNew: !existingAccount };
}

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
      // The notice next to the buttons says that continuing accepts the terms.
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
