import { sql, type Kysely } from 'kysely';

/** The order of a page of comments: threads newest first, replies oldest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index comment_thread on comment (post_id, created_at desc, id desc) where parent_id is null`.execute(
    db,
  );
  await sql`create index comment_reply on comment (parent_id, created_at, id)`.execute(db);
  await sql`create index comment_published on comment (post_id) where state = 'published'`.execute(db);
  await sql`drop index comment_post, comment_parent`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create index comment_post on comment (post_id, created_at)`.execute(db);
  await sql`create index comment_parent on comment (parent_id)`.execute(db);
  await sql`drop index comment_thread, comment_reply, comment_published`.execute(db);
}
