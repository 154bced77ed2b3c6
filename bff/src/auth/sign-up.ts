import type { authContract } from '@dryrun/contracts/auth';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { termsVersion } from '@dryrun/contracts/terms';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import type { Context } from '../platform/context.ts';
import { emailKey } from '../credentials/email-key.ts';
import { withMinimumDuration } from '../credentials/constant-response-time.ts';
import { issueToken } from '../credentials/one-time-tokens.ts';
import { enqueueEmails, insertEmail } from '../credentials/emails.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { refuseWeakPassword } from '../credentials/weak-passwords.ts';
import type { Handlers } from '../platform/http/implement.ts';
import { addressKey } from '../platform/rate-limits.ts';
import { generateName } from './accounts.ts';

const createdMessage = 'Account created. Please check your email to confirm your address.';

interface SignUp {
  readonly email: string;
  readonly passwordHash: string;
  readonly acceptsTerms: boolean;
  readonly returnTo: string | undefined;
}

/** Response and timing are the same for registered and new emails; only the email that is sent differs. */
export function signUpHandlers(context: Context) {
  const { db, clock, rateLimits, captcha } = context;
  return {
    async signUp({ body: { email, password, recaptchaToken, acceptsTerms = false, returnTo }, ip }) {
      await rateLimits.consume('signUpByAddress', addressKey(ip));
      refuseWeakPassword(password, email);
      await captcha.verify(recaptchaToken, 'signup', ip);
      await withMinimumDuration(async () => {
        const signUp = { email, passwordHash: await hashPassword(password), acceptsTerms, returnTo };
        const emailId = await db.transaction().execute((trx) => storeSignUp(context, trx, signUp, clock()));
        enqueueEmails(context, [emailId]);
      });
      return { message: createdMessage };
    },
  } satisfies Partial<Handlers<typeof authContract>>;
}

/** Creates the account, unless a confirmed one exists. Returns the id of the queued email. */
async function storeSignUp(
  { config }: Context,
  trx: Kysely<Database>,
  { email, passwordHash, acceptsTerms, returnTo }: SignUp,
  now: Date,
): Promise<string> {
  const terms = acceptsTerms ? { terms_version: termsVersion, terms_accepted_at: now } : {};
  const account = await trx
    .insertInto('account')
    .values({
      email,
      email_key: emailKey(email),
      name: generateName(),
      password_hash: passwordHash,
      created_at: now,
      ...terms,
    })
    // A repeated sign-up replaces an unconfirmed one. Each link confirms the password of its own sign-up.
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({ email, password_hash: passwordHash, ...terms })
        .where('account.confirmed_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  const emailData = account && {
    tokenId: await issueToken(
      trx,
      config.SECRET_KEY,
      { kind: 'confirm-email', accountId: account.id, passwordHash },
      now,
    ),
    ...omitUndefined({ returnTo }),
  };
  const owner = await trx
    .updateTable('account')
    // On a confirmed account, this password grants no access. Login responds to it as for an unconfirmed account
    // (docs/decisions/0011-sign-up-with-a-registered-email.md).
    .set({ signed_up_at: now, sign_up_hash: account ? null : passwordHash })
    .where('email_key', '=', emailKey(email))
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
  const to = { accountId: owner.id, recipient: owner.email };
  return emailData
    ? insertEmail(trx, 'confirm-email', to, emailData)
    : insertEmail(trx, 'already-registered', to, {});
}
