import type { CommentBan } from '@dryrun/contracts/blog';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { audit } from '../platform/audit.ts';
import type { Principal } from '../current-user/sessions.ts';
import { ApiError } from '../platform/error.ts';

/** Returns the reason for the ban; empty if the account is not banned. */
export async function findBan(db: Kysely<Database>, accountId: string): Promise<string> {
  const ban = await db
    .selectFrom('comment_ban')
    .select('reason')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return ban?.reason ?? '';
}

/** An empty reason lifts the ban. Throws `commenter_not_found`. */
export async function banCommenter(
  db: Kysely<Database>,
  admin: Principal,
  accountId: string,
  reason: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('account')
      .select('id')
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    if (!account) throw new ApiError('commenter_not_found');
    const { numDeletedRows } = await trx
      .deleteFrom('comment_ban')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    const wasBanned = numDeletedRows > 0n;
    if (reason !== '')
      await trx.insertInto('comment_ban').values({ account_id: accountId, reason }).execute();
    if (reason === '' && !wasBanned) return;
    await audit(trx, {
      actorId: admin.id,
      act: reason === '' ? 'allow-commenter' : 'ban-commenter',
      accountId,
      before: { mayComment: !wasBanned },
      after: { mayComment: reason === '' },
      reason,
    });
  });
}

export async function listBans(db: Kysely<Database>): Promise<CommentBan[]> {
  const rows = await db
    .selectFrom('comment_ban')
    .innerJoin('account', 'account.id', 'comment_ban.account_id')
    .select(['account.id', 'account.name', 'account.email', 'comment_ban.reason', 'comment_ban.created_at'])
    .orderBy('comment_ban.created_at', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ id, created_at, ...ban }) => ({
    ...ban,
    accountId: id,
    creationTime: created_at.toISOString(),
  }));
}
