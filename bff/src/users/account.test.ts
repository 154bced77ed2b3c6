import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createAccount, createUser, password } from '../../test/builders.ts';
import { startHarness, type Harness } from '../../test/harness.ts';
import { lastEmailTo, emailsTo } from '../../test/emails.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

const anEmail = () => `${randomUUID()}@example.com`;
const fresh = 'a fresh new password';
const later = (minutes: number) => new Date(harness.now.getTime() + minutes * 60 * 1000);
const logIn = (email: string, typed = password) =>
  harness.client().post('/api/auth/login', { email, password: typed });
const confirm = (token: string) => harness.client().post(`/api/auth/confirm-email?token=${token}`);
const told = ({ status, body }: { status: number; body: { code: string; message: string } }) => [
  status,
  body.code,
  body.message,
];

test('a new e-mail counts when it is confirmed; the old one is told, and every browser logged out', async () => {
  const user = await createUser(harness);
  const email = anEmail();
  expect((await user.post('/api/user/email', { email, password })).body).toEqual({
    message: `We have sent a link to ${email}. Your address changes when you open it.`,
  });
  expect((await user.get('/api/user/profile')).body).toMatchObject({
    email: user.email,
    pendingEmail: email,
  });
  const { token } = await lastEmailTo(harness, email);
  const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
  expect(answers.map(({ body }) => body.message)).toEqual(
    Array(3).fill('Your e-mail address is changed. Please log in with the new one.'),
  );
  expect((await user.get('/api/user/me')).status).toBe(401);
  expect((await logIn(email)).status).toBe(200);
  expect((await logIn(user.email)).status).toBe(401);
  expect((await emailsTo(harness, user.email)).map(({ template }) => template)).toEqual([
    'email-change-notice',
    'email-changed',
  ]);
});

test('an address that has an account is answered alike; its owner learns it by mail', async () => {
  const user = await createUser(harness);
  const { email: taken } = await createAccount(harness.database.db);
  const { status, body } = await user.post('/api/user/email', { email: taken, password });
  expect([status, body.message]).toEqual([
    200,
    `We have sent a link to ${taken}. Your address changes when you open it.`,
  ]);
  expect((await emailsTo(harness, taken)).map(({ template }) => template)).toEqual(['already-registered']);
});

test('an address that somebody took meanwhile cannot be confirmed any more', async () => {
  const user = await createUser(harness);
  const email = anEmail();
  await user.post('/api/user/email', { email, password });
  const { token } = await lastEmailTo(harness, email);
  await createAccount(harness.database.db, { email });
  expect((await confirm(token)).body.code).toBe('link_not_valid');
  expect((await user.get('/api/user/me')).body.email).toBe(user.email);
});

test('a change of e-mail needs the password, and its guesses are counted', async () => {
  const user = await createUser(harness);
  const email = anEmail();
  expect(told(await user.post('/api/user/email', { email, password: 'wrong' }))).toEqual([
    400,
    'wrong_password',
    'password: the password is wrong',
  ]);
  expect(told(await user.post('/api/user/email', { email }))).toEqual([
    400,
    'invalid_request',
    'password: enter your password',
  ]);
  expect((await user.get('/api/user/me')).status).toBe(200);
});

test('who has no password proves it by having logged in within ten minutes', async () => {
  const user = await createUser(harness, { password_hash: null });
  expect((await user.post('/api/user/email', { email: anEmail() })).status).toBe(200);
  harness.now = later(11);
  expect(told(await user.post('/api/user/email', { email: anEmail() }))).toEqual([
    403,
    'login_again',
    "Please log in again to confirm that it's you.",
  ]);
  expect(told(await user.put('/api/user/password', { currentPassword: 'x', password: fresh }))).toEqual([
    409,
    'password_missing',
    'Your account has no password yet. Use account recovery to set one.',
  ]);
});

test('a new password keeps this browser, logs out the others and is told by mail', async () => {
  const user = await createUser(harness);
  const other = harness.client((await logIn(user.email)).body.accessToken);
  const change = (currentPassword: string, typed = fresh) =>
    user.put('/api/user/password', { currentPassword, password: typed });
  expect((await change('wrong')).body.fields).toEqual({
    currentPassword: 'currentPassword: the password is wrong',
  });
  expect((await change(password, 'short')).status).toBe(400);
  expect((await change(password)).body).toEqual({ message: 'Password successfully changed.' });
  expect((await user.get('/api/user/me')).status).toBe(200);
  expect((await other.get('/api/user/me')).status).toBe(401);
  expect((await logIn(user.email, fresh)).status).toBe(200);
  expect((await lastEmailTo(harness, user.email)).template).toBe('password-changed');
});

test('a new password drops a new e-mail that waited, so that who knew the old one cannot take the account', async () => {
  const user = await createUser(harness);
  const email = anEmail();
  await user.post('/api/user/email', { email, password });
  const { token } = await lastEmailTo(harness, email);
  await user.put('/api/user/password', { currentPassword: password, password: fresh });
  expect((await confirm(token)).body.code).toBe('link_not_valid');
  expect((await user.get('/api/user/profile')).body).toMatchObject({ email: user.email, pendingEmail: null });
});

test('the browsers that are logged in are listed with what they are, and logged out one by one', async () => {
  const user = await createUser(harness);
  const answer = await fetch(`${harness.url}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604',
    },
    body: JSON.stringify({ email: user.email, password }),
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const { body } = await user.get('/api/user/sessions');
  expect(body).toMatchObject([
    { isCurrent: true, device: 'Unknown browser', address: null },
    { isCurrent: false, device: 'Safari on iPhone', address: '127.0.0.1' },
  ]);
  const stranger = await createUser(harness);
  expect((await stranger.delete(`/api/user/sessions/${body[1].id}`)).status).toBe(404);
  expect((await user.delete(`/api/user/sessions/${body[1].id}`)).status).toBe(200);
  expect((await harness.client(accessToken).get('/api/user/me')).status).toBe(401);
  expect((await user.delete(`/api/user/sessions/${body[1].id}`)).body.message).toBe('Session not found.');
  expect((await user.delete('/api/user/sessions/7')).body.message).toBe('sessionId: session not found');
});

test('all other browsers are logged out at once', async () => {
  const user = await createUser(harness);
  await logIn(user.email);
  await logIn(user.email);
  expect((await user.delete('/api/user/sessions')).status).toBe(200);
  expect((await user.get('/api/user/sessions')).body).toHaveLength(1);
});

test('a deletion logs out at once, refuses logins with its day and is undone by the mail', async () => {
  const user = await createUser(harness);
  const ask = (fields: object) => user.post('/api/user/deletion', { email: user.email, password, ...fields });
  expect(told(await ask({ email: 'other@example.com' }))).toEqual([
    400,
    'wrong_email',
    'email: this is not the email of your account.',
  ]);
  expect((await ask({ password: 'wrong' })).body.code).toBe('wrong_password');
  const { body } = await ask({});
  expect(new Date(body.deletesAt).getTime() - harness.now.getTime()).toBe(14 * 24 * 3600 * 1000);
  expect((await user.get('/api/user/me')).status).toBe(401);
  const refused = await logIn(user.email);
  expect(told(refused).slice(0, 2)).toEqual([403, 'account_deleting']);
  expect(refused.body.message).toMatch(
    /^This account will be deleted on [A-Z][a-z]+ \d+, \d{4}\. Use the link/,
  );
  const { token } = await lastEmailTo(harness, user.email);
  const undo = () => harness.client().post(`/api/auth/undo-deletion?token=${token}`);
  expect((await undo()).body).toEqual({ message: 'Your account stays. You can log in again.' });
  expect((await undo()).status).toBe(200);
  expect((await logIn(user.email)).status).toBe(200);
});

test('who is to be deleted is hidden at once, and shown again when it is undone', async () => {
  const user = await createUser(harness, { name: 'Hedda Hidden' });
  const text = { post_id: 1, account_id: user.id, content: 'hello' };
  await harness.database.db.insertInto('comment').values(text).execute();
  const authors = async () =>
    (await harness.client().get('/api/blog/posts/1/comments')).body.map(
      ({ authorName }: { authorName: string }) => authorName,
    );
  expect(await authors()).toEqual(['Hedda Hidden']);
  await user.post('/api/user/deletion', { email: user.email, password });
  expect(await authors()).toEqual(['Deleted user']);
  const { token } = await lastEmailTo(harness, user.email);
  await harness.client().post(`/api/auth/undo-deletion?token=${token}`);
  expect(await authors()).toEqual(['Hedda Hidden']);
});

test('a deletion is not undone by a link of another kind or after its day', async () => {
  const user = await createUser(harness);
  await user.post('/api/user/deletion', { email: user.email, password });
  const { token } = await lastEmailTo(harness, user.email);
  expect((await confirm(token)).body.code).toBe('link_not_valid');
  harness.now = later(14 * 24 * 60 + 1);
  expect((await harness.client().post(`/api/auth/undo-deletion?token=${token}`)).body.code).toBe(
    'link_not_valid',
  );
});

test('data can be asked for once a day, and is not there before it is packed', async () => {
  const user = await createUser(harness);
  const answers = await Promise.all([1, 2, 3].map(() => user.post('/api/user/export')));
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '429', '429']);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body.message).toBe('You can ask for your data once a day.');
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(86_000);
  expect((await user.get('/api/user/profile')).body.dataExport).toMatchObject({ state: 'preparing' });
  expect((await user.get('/api/user/export/download')).body.code).toBe('export_not_found');
  expect((await harness.client().get('/api/user/export/download')).status).toBe(401);
});

test('a packed export is downloaded by its owner until it ends', async () => {
  const [user, stranger] = [await createUser(harness), await createUser(harness)];
  await harness.database.db
    .insertInto('data_export')
    .values({
      account_id: user.id,
      state: 'ready',
      archive: Buffer.from('PK'),
      requested_at: harness.now,
      expires_at: later(60),
    })
    .execute();
  const answer = await user.get('/api/user/export/download');
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="?dry-run-\d{4}-\d\d-\d\d\.zip/,
  );
  expect((await stranger.get('/api/user/export/download')).status).toBe(404);
  harness.now = later(61);
  expect((await user.get('/api/user/export/download')).status).toBe(404);
});
