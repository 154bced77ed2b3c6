import { expect, test } from '@jest/globals';
import { createAccount, createOwner, createUser, password, uniqueEmail } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';
import { lastEmailTo, emailsTo } from '../../test/emails.ts';

const harness = setUpHarness();

const newPassword = 'a fresh new password';
const minutesFromNow = (minutes: number) => new Date(harness.now.getTime() + minutes * 60 * 1000);
const logIn = (email: string, typed = password) =>
  harness.client().post('/api/auth/login', { email, password: typed });
const confirm = (token: string) => harness.client().post(`/api/auth/confirm-email?token=${token}`);
const describeError = ({ status, body }: { status: number; body: { code: string; message: string } }) => [
  status,
  body.code,
  body.message,
];

test('changes the email on confirmation, notifies the old address and ends all sessions', async () => {
  const user = await createUser(harness);
  const email = uniqueEmail();
  expect((await user.post('/api/user/email', { email, password })).body).toEqual({
    message: `We sent a link to ${email}. Open it to change your email address.`,
  });
  expect((await user.get('/api/user/profile')).body).toMatchObject({
    email: user.email,
    pendingEmail: email,
  });
  const { token } = await lastEmailTo(harness, email);
  const responses = await Promise.all([confirm(token), confirm(token), confirm(token)]);
  expect(responses.map(({ body }) => body.message)).toEqual(
    Array(3).fill('Your email address has changed. Please log in with the new one.'),
  );
  expect((await user.get('/api/user/me')).status).toBe(401);
  expect((await logIn(email)).status).toBe(200);
  expect((await logIn(user.email)).status).toBe(401);
  expect((await emailsTo(harness, user.email)).map(({ template }) => template)).toEqual([
    'email-change-notice',
    'email-changed',
  ]);
});

test('resends the link of a pending email change, and replaces the earlier one', async () => {
  const user = await createUser(harness);
  const email = uniqueEmail();
  expect(describeError(await user.post('/api/user/email/resend'))).toEqual([
    409,
    'no_pending_email',
    'There is no email change to confirm.',
  ]);
  await user.post('/api/user/email', { email, password });
  const { token: firstToken } = await lastEmailTo(harness, email);
  expect((await user.post('/api/user/email/resend')).body).toEqual({
    message: `We sent a link to ${email}. Open it to change your email address.`,
  });
  const { token } = await lastEmailTo(harness, email);
  expect((await confirm(firstToken)).body.code).toBe('link_not_valid');
  expect((await confirm(token)).status).toBe(200);
  expect((await logIn(email)).status).toBe(200);
});

test('cancels a pending email change', async () => {
  const user = await createUser(harness);
  const email = uniqueEmail();
  await user.post('/api/user/email', { email, password });
  expect((await user.delete('/api/user/email')).body).toEqual({ message: 'Your email stays the same.' });
  expect((await user.get('/api/user/profile')).body.pendingEmail).toBeNull();
  expect((await confirm((await lastEmailTo(harness, email)).token)).body.code).toBe('link_not_valid');
  expect((await user.post('/api/user/email/resend')).status).toBe(409);
});

test('sends the owner of an expired email change to the profile, and no new link to its address', async () => {
  const user = await createUser(harness);
  const email = uniqueEmail();
  await user.post('/api/user/email', { email, password });
  const { token } = await lastEmailTo(harness, email);
  harness.now = minutesFromNow(24 * 60 + 1);
  expect(describeError(await confirm(token))).toEqual([
    400,
    'email_change_expired',
    'This link has expired. Log in and change your email again in your profile.',
  ]);
  await harness.client().post('/api/auth/resend-confirmation', { token });
  expect(await emailsTo(harness, email)).toHaveLength(1);
});

test('gives a taken address the same response, and emails its owner a notice', async () => {
  const user = await createUser(harness);
  const { email: takenEmail } = await createAccount(harness.database.db);
  const { status, body } = await user.post('/api/user/email', { email: takenEmail, password });
  expect([status, body.message]).toEqual([
    200,
    `We sent a link to ${takenEmail}. Open it to change your email address.`,
  ]);
  expect((await emailsTo(harness, takenEmail)).map(({ template }) => template)).toEqual([
    'already-registered',
  ]);
});

test('refuses to confirm an address that was taken in the meantime', async () => {
  const user = await createUser(harness);
  const email = uniqueEmail();
  await user.post('/api/user/email', { email, password });
  const { token } = await lastEmailTo(harness, email);
  await createAccount(harness.database.db, { email });
  expect((await confirm(token)).body.code).toBe('link_not_valid');
  expect((await user.get('/api/user/me')).body.email).toBe(user.email);
});

test('requires the password for an email change', async () => {
  const user = await createUser(harness);
  const email = uniqueEmail();
  expect(describeError(await user.post('/api/user/email', { email, password: 'wrong' }))).toEqual([
    400,
    'wrong_password',
    'password: the password is wrong',
  ]);
  expect(describeError(await user.post('/api/user/email', { email }))).toEqual([
    400,
    'invalid_request',
    'password: enter your password',
  ]);
  expect((await user.get('/api/user/me')).status).toBe(200);
});

test('requires a login within the last ten minutes if there is no password', async () => {
  const user = await createUser(harness, { password_hash: null });
  expect((await user.post('/api/user/email', { email: uniqueEmail() })).status).toBe(200);
  harness.now = minutesFromNow(11);
  expect(describeError(await user.post('/api/user/email', { email: uniqueEmail() }))).toEqual([
    403,
    'login_again',
    "Please log in again to confirm that it's you.",
  ]);
  expect(
    describeError(await user.put('/api/user/password', { currentPassword: 'x', password: newPassword })),
  ).toEqual([409, 'password_missing', 'Your account has no password yet. Use account recovery to set one.']);
});

test('ends the other sessions and sends a notice on a password change', async () => {
  const user = await createUser(harness);
  const otherClient = harness.client((await logIn(user.email)).body.accessToken);
  const change = (currentPassword: string, typed = newPassword) =>
    user.put('/api/user/password', { currentPassword, password: typed });
  expect((await change('wrong')).body.fields).toEqual({
    currentPassword: 'currentPassword: the password is wrong',
  });
  expect((await change(password, 'short')).status).toBe(400);
  expect((await change(password)).body).toEqual({ message: 'Password successfully changed.' });
  expect((await user.get('/api/user/me')).status).toBe(200);
  expect((await otherClient.get('/api/user/me')).status).toBe(401);
  expect((await logIn(user.email, newPassword)).status).toBe(200);
  expect((await lastEmailTo(harness, user.email)).template).toBe('password-changed');
});

test('revokes a pending email change when the password changes', async () => {
  const user = await createUser(harness);
  const email = uniqueEmail();
  await user.post('/api/user/email', { email, password });
  const { token } = await lastEmailTo(harness, email);
  await user.put('/api/user/password', { currentPassword: password, password: newPassword });
  expect((await confirm(token)).body.code).toBe('link_not_valid');
  expect((await user.get('/api/user/profile')).body).toMatchObject({ email: user.email, pendingEmail: null });
});

test('lists sessions with their devices and ends them one by one', async () => {
  const user = await createUser(harness);
  const response = await fetch(`${harness.url}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604',
    },
    body: JSON.stringify({ email: user.email, password }),
  });
  const { accessToken } = (await response.json()) as { accessToken: string };
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

test('ends all other sessions', async () => {
  const user = await createUser(harness);
  await logIn(user.email);
  await logIn(user.email);
  expect((await user.delete('/api/user/sessions')).status).toBe(200);
  expect((await user.get('/api/user/sessions')).body).toHaveLength(1);
});

test('ends all sessions and blocks logins on a deletion request until its link undoes it', async () => {
  const user = await createUser(harness);
  const requestDeletion = (fields: object) =>
    user.post('/api/user/deletion', { email: user.email, password, ...fields });
  expect(describeError(await requestDeletion({ email: 'other@example.com' }))).toEqual([
    400,
    'wrong_email',
    'email: this is not the email of your account.',
  ]);
  expect((await requestDeletion({ password: 'wrong' })).body.code).toBe('wrong_password');
  const { body } = await requestDeletion({});
  expect(new Date(body.deletesAt).getTime() - harness.now.getTime()).toBe(14 * 24 * 3600 * 1000);
  expect((await user.get('/api/user/me')).status).toBe(401);
  const refused = await logIn(user.email);
  expect(describeError(refused).slice(0, 2)).toEqual([403, 'account_deleting']);
  expect(refused.body.message).toMatch(
    /^This account will be deleted on [A-Z][a-z]+ \d+, \d{4}\. Use the link/,
  );
  const { token } = await lastEmailTo(harness, user.email);
  const undo = () => harness.client().post(`/api/auth/undo-deletion?token=${token}`);
  expect((await undo()).body).toEqual({ message: "Your account won't be deleted. You can log in again." });
  expect((await undo()).status).toBe(200);
  expect((await logIn(user.email)).status).toBe(200);
});

test('deletes an account with access to a course only after the user has confirmed to lose it', async () => {
  const user = await createOwner(harness, minutesFromNow(60));
  const requestDeletion = (fields: object) =>
    user.post('/api/user/deletion', { email: user.email, password, ...fields });
  const refused = await requestDeletion({});
  expect(describeError(refused).slice(0, 2)).toEqual([409, 'access_active']);
  expect(refused.body.fields).toHaveProperty('losesAccess');
  expect((await user.get('/api/user/me')).status).toBe(200);
  expect((await requestDeletion({ losesAccess: true })).status).toBe(200);
  const former = await createOwner(harness, minutesFromNow(-60));
  const ended = await former.post('/api/user/deletion', { email: former.email, password });
  expect(ended.status).toBe(200);
});

test('hides the comment author during a pending deletion and shows it again after an undo', async () => {
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

test('refuses an undo link after the grace period, and as a confirmation link', async () => {
  const user = await createUser(harness);
  await user.post('/api/user/deletion', { email: user.email, password });
  const { token } = await lastEmailTo(harness, user.email);
  expect((await confirm(token)).body.code).toBe('link_not_valid');
  harness.now = minutesFromNow(14 * 24 * 60 + 1);
  expect((await harness.client().post(`/api/auth/undo-deletion?token=${token}`)).body.code).toBe(
    'link_not_valid',
  );
});

test('limits export requests to one a day and offers no download before it is ready', async () => {
  const user = await createUser(harness);
  const responses = await Promise.all([1, 2, 3].map(() => user.post('/api/user/export')));
  expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '429', '429']);
  const refused = responses.find(({ status }) => status === 429);
  expect(refused?.body.message).toBe('You can request your data once a day.');
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(86_000);
  expect((await user.get('/api/user/profile')).body.dataExport).toMatchObject({ state: 'preparing' });
  expect((await user.get('/api/user/export/download')).body.code).toBe('export_not_found');
  expect((await harness.client().get('/api/user/export/download')).status).toBe(401);
});

test('lets only the owner download an export until it expires', async () => {
  const [user, stranger] = [await createUser(harness), await createUser(harness)];
  await harness.database.db
    .insertInto('data_export')
    .values({
      account_id: user.id,
      state: 'ready',
      archive: Buffer.from('PK'),
      requested_at: harness.now,
      expires_at: minutesFromNow(60),
    })
    .execute();
  const response = await user.get('/api/user/export/download');
  expect([response.status, response.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(response.headers['content-disposition']).toMatch(
    /^attachment; filename="?dry-run-\d{4}-\d\d-\d\d\.zip/,
  );
  expect((await stranger.get('/api/user/export/download')).status).toBe(404);
  harness.now = minutesFromNow(61);
  expect((await user.get('/api/user/export/download')).status).toBe(404);
});
