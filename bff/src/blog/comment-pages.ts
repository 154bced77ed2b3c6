import { commentPageSize } from '@dryrun/contracts/blog';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { cursorTime, formatCursor, microseconds, parseCursor } from '../platform/pagination.ts';
import { selectComments, type CommentRow } from './comments.ts';

/** A row in the order of the list: threads newest first, and in each the top-level comment, then replies oldest first. */
const cursorSchema = z.object({
  thread: z.tuple([cursorTime, z.uuid()]),
  /** The last reply that was read. Without it, the page begins with the top-level comment. */
  reply: z.tuple([cursorTime, z.uuid()]).optional(),
});

type Cursor = z.output<typeof cursorSchema>;

export interface CommentPage {
  /** Replies follow their top-level comment, which is repeated if the page begins within a thread. */
  readonly rows: readonly CommentRow[];
  readonly next: string | undefined;
}

/**
 * Returns at most `commentPageSize` comments in any state, and the comment above a page that begins within a thread. `at` is
 * a comment to begin with; one that no longer exists is ignored. Throws `invalid_request` for a malformed cursor.
 */
export async function listCommentPage(
  db: Kysely<Database>,
  postId: number,
  { cursor, at }: { readonly cursor?: string | undefined; readonly at?: string | undefined },
): Promise<CommentPage> {
  const start = cursor === undefined ? await findCursor(db, postId, at) : parseCursor(cursorSchema, cursor);
  const positions = await listPositions(db, postId, start);
  const page = positions.slice(0, start?.reply ? commentPageSize + 1 : commentPageSize);
  const rows = await selectComments(db)
    .where('comment.id', 'in', page.length > 0 ? page.map(({ id }) => id) : [sql<string>`null`])
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .execute();
  const following = positions[page.length];
  return { rows, next: following && writeCursor(following, page.at(-1)) };
}

interface Position {
  readonly id: string;
  readonly at: string;
  readonly threadId: string;
  readonly threadAt: string;
}

/** The rows of a page and the first of the next one. Reads as many rows of each thread as a page has. */
async function listPositions(
  db: Kysely<Database>,
  postId: number,
  start: Cursor | undefined,
): Promise<readonly Position[]> {
  const [threadAt, threadId] = start?.thread ?? ['infinity', maxId];
  const [replyAt, replyId] = start?.reply ?? ['-infinity', minId];
  const limit = commentPageSize + 2;
  const { rows } = await sql<Position>`
    with thread as (
      select id, created_at from comment
      where post_id = ${postId} and parent_id is null
        and (created_at, id) <= (${threadAt}::timestamptz, ${threadId}::uuid)
      order by created_at desc, id desc limit ${limit}
    )
    select item.id, ${microseconds('item.created_at')} as at,
      thread.id as "threadId", ${microseconds('thread.created_at')} as "threadAt"
    from thread cross join lateral (
      select thread.id, thread.created_at, 0 as level
      union all (
        select id, created_at, 1 from comment
        where parent_id = thread.id and (thread.id <> ${threadId}::uuid
          or (created_at, id) > (${replyAt}::timestamptz, ${replyId}::uuid))
        order by created_at, id limit ${limit})
    ) as item
    order by thread.created_at desc, thread.id desc, item.level, item.created_at, item.id
    limit ${limit}`.execute(db);
  return rows;
}

const minId = '00000000-0000-0000-0000-000000000000';
const maxId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

async function findCursor(
  db: Kysely<Database>,
  postId: number,
  id: string | undefined,
): Promise<Cursor | undefined> {
  if (id === undefined) return undefined;
  const { rows } = await sql<{ at: string; threadId: string; threadAt: string; isReply: boolean }>`
    select ${microseconds('thread.created_at')} as "threadAt", thread.id as "threadId",
      ${microseconds('found.created_at')} as at, found.id <> thread.id as "isReply"
    from comment as found
    join comment as thread on thread.id = coalesce(found.parent_id, found.id)
    where found.id = ${id} and found.post_id = ${postId}`.execute(db);
  const [found] = rows;
  // Any id before that of the comment makes it the first reply of the page.
  return (
    found && {
      thread: [found.threadAt, found.threadId],
      ...(found.isReply && { reply: [found.at, minId] as [string, string] }),
    }
  );
}

function writeCursor(following: Position, last: Position | undefined): string {
  const isWithin = last?.threadId === following.threadId;
  const cursor: Cursor = {
    thread: [following.threadAt, following.threadId],
    ...(isWithin && last.id !== last.threadId && { reply: [last.at, last.id] as [string, string] }),
    ...(isWithin && last.id === last.threadId && { reply: [epoch, minId] as [string, string] }),
  };
  return formatCursor(cursor);
}

/** Before every comment. */
const epoch = '1970-01-01T00:00:00Z';

/** The number of published comments, counted up to `limit`. */
export async function countPublished(db: Kysely<Database>, postId: number, limit: number): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from (
      select from comment where post_id = ${postId} and state = 'published' limit ${limit}) as published`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}
