import { createHash, randomBytes } from 'node:crypto';
import { socialProviders } from '@dryrun/contracts/auth';
import { readSigned, signText } from '@dryrun/runtime/secret-key';
import { z } from 'zod';
import type { Context } from '../platform/context.ts';

const lifeSeconds = 5 * 60;
const purpose = 'link ticket';

const linkedIdentity = z.object({
  accountId: z.string(),
  provider: z.enum(socialProviders),
  subject: z.string(),
  email: z.string(),
});

/** An identity at a provider that an account asked to be linked to. */
export type LinkedIdentity = z.output<typeof linkedIdentity>;

const ticketSchema = z.object({ accountId: z.string(), until: z.number() });

/** What begins the way to the provider for an account that is logged in. It opens nothing by itself. */
export function signLinkState({ config, clock }: Context, accountId: string): string {
  const ticket = { accountId, until: clock().getTime() + lifeSeconds * 1000 };
  return signText(config.SECRET_KEY, purpose, JSON.stringify(ticket));
}

/** The account of a ticket that is still good. */
export function verifyLinkState({ config, clock }: Context, ticket: string): string | undefined {
  const text = readSigned(config.SECRET_KEY, purpose, ticket);
  const parsed = text === undefined ? undefined : ticketSchema.safeParse(JSON.parse(text)).data;
  return parsed && parsed.until > clock().getTime() ? parsed.accountId : undefined;
}

const key = ({ config }: Context, code: string): string =>
  `${config.REDIS_PREFIX}:link-code:${createHash('sha256').update(code).digest('base64url')}`;

/** A code for the browser that came back from the provider; only the account itself can use it, once. */
export async function issueLinkCode(context: Context, identity: LinkedIdentity): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await context.redis.set(key(context, code), JSON.stringify(identity), 'EX', lifeSeconds);
  return code;
}

/** Uses a code up; undefined when it is not valid, or another account's. */
export async function consumeLinkCode(
  context: Context,
  code: string,
  accountId: string,
): Promise<LinkedIdentity | undefined> {
  const text = await context.redis.getdel(key(context, code));
  const identity = text === null ? undefined : linkedIdentity.parse(JSON.parse(text));
  return identity?.accountId === accountId ? identity : undefined;
}
