import { emailRow, type EmailData, type EmailRecipient, type EmailTemplate } from '@dryrun/contracts/emails';
import type { Database } from '@dryrun/migrations/database';
import { logUnqueued } from '@dryrun/runtime/log-unqueued';
import { jobIdOf } from '@dryrun/runtime/queues';
import type { Kysely } from 'kysely';
import type { Context } from '../platform/context.ts';

/** Queues an email in the transaction of the event that it reports. Returns its id, for `enqueueEmails`. */
export async function insertEmail<T extends EmailTemplate>(
  trx: Kysely<Database>,
  template: T,
  to: EmailRecipient,
  data: EmailData<T>,
): Promise<string> {
  const { id } = await trx
    .insertInto('mail')
    .values(emailRow(template, to, data))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Enqueues jobs for committed `mail` rows. A failure is only logged, because the sweep enqueues the rows later. */
export function enqueueEmails(
  { enqueuer, log }: Pick<Context, 'enqueuer' | 'log'>,
  ids: readonly string[],
): void {
  for (const mailId of ids) {
    enqueuer.enqueue('mail', 'send', { mailId }, jobIdOf('send', mailId)).catch(logUnqueued(log, { mailId }));
  }
}
