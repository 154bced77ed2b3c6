import { emailRow, type EmailData, type EmailRecipient, type EmailTemplate } from '@dryrun/contracts/emails';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';

/**
 * Queues an email in the transaction of the event that it reports. Returns false if an email with the same repeat key
 * was queued before. The mail worker's sweep finds the row.
 */
export async function insertEmail<T extends EmailTemplate>(
  trx: Kysely<Database>,
  template: T,
  to: EmailRecipient,
  data: EmailData<T>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('mail')
    .values(emailRow(template, to, data))
    .onConflict((conflict) => conflict.column('repeat_key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}
