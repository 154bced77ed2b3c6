import type { QueuedComment, ReportReason } from '@dryrun/contracts/blog';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely, Transaction } from 'kysely';
import { audit } from '../platform/audit.ts';
import type { Principal } from '../current-user/sessions.ts';
import { ApiError } from '../platform/error.ts';
import { countReports, listCommentsToReview, listRevisions } from './comments.ts';
import { requireViewable } from './permission.ts';
import { toCommentResponse } from './thread.ts';
import { lockComment } from './writing.ts';

const hidingReportCount = 3;

/**
 * Saves a report, one per user. A resolved report counts again only if the comment was edited since. Returns whether this
 * report hid the comment. Throws `comment_not_found` or `own_comment_report`.
 */
export async function reportComment(
  db: Kysely<Database>,
  user: Principal,
  id: string,
  reason: ReportReason,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const comment = await lockComment(trx, id);
    requireViewable(comment, user);
    if (comment.account_id === user.id) throw new ApiError('own_comment_report');
    await trx
      .insertInto('comment_report')
      .values({ comment_id: id, account_id: user.id, reason })
      .onConflict((conflict) =>
        conflict
          .columns(['comment_id', 'account_id'])
          .doUpdateSet({ reason, settled_at: null })
          .where('comment_report.settled_at', '<', comment.updated_at),
      )
      .execute();
    if ((await countOpenReports(trx, id)) < hidingReportCount) return false;
    const { numUpdatedRows } = await trx
      .updateTable('comment')
      .set({ state: 'hidden' })
      .where('id', '=', id)
      .where('state', '=', 'published')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

export async function listModerationQueue(db: Kysely<Database>, admin: Principal): Promise<QueuedComment[]> {
  const rows = await listCommentsToReview(db);
  const ids = rows.map(({ id }) => id);
  const [reports, revisions, bans] = await Promise.all([
    countReports(db, ids),
    listRevisions(db, ids),
    db.selectFrom('comment_ban').select(['account_id', 'reason']).execute(),
  ]);
  return rows.map((row) => ({
    ...toCommentResponse(row, admin),
    authorId: row.account_id,
    authorBanReason: bans.find(({ account_id }) => account_id === row.account_id)?.reason ?? '',
    reports: reports
      .filter(({ comment_id }) => comment_id === row.id)
      .map(({ reason, count }) => ({ reason, count: Number(count) })),
    revisions: revisions
      .filter(({ comment_id }) => comment_id === row.id)
      .map(({ content, replaced_at }) => ({ content, replacedAt: replaced_at.toISOString() })),
  }));
}

/** Also resolves the reports. Returns false if the comment was already published. Throws `comment_not_found`. */
export async function publishComment(
  db: Kysely<Database>,
  admin: Principal,
  id: string,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { state, account_id } = await lockComment(trx, id);
    if (state === 'deleted') throw new ApiError('comment_not_found');
    await trx
      .updateTable('comment_report')
      .set({ settled_at: now })
      .where('comment_id', '=', id)
      .where('settled_at', 'is', null)
      .execute();
    await trx.updateTable('comment').set({ state: 'published' }).where('id', '=', id).execute();
    await audit(trx, {
      actorId: admin.id,
      act: 'publish-comment',
      accountId: account_id,
      subject: id,
      before: { state },
      after: { state: 'published' },
    });
    return state !== 'published';
  });
}

/**
 * Reverts the publication of a comment and reopens the reports that it resolved. Enough reports hide the comment; without
 * reports it awaits review. Returns whether it is still published. Throws `comment_not_found`.
 */
export async function reopenComment(db: Kysely<Database>, admin: Principal, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const comment = await lockComment(trx, id);
    if (comment.state === 'deleted') throw new ApiError('comment_not_found');
    await trx
      .updateTable('comment_report')
      .set({ settled_at: null })
      .where('comment_id', '=', id)
      .where('settled_at', '=', (eb) =>
        eb
          .selectFrom('comment_report as resolved')
          .select((inner) => inner.fn.max('resolved.settled_at').as('last'))
          .where('resolved.comment_id', '=', id),
      )
      .execute();
    const reports = await countOpenReports(trx, id);
    const state = reports === 0 ? 'awaiting_review' : reports < hidingReportCount ? 'published' : 'hidden';
    await trx.updateTable('comment').set({ state }).where('id', '=', id).execute();
    await audit(trx, {
      actorId: admin.id,
      act: 'reopen-comment',
      accountId: comment.account_id,
      subject: id,
      before: { state: comment.state },
      after: { state },
    });
    return state === 'published';
  });
}

async function countOpenReports(trx: Transaction<Database>, id: string): Promise<number> {
  const { count } = await trx
    .selectFrom('comment_report')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('comment_id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
