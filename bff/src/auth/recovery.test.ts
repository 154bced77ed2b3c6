import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createAccount, createUser, password } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';
import { lastEmailTo, emailsTo } from '../../test/emails.ts';

const harness = setUpHarness();

const newPassword = 'a fresh new password';
const recover = (email: string) =>
  harness.client().post(`/api/auth/account-recovery?email=${encodeURIComponent(email)}`);
const change = (token: string, typed = newPassword) =>
  harness.client().post('/api/auth/password-change', { token, password: typed });
const logIn = (email: string, typed = newPassword) =>
  harness.client().post('/api/auth/login', { email, password: typed });
const minutesFromNow = (minutes: number) => new Date(harness.now.getTime() + minutes * 60 * 1000);

test('sets a new password with a recovery link, ends all sessions and sends a notice', async () => {
  const user = await createUser(harness);
  expect((await recover(user.email)).body).toEqual({
    message:
      "You should soon receive an email allowing you to reset your password. Please make sure to check your spam folder if you can't find the email.",
  });
  const { token, data } = await lastEmailTo(harness, user.email);
  expect(data['hasPassword']).toBe(true);
  expect((await change(token)).body).toEqual({ message: 'Password successfully changed.' });
  expect((await user.get('/api/user/me')).status).toBe(401);
  expect((await logIn(user.email)).status).toBe(200);
  expect((await logIn(user.email, password)).status).toBe(401);
  expect((await emailsTo(harness, user.email)).map(({ template }) => template)).toEqual([
    'account-recovery',
    'password-changed',
  ]);
});

test.each([
  ['disconnects', 'with', true, 0],
  ['keeps', 'without', false, 1],
])('%s the social logins when an account %s a password is recovered', async (_, __, hadPassword, count) => {
  const { id, email } = await createAccount(harness.database.db, hadPassword ? {} : { password_hash: null });
  await harness.database.db
    .insertInto('social_login')
    .values({ account_id: id, provider: 'google', subject: randomUUID(), email: 'intruder@example.com' })
    .execute();
  await recover(email);
  const { body } = await change((await lastEmailTo(harness, email)).token);
  expect(body.disconnected).toEqual(hadPassword ? ['google'] : undefined);
  const logins = await harness.database.db
    .selectFrom('social_login')
    .select('subject')
    .where('account_id', '=', id)
    .execute();
  expect(logins).toHaveLength(count);
  expect((await lastEmailTo(harness, email)).data).toMatchObject({
    disconnected: hadPassword,
    disconnectedLogins: hadPassword ? ['Google'] : [],
  });
});

test('gives every email the same response, and sends nothing to an unknown one', async () => {
  const { email } = await createAccount(harness.database.db);
  const unknownEmail = `${randomUUID()}@example.com`;
  const [knownResponse, unknownResponse] = [await recover(email), await recover(unknownEmail)];
  expect({ status: unknownResponse.status, body: unknownResponse.body }).toEqual({
    status: knownResponse.status,
    body: knownResponse.body,
  });
  expect(await emailsTo(harness, unknownEmail)).toEqual([]);
});

test('accepts an unencoded plus sign in the email', async () => {
  const email = `${randomUUID()}+course@example.com`;
  await createAccount(harness.database.db, { email });
  await harness.client().post(`/api/auth/account-recovery?email=${email}`);
  expect(await emailsTo(harness, email)).toHaveLength(1);
});

test('sends a link to set the first password to an account without one', async () => {
  const { email } = await createAccount(harness.database.db, { password_hash: null });
  await recover(email);
  const { token, data } = await lastEmailTo(harness, email);
  expect(data['hasPassword']).toBe(false);
  await change(token);
  expect((await logIn(email)).status).toBe(200);
});

test('confirms the address when a recovery link sets the password', async () => {
  const { email } = await createAccount(harness.database.db, { confirmed_at: null });
  await recover(email);
  await change((await lastEmailTo(harness, email)).token);
  expect((await logIn(email)).status).toBe(200);
});

const linkNotValid = {
  status: 400,
  message: 'This link is no longer valid. Please request a new one.',
};
const statusAndMessage = ({ status, body }: { status: number; body: { message: string } }) => ({
  status,
  message: body.message,
});

test('accepts only the latest link, only once and only within an hour', async () => {
  const { email } = await createAccount(harness.database.db);
  await recover(email);
  const first = await lastEmailTo(harness, email);
  await recover(email);
  const second = await lastEmailTo(harness, email);
  expect(statusAndMessage(await change(first.token))).toEqual(linkNotValid);
  expect((await change(second.token)).status).toBe(200);
  expect(statusAndMessage(await change(second.token))).toEqual(linkNotValid);
  await recover(email);
  harness.now = minutesFromNow(61);
  expect(statusAndMessage(await change((await lastEmailTo(harness, email)).token))).toEqual(linkNotValid);
});

test('accepts exactly one of many concurrent uses of a link', async () => {
  const { email } = await createAccount(harness.database.db);
  await recover(email);
  const { token } = await lastEmailTo(harness, email);
  const passwords = Array.from({ length: 10 }, (_, index) => `password number ${index} of ten`);
  const responses = await Promise.all(passwords.map((each) => change(token, each)));
  const accepted = passwords.filter((_, index) => responses[index]?.status === 200);
  expect(accepted).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(9);
  expect((await logIn(email, accepted[0])).status).toBe(200);
});

test('refuses a weak password and keeps the link valid', async () => {
  const { email } = await createAccount(harness.database.db);
  await recover(email);
  const { token } = await lastEmailTo(harness, email);
  expect((await change(token, email)).body.message).toBe("password: don't use your email as your password");
  expect((await change(token, '1234567890')).body.code).toBe('weak_password');
  expect((await change(token)).status).toBe(200);
});

test.each(['session', 'forged'] as const)('refuses a %s token', async (kind) => {
  const user = await createUser(harness);
  const token = kind === 'session' ? user.token : 'B'.repeat(43);
  expect(statusAndMessage(await change(token))).toEqual(linkNotValid);
});
