import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Comment } from '@dryrun/contracts/blog';
import { createAdmin, createUser, type TestUser } from '../../test/builders.ts';
import { setUpHarness, type Client } from '../../test/harness.ts';
import { fakeCaptcha, solvedCaptcha } from '../../test/fake-captcha.ts';

const harness = setUpHarness({}, { captcha: fakeCaptcha });
let ada: TestUser;
let bob: TestUser;
let admin: TestUser;
beforeAll(async () => {
  ada = await createUser(harness, { name: 'Ada' });
  bob = await createUser(harness, { name: 'Bob' });
  admin = await createAdmin(harness);
});
beforeEach(async () => {
  for (const table of ['comment', 'mail', 'comment_ban'] as const)
    await harness.database.db.deleteFrom(table).execute();
});

const post = (writer: Client, content: string, parentCommentId?: string | null, postId = 1) =>
  writer.post('/api/blog/comments', { postId, content, parentCommentId, recaptchaToken: solvedCaptcha });

async function write(writer: Client, content: string, parentCommentId?: string): Promise<Comment> {
  const { body } = await post(writer, content, parentCommentId).expect(201);
  harness.now = new Date(harness.now.getTime() + 1000); // for a stable order
  return body as Comment;
}

async function list(reader: Client = harness.client(), postId = 1): Promise<Comment[]> {
  const { body } = await reader.get(`/api/blog/posts/${postId}/comments`).expect(200);
  return body as Comment[];
}

const outline = (comments: readonly Comment[]) =>
  comments.map(({ content, replies }) => [content, ...replies.map((reply) => reply.content)]);

test('lists top-level comments newest first and replies oldest first', async () => {
  const first = await write(ada, 'first');
  await write(bob, 'second');
  await write(bob, 'reply 1', first.id);
  await write(ada, 'reply 2', first.id);
  expect(outline(await list())).toEqual([['second'], ['first', 'reply 1', 'reply 2']]);
});

test('attaches a nested reply to the top-level comment and names the author replied to', async () => {
  const top = await write(ada, 'top');
  const reply = await write(bob, 'reply', top.id);
  const nestedReply = await write(ada, 'answer', reply.id);
  expect(nestedReply).toMatchObject({ parentCommentId: top.id, replyToName: 'Bob', replies: [] });
  const [listed] = await list();
  expect(listed?.replies.map(({ parentCommentId }) => parentCommentId)).toEqual([top.id, top.id]);
  expect(listed?.replies[0]).not.toHaveProperty('replyToName');
});

test('shows email addresses to their owner and to admins only', async () => {
  expect(await write(ada, 'mine')).toMatchObject({ authorName: 'Ada', authorEmail: ada.email });
  const emailSeenBy = async (reader?: Client) => (await list(reader))[0]?.authorEmail;
  expect([
    await emailSeenBy(),
    await emailSeenBy(bob),
    await emailSeenBy(ada),
    await emailSeenBy(admin),
  ]).toEqual(['', '', ada.email, ada.email]);
});

test('creates a comment by a POST to the list', async () => {
  const response = await ada
    .post('/api/blog/posts/2/comments', { content: 'hi', recaptchaToken: solvedCaptcha })
    .expect(201);
  expect(response.body).toMatchObject({ postId: 2, content: 'hi', parentCommentId: null });
});

test('stores the text as typed, including HTML, and trims it', async () => {
  const html = '<script>alert(1)</script>\n<b>bold</b> & "quotes"';
  expect((await write(ada, `  ${html}\n`)).content).toBe(html);
});

test.each([
  ['', 400, 'content: enter a comment'],
  [' \n\t', 400, 'content: enter a comment'],
  ['a'.repeat(1001), 400, 'Comment cannot exceed 1000 characters'],
  ['😀'.repeat(1001), 400, 'Comment cannot exceed 1000 characters'],
  ['a\0b', 400, 'content: null bytes are not allowed'],
  [5, 400, 'content: must be a string'],
])('refuses the comment %j and stores nothing', async (content, status, message) => {
  const { body } = await post(ada, content as string).expect(status);
  expect(body.message).toMatch(new RegExp(`${message}$`));
  expect(await list()).toEqual([]);
});

test('accepts a comment of 1000 emoji', async () => {
  expect((await write(ada, '😀'.repeat(1000))).content).toBe('😀'.repeat(1000));
});

test.each([
  [{ postId: 99 }, 404, 'postId: post not found.'],
  [{ postId: 'x' }, 400, 'postId: must be a whole number'],
  [{ parentCommentId: 'x' }, 400, 'parentCommentId: comment not found'],
  [{ parentCommentId: '00000000-0000-4000-8000-000000000000' }, 404, 'parentCommentId: comment not found.'],
  [{ recaptchaToken: 'wrong' }, 400, 'Failed to verify ReCAPTCHA. Please try again.'],
  [{ recaptchaToken: undefined }, 400, 'recaptchaToken: must be a string'],
])('refuses a comment with %j', async (change, status, message) => {
  const draft = { postId: 1, content: 'hi', recaptchaToken: solvedCaptcha, ...change };
  const { body } = await ada.post('/api/blog/comments', draft).expect(status);
  expect(body.message).toBe(message);
});

test('lets visitors read but not write', async () => {
  expect((await post(harness.client(), 'hi')).status).toBe(401);
  expect(await list()).toEqual([]);
  expect((await harness.client().get('/api/blog/posts/99/comments')).status).toBe(404);
});

test('refuses a parent of another post or a deleted parent', async () => {
  const top = await write(ada, 'top');
  expect((await post(bob, 'reply', top.id, 2)).status).toBe(404);
  await ada.delete(`/api/blog/comments/${top.id}`).expect(204);
  expect((await post(bob, 'reply', top.id)).body.code).toBe('parent_comment_not_found');
});

test('stores the same text once per minute, even for concurrent requests', async () => {
  const responses = await Promise.all([post(ada, 'twice'), post(ada, 'twice'), post(ada, 'twice')]);
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
  expect(await list()).toHaveLength(1);
  harness.now = new Date(harness.now.getTime() + 61_000);
  await write(ada, 'twice');
  expect(await list()).toHaveLength(2);
});

test('allows edits by the author only, not by admins', async () => {
  const { id, creationTime } = await write(ada, 'befor');
  harness.now = new Date(Date.parse(creationTime) + 5000);
  const edited = await ada.put(`/api/blog/comments/${id}`, { content: ' before ' }).expect(200);
  expect(edited.body).toMatchObject({
    content: 'before',
    creationTime,
    updateTime: new Date(Date.parse(creationTime) + 5000).toISOString(),
  });
  for (const other of [bob, admin]) {
    const { status, body } = await other.put(`/api/blog/comments/${id}`, { content: 'x' });
    expect([status, body.message]).toEqual([403, 'You can only change your own comments.']);
  }
  expect((await ada.put(`/api/blog/comments/${id}`, { content: ' ' })).status).toBe(400);
  expect((await list())[0]?.content).toBe('before');
});

test('keeps the last five earlier versions of an edited comment', async () => {
  const { id } = await write(ada, 'version 0');
  for (let i = 1; i <= 7; i++) {
    harness.now = new Date(harness.now.getTime() + 1000);
    await ada.put(`/api/blog/comments/${id}`, { content: `version ${i}` }).expect(200);
  }
  const revisions = await harness.database.db
    .selectFrom('comment_revision')
    .select('content')
    .orderBy('replaced_at')
    .execute();
  expect(revisions.map(({ content }) => content)).toEqual([2, 3, 4, 5, 6].map((i) => `version ${i}`));
});

test('keeps a placeholder for a deleted comment until its last reply is deleted', async () => {
  const top = await write(ada, 'top');
  const firstReply = await write(bob, 'one', top.id);
  const secondReply = await write(bob, 'two', top.id);
  await ada.delete(`/api/blog/comments/${top.id}`).expect(204);
  expect((await list(admin))[0]).toMatchObject({
    content: '',
    authorName: '',
    authorEmail: '',
    state: 'deleted',
  });
  await bob.delete(`/api/blog/comments/${firstReply.id}`).expect(204);
  expect(outline(await list())).toEqual([['', 'two']]);
  await bob.delete(`/api/blog/comments/${secondReply.id}`).expect(204);
  expect(await list()).toEqual([]);
  expect(await harness.database.db.selectFrom('comment').selectAll().execute()).toEqual([]);
});

test('refuses to delete a comment twice, or by another user who is not an admin', async () => {
  const { id } = await write(ada, 'mine');
  expect((await bob.delete(`/api/blog/comments/${id}`)).status).toBe(403);
  expect((await harness.client().delete(`/api/blog/comments/${id}`)).status).toBe(401);
  await admin.delete(`/api/blog/comments/${id}`).expect(204);
  expect((await admin.delete(`/api/blog/comments/${id}`)).body.message).toBe('Comment not found.');
  expect((await ada.put(`/api/blog/comments/${id}`, { content: 'x' })).status).toBe(404);
  expect((await ada.delete('/api/blog/comments/7')).status).toBe(400);
});

test('names the author "Deleted user" once the account is deleted', async () => {
  const deleted = await createUser(harness, { name: 'Leaving' });
  await write(deleted, 'still here');
  await harness.database.db.deleteFrom('account').where('id', '=', deleted.id).execute();
  expect((await list())[0]).toMatchObject({ content: 'still here', authorName: 'Deleted user' });
});
