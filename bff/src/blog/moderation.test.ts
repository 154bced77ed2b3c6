import { beforeEach, expect, test } from '@jest/globals';
import type { Comment, QueuedComment } from '@dryrun/contracts/blog';
import { createAdmin, createUser, type TestUser } from '../../test/builders.ts';
import { setUpHarness, type Client } from '../../test/harness.ts';
import { fakeCaptcha, solvedCaptcha } from '../../test/fake-captcha.ts';

const harness = setUpHarness({ RATE_LIMIT_SCALE: '1' }, { captcha: fakeCaptcha });
let ada: TestUser;
let bob: TestUser;
let admin: TestUser;
beforeEach(async () => {
  for (const table of ['comment', 'mail', 'comment_ban'] as const)
    await harness.database.db.deleteFrom(table).execute();
  [ada, bob, admin] = await Promise.all([
    createUser(harness, { name: 'Ada' }),
    createUser(harness, { name: 'Bob' }),
    createAdmin(harness),
  ]);
});

const post = (writer: Client, content: string, parentCommentId?: string) =>
  writer.post('/api/blog/comments', { postId: 2, content, parentCommentId, recaptchaToken: solvedCaptcha });

async function write(writer: Client, content: string, parentCommentId?: string): Promise<Comment> {
  return (await post(writer, content, parentCommentId).expect(201)).body as Comment;
}

async function visibleComments(reader: Client): Promise<string[]> {
  const { body } = await reader.get('/api/blog/posts/2/comments').expect(200);
  return (body as Comment[]).map(({ content }) => content);
}

const emails = () => harness.database.db.selectFrom('mail').selectAll().orderBy('created_at').execute();

test('holds the first comment of a user for review if it contains a link', async () => {
  const { id, state } = await write(ada, 'see https://example.com');
  expect(state).toBe('awaiting_review');
  expect(await visibleComments(bob)).toEqual([]);
  expect(await visibleComments(ada)).toHaveLength(1);
  const { body: queue } = await admin.get('/api/blog/moderation').expect(200);
  expect(queue).toMatchObject([{ id, authorId: ada.id, authorEmail: ada.email, reports: [] }]);
  await admin.post(`/api/blog/moderation/${id}`, { decision: 'publish' }).expect(200);
  expect(await visibleComments(bob)).toHaveLength(1);
  expect((await write(ada, 'now https://example.com/2')).state).toBe('published');
});

test('holds the first comment of a user for review when an edit adds a link', async () => {
  const { id } = await write(ada, 'hello');
  const { body } = await ada
    .put(`/api/blog/comments/${id}`, { content: 'hello www.example.com' })
    .expect(200);
  expect(body.state).toBe('awaiting_review');
  expect(await visibleComments(bob)).toEqual([]);
});

test('hides a comment after three users report it, until an admin publishes it', async () => {
  const { id } = await write(ada, 'offer');
  const report = (reporter: Client, reason = 'spam') =>
    reporter.post(`/api/blog/comments/${id}/report`, { reason });
  for (let i = 0; i < 3; i++) await report(bob).expect(200);
  expect(await visibleComments(harness.client())).toEqual(['offer']);
  await report(await createUser(harness), 'abuse').expect(200);
  await report(await createUser(harness)).expect(200);
  expect(await visibleComments(harness.client())).toEqual([]);
  const { body: queue } = await admin.get('/api/blog/moderation').expect(200);
  expect(queue[0].reports).toEqual(
    expect.arrayContaining([
      { reason: 'spam', count: 2 },
      { reason: 'abuse', count: 1 },
    ]),
  );
  await admin.post(`/api/blog/moderation/${id}`, { decision: 'publish' }).expect(200);
  expect(await visibleComments(harness.client())).toEqual(['offer']);
  expect((await admin.get('/api/blog/moderation')).body).toEqual([]);
});

test('reopens a moderation decision together with the reports that it resolved', async () => {
  const decide = (id: string, decision: string) =>
    admin.post(`/api/blog/moderation/${id}`, { decision }).expect(200);
  const queue = async () => {
    const { body } = await admin.get('/api/blog/moderation').expect(200);
    return (body as QueuedComment[]).map(({ id, state, reports }) => ({ id, state, reports }));
  };
  const top = await write(bob, 'top');
  const first = await write(ada, 'https://example.com', top.id);
  await decide(first.id, 'publish');
  expect([await emails(), await queue()]).toEqual([[expect.anything()], []]);
  await decide(first.id, 'reopen');
  expect(await queue()).toEqual([{ id: first.id, state: 'awaiting_review', reports: [] }]);
  expect(await emails()).toEqual([]);
  await decide(first.id, 'publish');

  const report = (reporter: Client, reason: string) =>
    reporter.post(`/api/blog/comments/${first.id}/report`, { reason }).expect(200);
  await report(bob, 'other');
  await decide(first.id, 'publish');
  expect(await queue()).toEqual([]);
  harness.now = new Date(harness.now.getTime() + 1000);
  for (let i = 0; i < 2; i++) await report(await createUser(harness), 'spam');
  await decide(first.id, 'publish');
  await decide(first.id, 'reopen');
  expect(await queue()).toEqual([
    { id: first.id, state: 'published', reports: [{ reason: 'spam', count: 2 }] },
  ]);
});

test('ignores a repeated report by the same user after review until the comment is edited', async () => {
  const { id } = await write(ada, 'offer');
  const report = () => bob.post(`/api/blog/comments/${id}/report`, { reason: 'spam' }).expect(200);
  const queue = async () => (await admin.get('/api/blog/moderation')).body as QueuedComment[];
  await report();
  harness.now = new Date(harness.now.getTime() + 1000);
  await admin.post(`/api/blog/moderation/${id}`, { decision: 'publish' }).expect(200);
  await report();
  expect(await queue()).toEqual([]);
  harness.now = new Date(harness.now.getTime() + 1000);
  await ada.put(`/api/blog/comments/${id}`, { content: 'a better offer' }).expect(200);
  await report();
  expect(await queue()).toMatchObject([
    { id, reports: [{ reason: 'spam', count: 1 }], revisions: [{ content: 'offer' }] },
  ]);
});

test('lists bans with their reasons in the ban list and the moderation queue, for admins only', async () => {
  const { id } = await write(ada, 'https://example.com');
  await admin.post(`/api/blog/commenters/${ada.id}/ban`, { reason: 'advertising' }).expect(200);
  const { body: queue } = await admin.get('/api/blog/moderation').expect(200);
  expect(queue).toMatchObject([{ id, authorBanReason: 'advertising' }]);
  const { body: bans } = await admin.get('/api/blog/bans').expect(200);
  expect(bans).toMatchObject([{ accountId: ada.id, name: 'Ada', email: ada.email, reason: 'advertising' }]);
  expect((await bob.get('/api/blog/bans')).status).toBe(403);
  expect((await harness.client().get('/api/blog/bans')).status).toBe(401);
});

test('refuses to moderate a deleted or unknown comment', async () => {
  const { id } = await write(ada, 'top');
  await write(bob, 'reply', id);
  await ada.delete(`/api/blog/comments/${id}`).expect(204);
  for (const decision of ['publish', 'reopen', 'delete']) {
    for (const missingId of [id, '00000000-0000-4000-8000-000000000000']) {
      const { status, body } = await admin.post(`/api/blog/moderation/${missingId}`, { decision });
      expect([status, body.message]).toEqual([404, 'Comment not found.']);
    }
  }
});

test("refuses a report of the user's own or an unknown comment, or with an invalid reason", async () => {
  const { id } = await write(ada, 'mine');
  const report = (reporter: Client, body: object, commentId = id) =>
    reporter.post(`/api/blog/comments/${commentId}/report`, body);
  expect((await report(ada, { reason: 'spam' })).body.message).toBe('You cannot report your own comment.');
  expect((await report(bob, { reason: 'dull' })).body.message).toBe('reason: use one of spam, abuse, other');
  expect((await report(harness.client(), { reason: 'spam' })).status).toBe(401);
  expect((await report(bob, { reason: 'spam' }, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
});

test('allows only admins to moderate', async () => {
  const { id } = await write(ada, 'hello');
  expect((await bob.get('/api/blog/moderation')).status).toBe(403);
  expect((await bob.post(`/api/blog/moderation/${id}`, { decision: 'delete' })).status).toBe(403);
  expect((await bob.post(`/api/blog/commenters/${ada.id}/ban`, { reason: 'x' })).status).toBe(403);
  expect((await admin.post(`/api/blog/moderation/${id}`, { decision: 'unknown' })).status).toBe(400);
  await admin.post(`/api/blog/moderation/${id}`, { decision: 'delete', reason: 'advertising' }).expect(200);
  expect(await visibleComments(ada)).toEqual([]);
  expect(await emails()).toMatchObject([
    { template: 'comment-removed', recipient: ada.email, data: { reason: 'advertising' } },
  ]);
});

test('refuses comments of a banned user with the reason, until the ban is lifted', async () => {
  await admin.post(`/api/blog/commenters/${ada.id}/ban`, { reason: 'advertising' }).expect(200);
  expect((await ada.get('/api/blog/commenter')).body).toEqual({ banReason: 'advertising' });
  const refused = await post(ada, 'again');
  expect([refused.status, refused.body.message]).toEqual([403, "You can't comment here: advertising"]);
  await admin.post(`/api/blog/commenters/${ada.id}/ban`, { reason: '' }).expect(200);
  await write(ada, 'thank you');
});

test('batches replies within 15 minutes into one email to the parent author, without self-replies', async () => {
  const top = await write(ada, 'top');
  await write(ada, 'to myself', top.id);
  expect(await emails()).toEqual([]);
  const reply = await write(bob, 'one', top.id);
  await write(bob, 'two', top.id);
  await write(ada, 'back to Bob', reply.id);
  const [toAda, toBob, ...more] = await emails();
  expect(more).toEqual([]);
  expect(toAda).toMatchObject({ template: 'comment-replies', recipient: ada.email, state: 'queued' });
  expect(toAda?.send_after).toEqual(new Date(harness.now.getTime() + 15 * 60_000));
  expect(toAda?.data).toMatchObject({
    replies: [
      { authorName: 'Bob', excerpt: 'one', postPath: 'street-view-upload-system' },
      { excerpt: 'two' },
    ],
  });
  expect(toBob).toMatchObject({ recipient: bob.email, data: { replies: [{ excerpt: 'back to Bob' }] } });
  await bob.delete(`/api/blog/comments/${reply.id}`).expect(204);
  expect((await emails())[0]?.data).toMatchObject({ replies: [{ excerpt: 'two' }] });
});

test('emails a reply that awaits review once an admin publishes it', async () => {
  const top = await write(ada, 'top');
  const { id } = await write(bob, 'https://example.com', top.id);
  expect(await emails()).toEqual([]);
  await admin.post(`/api/blog/moderation/${id}`, { decision: 'publish' }).expect(200);
  expect(await emails()).toHaveLength(1);
});

test('removes a hidden reply from the pending email and never emails a reply twice', async () => {
  const top = await write(ada, 'top');
  const offer = await write(bob, 'offer', top.id);
  await write(bob, 'polite', top.id);
  const emailedReplies = async () =>
    (await emails()).flatMap(({ data }) =>
      (data as { replies: { excerpt: string }[] }).replies.map(({ excerpt }) => excerpt),
    );
  const reportThreeTimes = async (id: string) => {
    for (let i = 0; i < 3; i++) {
      const reader = await createUser(harness);
      await reader.post(`/api/blog/comments/${id}/report`, { reason: 'spam' }).expect(200);
    }
  };
  const publish = (id: string) =>
    admin.post(`/api/blog/moderation/${id}`, { decision: 'publish' }).expect(200);
  expect(await emailedReplies()).toEqual(['offer', 'polite']);
  await reportThreeTimes(offer.id);
  expect(await emailedReplies()).toEqual(['polite']);
  await publish(offer.id);
  expect(await emailedReplies()).toEqual(['polite', 'offer']);

  await harness.database.db.updateTable('mail').set({ state: 'sent' }).execute();
  await reportThreeTimes(offer.id);
  await publish(offer.id);
  expect(await emailedReplies()).toEqual(['polite', 'offer']);
});

test('removes a reply from the pending email when an edit adds a link, until an admin publishes it', async () => {
  const top = await write(ada, 'top');
  const { id } = await write(bob, 'hello', top.id);
  expect(await emails()).toHaveLength(1);
  await bob.put(`/api/blog/comments/${id}`, { content: 'hello www.example.com' }).expect(200);
  expect(await emails()).toEqual([]);
  await admin.post(`/api/blog/moderation/${id}`, { decision: 'publish' }).expect(200);
  expect((await emails())[0]?.data).toMatchObject({ replies: [{ excerpt: 'hello www.example.com' }] });
});

test('limits comments to 30 per day', async () => {
  const { rateLimits } = harness.context;
  for (let i = 0; i < 30; i++) {
    await write(ada, `comment ${i}`);
    await rateLimits.reset('commentEachMinute', ada.id); // simulates waiting for a minute
  }
  const { status, headers } = await post(ada, 'one more');
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 3600);
});

test('limits comments to 5 per minute', async () => {
  for (let i = 0; i < 5; i++) await write(ada, `comment ${i}`);
  const { status, body, headers } = await post(ada, 'one more');
  expect([status, body.message]).toEqual([
    429,
    expect.stringMatching(/^Too many attempts\. Please wait \d+ seconds?\.$/),
  ]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('records moderation and bans in the audit log', async () => {
  const { id } = await write(ada, 'https://example.com');
  const decide = (decision: string, reason?: string) =>
    admin.post(`/api/blog/moderation/${id}`, { decision, reason }).expect(200);
  const ban = (reason: string) => admin.post(`/api/blog/commenters/${ada.id}/ban`, { reason }).expect(200);
  await decide('publish');
  await decide('reopen');
  await decide('delete', 'advertising');
  await ban('advertising');
  await ban('');
  await ban(''); // there is no ban to lift, so nothing is logged
  const ownComment = await write(ada, 'mine');
  await ada.delete(`/api/blog/comments/${ownComment.id}`).expect(204); // not an admin action
  const { body } = await admin.get(`/api/admin/audit-log?accountId=${ada.id}`).expect(200);
  expect(body.rows.map(({ actor }: { actor: { id: string } }) => actor.id)).toEqual(
    Array.from({ length: 5 }, () => admin.id),
  );
  expect(body.rows).toMatchObject([
    { act: 'allow-commenter', before: { mayComment: false }, after: { mayComment: true } },
    { act: 'ban-commenter', reason: 'advertising' },
    { act: 'delete-comment', subject: id, before: { state: 'awaiting_review' }, reason: 'advertising' },
    { act: 'reopen-comment', subject: id, after: { state: 'awaiting_review' } },
    {
      act: 'publish-comment',
      subject: id,
      before: { state: 'awaiting_review' },
      after: { state: 'published' },
    },
  ]);
});
