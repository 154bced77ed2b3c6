import type { adminContract, emailStates } from '@dryrun/contracts/admin';
import type { AdminAction } from '@dryrun/contracts/audit';
import type { ErrorCode } from '@dryrun/contracts/errors';
import { sql } from 'kysely';
import { audit } from '../platform/audit.ts';
import type { Principal } from '../caller/sessions.ts';
import type { Context } from '../platform/context.ts';
import { enqueueEmails } from '../credentials/emails.ts';
import { ApiError } from '../platform/error.ts';
import type { Handlers } from '../platform/http/implement.ts';

type State = (typeof emailStates)[number];

/** A change that some states allow. */
interface Change {
  readonly act: AdminAction;
  readonly from: readonly State[];
  readonly to: 'queued' | 'dropped';
  readonly otherwise: ErrorCode;
}

const retry: Change = {
  act: 'retry-mail',
  from: ['failed', 'dropped'],
  to: 'queued',
  otherwise: 'mail_not_retried',
};
const drop: Change = {
  act: 'drop-mail',
  from: ['queued', 'failed'],
  to: 'dropped',
  otherwise: 'mail_not_dropped',
};

/** What an admin does about a mail. */
export function emailActions(
  context: Context,
): Pick<Handlers<typeof adminContract>, 'retryEmail' | 'cancelEmail'> {
  return {
    async retryEmail({ params: { id }, body: { reason }, user }) {
      await move(context, user, id, retry, reason);
      enqueueEmails(context, [id]);
      return { message: 'The mail is on its way again.' };
    },
    async cancelEmail({ params: { id }, body: { reason }, user }) {
      await move(context, user, id, drop, reason);
      return { message: 'The mail is not sent.' };
    },
  };
}

/** Moves a mail. Throws `mail_not_found`, or what the change says of a mail in another state. */
async function move(
  { db }: Context,
  admin: Principal,
  id: string,
  { act, from, to, otherwise }: Change,
  reason: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const mail = await trx
      .selectFrom('mail')
      .select(['state', 'account_id', 'template', 'recipient', 'attempt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!mail) throw new ApiError('mail_not_found');
    const isErased = mail.recipient === '';
    if (!from.includes(mail.state) || isErased) throw new ApiError(otherwise);
    await trx
      .updateTable('mail')
      .set({
        state: to,
        leased_until: null,
        ...(to === 'queued' && { attempt: 0, send_after: sql<Date>`now()` }),
      })
      .where('id', '=', id)
      .execute();
    await audit(trx, {
      actorId: admin.id,
      act,
      accountId: mail.account_id,
      subject: mail.template,
      before: { state: mail.state, attempts: mail.attempt },
      after: { state: to },
      reason,
    });
  });
}
