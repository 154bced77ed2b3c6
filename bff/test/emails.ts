import { linkToken } from '@dryrun/runtime/secret-key';
import type { Harness } from './harness.ts';

export interface QueuedEmail {
  readonly template: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Derived as in the mail worker; empty if the email has no link. */
  readonly token: string;
}

export async function emailsTo({ database, context }: Harness, recipient: string): Promise<QueuedEmail[]> {
  const rows = await database.db
    .selectFrom('mail')
    .select(['template', 'data'])
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .execute();
  return rows.map(({ template, data }) => {
    const { tokenId } = data as { tokenId?: string };
    return {
      template,
      data: data as Record<string, unknown>,
      token: tokenId === undefined ? '' : linkToken(context.config.SECRET_KEY, tokenId),
    };
  });
}

/** Throws if there is none. */
export async function lastEmailTo(harness: Harness, recipient: string): Promise<QueuedEmail> {
  const email = (await emailsTo(harness, recipient)).at(-1);
  if (!email) throw new Error(`no email to ${recipient}`);
  return email;
}
