import { createHash, randomBytes } from 'node:crypto';
import { socialProviders, type authContract } from '@dryrun/contracts/auth';
import { z } from 'zod';
import { copyPicture } from '../../avatars/copy-picture.ts';
import { insertSession } from '../../current-user/sessions.ts';
import { getUser } from '../../current-user/user.ts';
import type { Context } from '../../platform/context.ts';
import { ApiError } from '../../platform/error.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import { addressKey } from '../../platform/rate-limits.ts';
import { findOrCreateAccount } from './accounts.ts';
import type { Identity } from './identity.ts';

const lifetimeSeconds = 15 * 60;

const identitySchema = z.object({
  provider: z.enum(socialProviders),
  subject: z.string(),
  email: z.string(),
  name: z.string().optional(),
  pictureUrl: z.string().optional(),
});

type Names = 'getSocialSignUp' | 'finishSocialSignUp';

/** Creates the account of a new social login, once its user has accepted the terms. */
export function socialSignUpHandlers(context: Context): Pick<Handlers<typeof authContract>, Names> {
  const { db, clock, redis, rateLimits, catalog } = context;
  return {
    async getSocialSignUp({ body: { code }, ip }) {
      await rateLimits.consume('socialSignUpByAddress', addressKey(ip));
      return parseIdentity(await redis.get(key(context, code)));
    },
    async finishSocialSignUp({ body: { code }, ip, userAgent }) {
      await rateLimits.consume('socialSignUpByAddress', addressKey(ip));
      const identity = parseIdentity(await redis.getdel(key(context, code)));
      const account = await findOrCreateAccount(db, identity, clock());
      if (account.isNew && identity.pictureUrl) await copyPicture(context, account.id, identity.pictureUrl);
      return {
        accessToken: await insertSession(db, account, clock(), { userAgent, address: ip }),
        user: await getUser(db, account.id, catalog),
      };
    },
  };
}

/** Stores the identity until its user accepts the terms. Returns a one-time code for it. */
export async function issueSignUpCode(context: Context, identity: Identity): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await context.redis.set(key(context, code), JSON.stringify(identity), 'EX', lifetimeSeconds);
  return code;
}

const key = ({ config }: Context, code: string): string =>
  `${config.REDIS_PREFIX}:social-sign-up:${createHash('sha256').update(code).digest('base64url')}`;

/** Throws `login_refused` for an unknown, used or expired code. */
function parseIdentity(text: string | null): Identity {
  if (text === null)
    throw new ApiError('login_refused', { message: 'This login took too long. Please start it again.' });
  const { name, pictureUrl, ...identity } = identitySchema.parse(JSON.parse(text));
  return { ...identity, name, pictureUrl };
}
