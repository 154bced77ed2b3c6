import type { EmailData } from '@dryrun/contracts/emails';
import { deletedUserName } from '@dryrun/contracts/users';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { insertEmail } from '../credentials/emails.ts';
import { lockUntilCommit } from '../platform/advisory-lock.ts';
import type { Principal } from '../current-user/sessions.ts';
import { blogPosts } from './posts.ts';
import { deleteComment } from './writing.ts';

/** Replies within this time are collected in one email. */
const digestMs = 15 * 60_000;

const maxExcerptCharacters = 200;

/** Queues or extends an email about a published reply. Skips self-replies and unconfirmed accounts. */
export async function queueReplyEmail(db: Kysely<Database>, replyId: string, now: Date): Promise<void> {
  const reply = await db
    .selectFrom('comment as reply')
    .innerJoin('comment as replied_to', (join) =>
      join.on(sql<boolean>`replied_to.id = coalesce(reply.reply_to_id, reply.parent_id)`),
    )
    .innerJoin('account as reader', 'reader.id', 'replied_to.account_id')
    .leftJoin('account as author', 'author.id', 'reply.account_id')
    .select(['reply.post_id', 'reply.content', 'author.name as author_name', 'reader.id as reader_id'])
    .select('reader.email')
    .where('reply.id', '=', replyId)
    .where('reply.state', '=', 'published')
    .where('reader.confirmed_at', 'is not', null)
    .whereRef('reader.id', 'is distinct from', 'reply.account_id')
    .executeTakeFirst();
  const post = blogPosts.find(({ postId }) => postId === reply?.post_id);
  if (!reply || !post) return;
  const entry: EmailData<'comment-replies'>['replies'][number] = {
    commentId: replyId,
    authorName: reply.author_name ?? deletedUserName,
    excerpt: createExcerpt(reply.content),
    postTitle: post.title,
    postPath: post.path,
  };
  await db.transaction().execute(async (trx) => {
    await lockUntilCommit(trx, `replies:${reply.reader_id}`);
    const existingEmail = await trx
      .selectFrom('mail')
      .select('id')
      .where('account_id', '=', reply.reader_id)
      .where('template', '=', 'comment-replies')
      .where(containsReply(replyId))
      .executeTakeFirst();
    if (existingEmail) return;
    const updated = await trx
      .updateTable('mail')
      .set({
        data: sql`jsonb_set(data, '{replies}', data -> 'replies' || ${JSON.stringify([entry])}::jsonb)`,
      })
      .where('account_id', '=', reply.reader_id)
      .where('template', '=', 'comment-replies')
      .where('state', '=', 'queued')
      .where('send_after', '>', now)
      .executeTakeFirst();
    if (updated.numUpdatedRows > 0n) return;
    const sendAfter = new Date(now.getTime() + digestMs);
    const to = { accountId: reply.reader_id, recipient: reply.email, sendAfter };
    await insertEmail(trx, 'comment-replies', to, { replies: [entry] });
  });
}

/** Removes a comment that is no longer public from unsent emails. Deletes emails that become empty. */
export async function withdrawReplyEmail(db: Kysely<Database>, commentId: string): Promise<void> {
  const remainingReplies = sql<string>`jsonb_path_query_array(data -> 'replies', '$[*] ? (@.commentId != $id)',
    jsonb_build_object('id', ${commentId}::text))`;
  await db
    .updateTable('mail')
    .set({ data: sql`jsonb_set(data, '{replies}', ${remainingReplies})` })
    .where('template', '=', 'comment-replies')
    .where('state', '=', 'queued')
    .where(containsReply(commentId))
    .execute();
  await db
    .deleteFrom('mail')
    .where('template', '=', 'comment-replies')
    .where('state', '=', 'queued')
    .where(sql<boolean>`data -> 'replies' = '[]'::jsonb`)
    .execute();
}

/** Deletes a comment. An admin's `reason` is emailed to the author. Throws as `deleteComment` does. */
export async function removeComment(
  db: Kysely<Database>,
  user: Principal,
  id: string,
  reason?: string,
): Promise<void> {
  const { accountId, postId } = await deleteComment(db, user, id, reason);
  await withdrawReplyEmail(db, id);
  if (!reason || accountId === null || accountId === user.id) return;
  const author = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const postTitle = blogPosts.find((post) => post.postId === postId)?.title ?? '';
  if (!author) return;
  await insertEmail(db, 'comment-removed', { accountId, recipient: author.email }, { postTitle, reason });
}

const containsReply = (commentId: string) =>
  sql<boolean>`data @> ${JSON.stringify({ replies: [{ commentId }] })}::jsonb`;

function createExcerpt(content: string): string {
  const characters = [...content.replace(/\s+/g, ' ')];
  return characters.length > maxExcerptCharacters
    ? `${characters.slice(0, maxExcerptCharacters).join('')}…`
    : characters.join('');
}
