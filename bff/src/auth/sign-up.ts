import type { authContract } from '@dryrun/contracts/auth';
import { emailRow } from '@dryrun/contracts/emails';
import { termsVersion } from '@dryrun/contracts/terms';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import type { Context } from '../platform/context.ts';
import { emailKey } from '../credentials/email-key.ts';
import { withMinimumDuration } from '../credentials/constant-response-time.ts';
import { issueToken } from '../credentials/one-time-tokens.ts';
import { enqueueEmails } from '../credentials/emails.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { refuseWeakPassword } from '../credentials/weak-passwords.ts';
import type { Handlers } from '../platform/http/implement.ts';
import { addressKey } from '../platform/rate-limits.ts';
import { generateName } from './accounts.ts';

const madeMessage = 'Account created. Please check your e-mail to confirm your address.';

interface SignUp {
  readonly email: string;
  readonly passwordHash: string;
  readonly acceptsTerms: boolean;
}

/** Signing up: the same answer in the same time for every e-mail; what is different is in the mail. */
export function signUpHandlers(context: Context): Pick<Handlers<typeof authContract>, 'signUp'> {
  const { db, clock, rateLimits, captcha } = context;
  return {
    async signUp({ body: { email, password, recaptchaToken, acceptsTerms = false }, ip }) {
      await rateLimits.take('signUpByAddress', addressKey(ip));
      refuseWeakPassword(password, email);
      await captcha.verify(recaptchaToken, 'signup', ip);
      await withMinimumDuration(async () => {
        const signUp = { email, passwordHash: await hashPassword(password), acceptsTerms };
        const mailId = await db.transaction().execute((trx) => storeSignUp(context, trx, signUp, clock()));
        enqueueEmails(context, [mailId]);
      });
      return { message: madeMessage };
    },
  };
}

/** Makes the account, or not where there is one already, and queues the mail whose id is returned. */
async function storeSignUp(
  { config }: Context,
  trx: Kysely<Database>,
  { email, passwordHash, acceptsTerms }: SignUp,
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
    // A sign-up that was never confirmed is nobody's: the latest counts, and each link confirms the password it came with.
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({ email, password_hash: passwordHash, ...terms })
        .where('account.confirmed_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  const link = account && {
    tokenId: await issueToken(
      trx,
      config.SECRET_KEY,
      { kind: 'confirm-email', accountId: account.id, passwordHash },
      now,
    ),
  };
  const owner = await trx
    .updateTable('account')
    // With a confirmed account it opens nothing, but login answers it as it does that of a new one (decision 0011).
    .set({ signed_up_at: now, sign_up_hash: account ? null : passwordHash })
    .where('email_key', '=', emailKey(email))
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
  const to = { accountId: owner.id, recipient: owner.email };
  const { id } = await trx
    .insertInto('mail')
    .values(link ? emailRow('confirm-email', to, link) : emailRow('already-registered', to, {}))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
