import type { authContract } from '@dryrun/contracts/auth';
import { copyPicture } from '../../avatars/copy-picture.ts';
import { createOneTimeCodes } from '../../credentials/one-time-codes.ts';
import { insertSession } from '../../current-user/sessions.ts';
import { getUser } from '../../current-user/user.ts';
import type { Context } from '../../platform/context.ts';
import { ApiError } from '../../platform/error.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import { addressKey } from '../../platform/rate-limits.ts';
import { findOrCreateAccount } from './accounts.ts';
import { identitySchema, type Identity } from './identity.ts';

const signUpCodes = createOneTimeCodes({
  name: 'social-sign-up',
  schema: identitySchema,
  lifetimeSeconds: 15 * 60,
});

/** Issues a code that stands for the identity until the user accepts the terms. */
export const issueSignUpCode = signUpCodes.issue;

/** Creates the account of a new social login, once its user has accepted the terms. */
export function socialSignUpHandlers(context: Context) {
  const { db, clock, rateLimits, catalog } = context;
  return {
    async getSocialSignUp({ body: { code }, ip }) {
      await rateLimits.consume('socialSignUpByAddress', addressKey(ip));
      return requireIdentity(await signUpCodes.read(context, code));
    },
    async finishSocialSignUp({ body: { code }, ip, userAgent }) {
      await rateLimits.consume('socialSignUpByAddress', addressKey(ip));
      const identity = requireIdentity(await signUpCodes.consume(context, code));
      const account = await findOrCreateAccount(db, identity, clock());
      if (account.isNew && identity.pictureUrl) await copyPicture(context, account.id, identity.pictureUrl);
      return {
        accessToken: await insertSession(db, account, clock(), { userAgent, address: ip }),
        user: await getUser(db, account.id, catalog),
      };
    },
  } satisfies Partial<Handlers<typeof authContract>>;
}

/** Throws `login_refused` for an unknown, used or expired code. */
function requireIdentity(identity: Identity | undefined): Identity {
  if (!identity)
    throw new ApiError('login_refused', { message: 'This login took too long. Please start it again.' });
  return identity;
}
