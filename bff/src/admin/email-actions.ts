import type { adminContract, emailStates } from '@dryrun/contracts/admin';
import type { AdminAction } from '@dryrun/contracts/audit';
import type { ErrorCode } from '@dryrun/contracts/errors';
import { sql } from 'kysely';
import { audit } from '../platform/audit.ts';
import type { Principal } from '../current-user/sessions.ts';
import type { Context } from '../platform/context.ts';
import { enqueueEmails } from '../credentials/emails.ts';
import { ApiError } from '../platform/error.ts';
import type { Handlers } from '../platform/http/implement.ts';

type State = (typeof emailStates)[number];

interface Transition {
  readonly act: AdminAction;
  readonly from: readonly State[];
  readonly to: 'queued' | 'dropped';
  /** Thrown for an email in any other state. */
  readonly error: ErrorCode;
}

const retry: Transition = {
  act: 'retry-mail',
  from: ['failed', 'dropped'],
  to: 'queued',
  error: 'mail_not_retried',
};
const drop: Transition = {
  act: 'drop-mail',
  from: ['queued', 'failed'],
  to: 'dropped',
  error: 'mail_not_dropped',
};

export function emailActions(context: Context) {
  return {
    async retryEmail({ params: { id }, body: { reason }, user }) {
      await applyTransition(context, user, id, retry, reason);
      enqueueEmails(context, [id]);
      return { message: 'The email will be sent again.' };
    },
    async cancelEmail({ params: { id }, body: { reason }, user }) {
      await applyTransition(context, user, id, drop, reason);
      return { message: "The email won't be sent." };
    },
  } satisfies Partial<Handlers<typeof adminContract>>;
}

/** Throws `mail_not_found` or the transition's error. */
async function applyTransition(
  { db }: Context,
  admin: Principal,
  id: string,
  { act, from, to, error }: Transition,
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
    const isErased = mail.recipient === ''; // The account was deleted.
    if (!from.includes(mail.state) || isErased) throw new ApiError(error);
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
