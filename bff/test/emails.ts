import { linkToken } from '@dryrun/runtime/secret-key';
import type { Harness } from './harness.ts';

/** A mail that waits to be sent. */
export interface QueuedEmail {
  readonly template: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The token of its link, if it has one; as the mail worker makes it. */
  readonly token: string;
}

/** The mails to an address in the order in which they were queued. */
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

/** The last mail to an address. Throws when there is none. */
export async function lastEmailTo(harness: Harness, recipient: string): Promise<QueuedEmail> {
  const mail = (await emailsTo(harness, recipient)).at(-1);
  if (!mail) throw new Error(`no mail to ${recipient}`);
  return mail;
}
