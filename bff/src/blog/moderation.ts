import type { QueuedComment, ReportReason } from '@dryrun/contracts/blog';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import type { Principal } from '../caller/sessions.ts';
import { ApiError } from '../error.ts';
import { countReports, listAwaiting } from './comments.ts';
import { requireSeen } from './permission.ts';
import { presentComment } from './thread.ts';
import { lockComment } from './writing.ts';

/** So many different people hide a comment until an admin has looked at it. */
const hidingReports = 3;

/** Notes an objection, once a person. Throws `comment_not_found` or `own_comment_report`. */
export async function reportComment(
  db: Kysely<Database>,
  user: Principal,
  id: string,
  reason: ReportReason,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const comment = await lockComment(trx, id);
    requireSeen(comment, user);
    if (comment.account_id === user.id) throw new ApiError('own_comment_report');
    await trx
      .insertInto('comment_report')
      .values({ comment_id: id, account_id: user.id, reason })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { count } = await trx
      .selectFrom('comment_report')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('comment_id', '=', id)
      .executeTakeFirstOrThrow();
    if (Number(count) < hidingReports) return;
    await trx
      .updateTable('comment')
      .set({ state: 'hidden' })
      .where('id', '=', id)
      .where('state', '=', 'published')
      .execute();
  });
}

/** What awaits an admin. */
export async function listModeration(db: Kysely<Database>, admin: Principal): Promise<QueuedComment[]> {
  const rows = await listAwaiting(db);
  const reports = await countReports(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...presentComment(row, admin),
    authorId: row.account_id,
    reports: reports
      .filter(({ comment_id }) => comment_id === row.id)
      .map(({ reason, count }) => ({ reason, count: Number(count) })),
  }));
}

/** Shows a comment to everyone and settles its reports. Returns whether it was not shown before. Throws `comment_not_found`. */
export async function publishComment(db: Kysely<Database>, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { state } = await lockComment(trx, id);
    if (state === 'deleted') throw new ApiError('comment_not_found');
    await trx.deleteFrom('comment_report').where('comment_id', '=', id).execute();
    await trx.updateTable('comment').set({ state: 'published' }).where('id', '=', id).execute();
    return state === 'awaiting_review';
  });
}

/** Why a person may not comment; empty when they may. */
export async function findBan(db: Kysely<Database>, accountId: string): Promise<string> {
  const ban = await db
    .selectFrom('comment_ban')
    .select('reason')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return ban?.reason ?? '';
}

/** Forbids a person to comment, or with an empty reason allows it again. Throws `commenter_not_found`. */
export async function banCommenter(db: Kysely<Database>, accountId: string, reason: string): Promise<void> {
  const account = await db.selectFrom('account').select('id').where('id', '=', accountId).executeTakeFirst();
  if (!account) throw new ApiError('commenter_not_found');
  if (reason === '') {
    await db.deleteFrom('comment_ban').where('account_id', '=', accountId).execute();
    return;
  }
  await db
    .insertInto('comment_ban')
    .values({ account_id: accountId, reason })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ reason }))
    .execute();
}
