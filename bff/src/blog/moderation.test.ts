import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Comment, QueuedComment } from '@dryrun/contracts/blog';
import { createAdmin, createUser, type TestUser } from '../../test/builders.ts';
import { startHarness, type Client, type Harness } from '../../test/harness.ts';
import { fakeCaptcha, solvedCaptcha } from '../../test/fake-captcha.ts';

let harness: Harness;
let ada: TestUser;
let bob: TestUser;
let admin: TestUser;
beforeAll(async () => {
  harness = await startHarness({ RATE_LIMIT_SCALE: '1' }, { captcha: fakeCaptcha });
});
afterAll(() => harness.stop());
beforeEach(async () => {
  harness.now = new Date();
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

async function contentsFor(reader: Client): Promise<string[]> {
  const { body } = await reader.get('/api/blog/posts/2/comments').expect(200);
  return (body as Comment[]).map(({ content }) => content);
}

const mails = () => harness.database.db.selectFrom('mail').selectAll().orderBy('created_at').execute();

test('a first comment with a link awaits review, seen by its author and admins only, until an admin publishes it', async () => {
  const { id, state } = await write(ada, 'see https://example.com');
  expect(state).toBe('awaiting_review');
  expect(await contentsFor(bob)).toEqual([]);
  expect(await contentsFor(ada)).toHaveLength(1);
  const { body: queue } = await admin.get('/api/blog/moderation').expect(200);
  expect(queue).toMatchObject([{ id, authorId: ada.id, authorEmail: ada.email, reports: [] }]);
  await admin.post(`/api/blog/moderation/${id}`, { decision: 'publish' }).expect(200);
  expect(await contentsFor(bob)).toHaveLength(1);
  expect((await write(ada, 'now https://example.com/2')).state).toBe('published');
});

test('a link that is edited into a first comment awaits review as well', async () => {
  const { id } = await write(ada, 'hello');
  const { body } = await ada
    .put(`/api/blog/comments/${id}`, { content: 'hello www.example.com' })
    .expect(200);
  expect(body.state).toBe('awaiting_review');
  expect(await contentsFor(bob)).toEqual([]);
});

test('three people hide a comment by their reports, one person does not, and an admin settles it', async () => {
  const { id } = await write(ada, 'offer');
  const report = (who: Client, reason = 'spam') => who.post(`/api/blog/comments/${id}/report`, { reason });
  for (let i = 0; i < 3; i++) await report(bob).expect(200);
  expect(await contentsFor(harness.client())).toEqual(['offer']);
  await report(await createUser(harness), 'abuse').expect(200);
  await report(await createUser(harness)).expect(200);
  expect(await contentsFor(harness.client())).toEqual([]);
  const { body: queue } = await admin.get('/api/blog/moderation').expect(200);
  expect(queue[0].reports).toEqual(
    expect.arrayContaining([
      { reason: 'spam', count: 2 },
      { reason: 'abuse', count: 1 },
    ]),
  );
  await admin.post(`/api/blog/moderation/${id}`, { decision: 'publish' }).expect(200);
  expect(await contentsFor(harness.client())).toEqual(['offer']);
  expect((await admin.get('/api/blog/moderation')).body).toEqual([]);
});

test('what an admin decided can be taken back: the comment awaits review again, and its reports are open again', async () => {
  const decide = (id: string, decision: string) =>
    admin.post(`/api/blog/moderation/${id}`, { decision }).expect(200);
  const queue = async () => {
    const { body } = await admin.get('/api/blog/moderation').expect(200);
    return (body as QueuedComment[]).map(({ id, state, reports }) => ({ id, state, reports }));
  };
  const top = await write(bob, 'top');
  const first = await write(ada, 'https://example.com', top.id);
  await decide(first.id, 'publish');
  expect([await mails(), await queue()]).toEqual([[expect.anything()], []]);
  await decide(first.id, 'reopen');
  expect(await queue()).toEqual([{ id: first.id, state: 'awaiting_review', reports: [] }]);
  expect(await mails()).toEqual([]);
  await decide(first.id, 'publish');

  const report = (who: Client, reason: string) =>
    who.post(`/api/blog/comments/${first.id}/report`, { reason }).expect(200);
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

test('an objection that was settled counts again only once the comment says something else', async () => {
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

test('admins read who is banned and why, also beside what they wrote', async () => {
  const { id } = await write(ada, 'https://example.com');
  await admin.post(`/api/blog/commenters/${ada.id}/ban`, { reason: 'advertising' }).expect(200);
  const { body: queue } = await admin.get('/api/blog/moderation').expect(200);
  expect(queue).toMatchObject([{ id, authorBanReason: 'advertising' }]);
  const { body: bans } = await admin.get('/api/blog/bans').expect(200);
  expect(bans).toMatchObject([{ accountId: ada.id, name: 'Ada', email: ada.email, reason: 'advertising' }]);
  expect((await bob.get('/api/blog/bans')).status).toBe(403);
  expect((await harness.client().get('/api/blog/bans')).status).toBe(401);
});

test('what is deleted, and what never was, cannot be decided on', async () => {
  const { id } = await write(ada, 'top');
  await write(bob, 'reply', id);
  await ada.delete(`/api/blog/comments/${id}`).expect(204);
  for (const decision of ['publish', 'reopen', 'delete']) {
    for (const gone of [id, '00000000-0000-4000-8000-000000000000']) {
      const { status, body } = await admin.post(`/api/blog/moderation/${gone}`, { decision });
      expect([status, body.message]).toEqual([404, 'Comment not found.']);
    }
  }
});

test('nobody reports their own comment, without a reason, or what is not there', async () => {
  const { id } = await write(ada, 'mine');
  const report = (who: Client, body: object, at = id) => who.post(`/api/blog/comments/${at}/report`, body);
  expect((await report(ada, { reason: 'spam' })).body.message).toBe('You cannot report your own comment.');
  expect((await report(bob, { reason: 'dull' })).body.message).toBe('reason: use one of spam, abuse, other');
  expect((await report(harness.client(), { reason: 'spam' })).status).toBe(401);
  expect((await report(bob, { reason: 'spam' }, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
});

test('only admins moderate', async () => {
  const { id } = await write(ada, 'hello');
  expect((await bob.get('/api/blog/moderation')).status).toBe(403);
  expect((await bob.post(`/api/blog/moderation/${id}`, { decision: 'delete' })).status).toBe(403);
  expect((await bob.post(`/api/blog/commenters/${ada.id}/ban`, { reason: 'x' })).status).toBe(403);
  expect((await admin.post(`/api/blog/moderation/${id}`, { decision: 'burn' })).status).toBe(400);
  await admin.post(`/api/blog/moderation/${id}`, { decision: 'delete', reason: 'advertising' }).expect(200);
  expect(await contentsFor(ada)).toEqual([]);
  expect(await mails()).toMatchObject([
    { template: 'comment-removed', recipient: ada.email, data: { reason: 'advertising' } },
  ]);
});

test('whoever is banned is told why, until they are allowed again', async () => {
  await admin.post(`/api/blog/commenters/${ada.id}/ban`, { reason: 'advertising' }).expect(200);
  expect((await ada.get('/api/blog/commenter')).body).toEqual({ banReason: 'advertising' });
  const refused = await post(ada, 'again');
  expect([refused.status, refused.body.message]).toEqual([403, "You can't comment here: advertising"]);
  await admin.post(`/api/blog/commenters/${ada.id}/ban`, { reason: '' }).expect(200);
  await write(ada, 'thank you');
});

test('replies of a quarter of an hour are told in one mail, to the one who was answered and not to oneself', async () => {
  const top = await write(ada, 'top');
  await write(ada, 'to myself', top.id);
  expect(await mails()).toEqual([]);
  const reply = await write(bob, 'one', top.id);
  await write(bob, 'two', top.id);
  await write(ada, 'back to Bob', reply.id);
  const [toAda, toBob, ...more] = await mails();
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
  expect((await mails())[0]?.data).toMatchObject({ replies: [{ excerpt: 'two' }] });
});

test('a reply that awaits review is told once it is published', async () => {
  const top = await write(ada, 'top');
  const { id } = await write(bob, 'https://example.com', top.id);
  expect(await mails()).toEqual([]);
  await admin.post(`/api/blog/moderation/${id}`, { decision: 'publish' }).expect(200);
  expect(await mails()).toHaveLength(1);
});

test('a reply that is hidden before its mail is sent is not told, until an admin publishes it; nobody is told twice', async () => {
  const top = await write(ada, 'top');
  const offer = await write(bob, 'offer', top.id);
  await write(bob, 'polite', top.id);
  const told = async () =>
    (await mails()).flatMap(({ data }) =>
      (data as { replies: { excerpt: string }[] }).replies.map(({ excerpt }) => excerpt),
    );
  const reportThrice = async (id: string) => {
    for (let i = 0; i < 3; i++) {
      const reader = await createUser(harness);
      await reader.post(`/api/blog/comments/${id}/report`, { reason: 'spam' }).expect(200);
    }
  };
  const publish = (id: string) =>
    admin.post(`/api/blog/moderation/${id}`, { decision: 'publish' }).expect(200);
  expect(await told()).toEqual(['offer', 'polite']);
  await reportThrice(offer.id);
  expect(await told()).toEqual(['polite']);
  await publish(offer.id);
  expect(await told()).toEqual(['polite', 'offer']);

  await harness.database.db.updateTable('mail').set({ state: 'sent' }).execute();
  await reportThrice(offer.id);
  await publish(offer.id);
  expect(await told()).toEqual(['polite', 'offer']);
});

test('a reply into which a link is edited before its mail is sent is told once it was looked at', async () => {
  const top = await write(ada, 'top');
  const { id } = await write(bob, 'hello', top.id);
  expect(await mails()).toHaveLength(1);
  await bob.put(`/api/blog/comments/${id}`, { content: 'hello www.example.com' }).expect(200);
  expect(await mails()).toEqual([]);
  await admin.post(`/api/blog/moderation/${id}`, { decision: 'publish' }).expect(200);
  expect((await mails())[0]?.data).toMatchObject({ replies: [{ excerpt: 'hello www.example.com' }] });
});

test('thirty comments a day are enough', async () => {
  const { rateLimits } = harness.context;
  for (let i = 0; i < 30; i++) {
    await write(ada, `comment ${i}`);
    await rateLimits.forget('commentEachMinute', ada.id); // more than a minute goes by
  }
  const { status, headers } = await post(ada, 'one more');
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 3600);
});

test('five comments a minute are enough', async () => {
  for (let i = 0; i < 5; i++) await write(ada, `comment ${i}`);
  const { status, body, headers } = await post(ada, 'one more');
  expect([status, body.message]).toEqual([
    429,
    expect.stringMatching(/^Too many attempts\. Please wait \d+ seconds?\.$/),
  ]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('what admins decide about comments and commenters is in the audit log', async () => {
  const { id } = await write(ada, 'https://example.com');
  const decide = (decision: string, reason?: string) =>
    admin.post(`/api/blog/moderation/${id}`, { decision, reason }).expect(200);
  const ban = (reason: string) => admin.post(`/api/blog/commenters/${ada.id}/ban`, { reason }).expect(200);
  await decide('publish');
  await decide('reopen');
  await decide('delete', 'advertising');
  await ban('advertising');
  await ban('');
  await ban(''); // nothing to allow: no line
  const own = await write(ada, 'mine');
  await ada.delete(`/api/blog/comments/${own.id}`).expect(204); // no act of an admin
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
