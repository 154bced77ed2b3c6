import { createHash, randomBytes } from 'node:crypto';
import { socialProviders } from '@dryrun/contracts/auth';
import { verifySigned, signText } from '@dryrun/runtime/secret-key';
import { z } from 'zod';
import type { Context } from '../platform/context.ts';

const lifetimeSeconds = 5 * 60;
const signaturePurpose = 'link ticket';

const linkedIdentity = z.object({
  accountId: z.string(),
  provider: z.enum(socialProviders),
  subject: z.string(),
  email: z.string(),
});

export type LinkedIdentity = z.output<typeof linkedIdentity>;

const stateSchema = z.object({ accountId: z.string(), until: z.number() });

/** The state grants no access by itself. */
export function signLinkState({ config, clock }: Context, accountId: string): string {
  const state = { accountId, until: clock().getTime() + lifetimeSeconds * 1000 };
  return signText(config.SECRET_KEY, signaturePurpose, JSON.stringify(state));
}

/** Returns the account's id; undefined if the state is forged or expired. */
export function verifyLinkState({ config, clock }: Context, signedState: string): string | undefined {
  const text = verifySigned(config.SECRET_KEY, signaturePurpose, signedState);
  const parsed = text === undefined ? undefined : stateSchema.safeParse(JSON.parse(text)).data;
  return parsed && parsed.until > clock().getTime() ? parsed.accountId : undefined;
}

const key = ({ config }: Context, code: string): string =>
  `${config.REDIS_PREFIX}:link-code:${createHash('sha256').update(code).digest('base64url')}`;

/** Issues a one-time code that only this account can exchange for the identity. */
export async function issueLinkCode(context: Context, identity: LinkedIdentity): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await context.redis.set(key(context, code), JSON.stringify(identity), 'EX', lifetimeSeconds);
  return code;
}

/** Undefined if the code is not valid or belongs to another account. */
export async function consumeLinkCode(
  context: Context,
  code: string,
  accountId: string,
): Promise<LinkedIdentity | undefined> {
  const text = await context.redis.getdel(key(context, code));
  const identity = text === null ? undefined : linkedIdentity.parse(JSON.parse(text));
  return identity?.accountId === accountId ? identity : undefined;
}
