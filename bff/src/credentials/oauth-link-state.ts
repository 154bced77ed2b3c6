import { socialProviders } from '@dryrun/contracts/auth';
import { verifySigned, signText } from '@dryrun/runtime/secret-key';
import { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { createOneTimeCodes } from './one-time-codes.ts';

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

const linkCodes = createOneTimeCodes({ name: 'link-code', schema: linkedIdentity, lifetimeSeconds });

/** Only the account of the identity can exchange the code. */
export const issueLinkCode = linkCodes.issue;

/** Undefined if the code is not valid or belongs to another account. */
export async function consumeLinkCode(
  context: Context,
  code: string,
  accountId: string,
): Promise<LinkedIdentity | undefined> {
  const identity = await linkCodes.consume(context, code);
  return identity?.accountId === accountId ? identity : undefined;
}
