import type { SocialProvider } from '@dryrun/contracts/auth';
import { termsVersion } from '@dryrun/contracts/terms';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { emailKey } from '../../credentials/email-key.ts';
import { insertEmail } from '../../credentials/emails.ts';
import { providerNames } from '../../credentials/provider-names.ts';
import { ApiError, isUniqueViolation } from '../../platform/error.ts';
import { findAccountByEmail, generateName } from '../accounts.ts';
import { accountDeletingError } from '../login.ts';
import type { Identity } from './identity.ts';

export interface SocialAccount {
  readonly id: string;
  readonly role: 'user' | 'admin';
}

/**
 * Finds the account linked to an identity, else links the confirmed account with the identity's email. Returns
 * undefined if no account has that email. Throws `login_refused` for an account that is unconfirmed or linked to
 * another identity of the provider. Throws `account_deleting` while its deletion is scheduled.
 */
export function findAccount(db: Kysely<Database>, identity: Identity): Promise<SocialAccount | undefined> {
  return retryConflict(() => db.transaction().execute((trx) => findOrLink(trx, identity)));
}

/** Like `findAccount`, but creates the account if there is none; its user has accepted the terms at the time `now`. */
export function findOrCreateAccount(
  db: Kysely<Database>,
  identity: Identity,
  now: Date,
): Promise<SocialAccount & { readonly isNew: boolean }> {
  return retryConflict(() =>
    db.transaction().execute(async (trx) => {
      const existing = await findOrLink(trx, identity);
      if (existing) return { ...existing, isNew: false };
      const account = await insertAccount(trx, identity, now);
      await insertSocialLogin(trx, account.id, identity);
      return { ...account, isNew: true };
    }),
  );
}

/** Tries again if a concurrent login of the same user created or linked the account first. */
async function retryConflict<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return attempt();
  }
}

async function findOrLink(trx: Kysely<Database>, identity: Identity): Promise<SocialAccount | undefined> {
  const linkedAccount = await trx
    .selectFrom('social_login')
    .innerJoin('account', 'account.id', 'social_login.account_id')
    .leftJoin('account_deletion', 'account_deletion.account_id', 'account.id')
    .select(['account.id', 'account.role', 'account_deletion.deletes_at as deletesAt'])
    .where('provider', '=', identity.provider)
    .where('subject', '=', identity.subject)
    .executeTakeFirst();
  if (linkedAccount?.deletesAt) throw accountDeletingError(linkedAccount.deletesAt);
  if (linkedAccount) return linkedAccount;
  const account = await findAccountByEmail(trx, identity.email);
  if (!account) return undefined;
  if (account.deletesAt) throw accountDeletingError(account.deletesAt);
  const linkedSubject = await findSubject(trx, account.id, identity.provider);
  // A concurrent login of the same user linked it first.
  if (linkedSubject === identity.subject) return account;
  if (!account.confirmed_at || linkedSubject !== undefined) {
    throw new ApiError('login_refused', {
      message: `Log in with your password, then connect ${providerNames[identity.provider]} in your profile.`,
    });
  }
  await insertSocialLogin(trx, account.id, identity);
  const to = { accountId: account.id, recipient: account.email };
  await insertEmail(trx, 'login-linked', to, { provider: providerNames[identity.provider] });
  return account;
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
