import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createAccount, password, uniqueEmail } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';
import { lastEmailTo, emailsTo } from '../../test/emails.ts';
import { fakeCaptcha, solvedCaptcha } from '../../test/fake-captcha.ts';

const harness = setUpHarness({}, { captcha: fakeCaptcha });

const signUp = (email: string, fields: object = {}) =>
  harness.client().post('/api/auth/signup', { email, password, recaptchaToken: solvedCaptcha, ...fields });
const confirm = (token: string) => harness.client().post(`/api/auth/confirm-email?token=${token}`);
const logIn = (email: string, typed = password) =>
  harness.client().post('/api/auth/login', { email, password: typed });
const hoursFromNow = (hours: number) => new Date(harness.now.getTime() + hours * 3600 * 1000);

const createdResponse = {
  status: 200,
  body: { message: 'Account created. Please check your email to confirm your address.' },
};

test('confirms a sign-up with the link in the email, then accepts a login', async () => {
  const email = uniqueEmail();
  expect(await signUp(email, { acceptsTerms: true })).toMatchObject(createdResponse);
  expect((await logIn(email)).body.code).toBe('email_not_confirmed');
  const { template, token } = await lastEmailTo(harness, email);
  expect(template).toBe('confirm-email');
  expect((await confirm(token)).body.message).toBe('Your email is confirmed. You can log in now.');
  const { body } = await logIn(email);
  expect(body.user).toMatchObject({
    email,
    role: 'user',
    name: expect.stringMatching(/^Learner-[a-z2-9]{4}$/),
  });
});

test('stores the version and time of the accepted terms', async () => {
  const email = uniqueEmail();
  await signUp(email, { acceptsTerms: true });
  const account = await harness.database.db
    .selectFrom('account')
    .select(['terms_version', 'terms_accepted_at'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(account).toEqual({
    terms_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    terms_accepted_at: harness.now,
  });
  expect((await signUp(uniqueEmail(), { acceptsTerms: false })).body.message).toBe(
    'acceptsTerms: confirm that you are at least 13 and accept the terms',
  );
});

test('responds to a known email as to a new one, and emails its owner a notice', async () => {
  const { email } = await createAccount(harness.database.db);
  const { status, body } = await signUp(email, { password: 'another fine password' });
  expect({ status, body }).toEqual(createdResponse);
  expect((await emailsTo(harness, email)).map(({ template }) => template)).toEqual(['already-registered']);
  expect((await logIn(email)).status).toBe(200);
  expect((await logIn(email, 'another fine password')).body).not.toHaveProperty('accessToken');
});

async function responsesAfterSignUps(email: string): Promise<unknown[]> {
  const responses: unknown[] = [];
  for (const signUpPassword of ['first password of a stranger', 'second password of a stranger']) {
    const { status, body } = await signUp(email, { password: signUpPassword });
    responses.push([status, body]);
    for (const typed of [signUpPassword, 'first password of a stranger', 'a password of no account']) {
      const login = await logIn(email, typed);
      responses.push([login.status, login.body.code, login.body.message]);
    }
  }
  return responses;
}

test('does not reveal at sign-up or login whether an email has an account', async () => {
  const newEmailResponses = await responsesAfterSignUps(uniqueEmail());
  expect(newEmailResponses[1]).toEqual([403, 'email_not_confirmed', 'Please confirm your email first.']);
  const passwordAccount = await createAccount(harness.database.db);
  const socialAccount = await createAccount(harness.database.db, { password_hash: null });
  expect(await responsesAfterSignUps(passwordAccount.email)).toEqual(newEmailResponses);
  expect(await responsesAfterSignUps(socialAccount.email)).toEqual(newEmailResponses);
  expect((await logIn(passwordAccount.email)).status).toBe(200); // the owner's login still works
});

test('does not reveal to a stranger at login that the owner confirmed another sign-up', async () => {
  const email = uniqueEmail();
  await signUp(email);
  const { token } = await lastEmailTo(harness, email);
  const strangersPassword = 'password of a stranger';
  await signUp(email, { password: strangersPassword });
  const before = await logIn(email, strangersPassword);
  await confirm(token);
  const after = await logIn(email, strangersPassword);
  expect([after.status, after.body.code]).toEqual([before.status, before.body.code]);
  expect((await logIn(email)).status).toBe(200);
});

test('refuses the password of a confirmed sign-up after a password change', async () => {
  const email = uniqueEmail();
  await signUp(email);
  await confirm((await lastEmailTo(harness, email)).token);
  const { accessToken } = (await logIn(email)).body;
  const change = { currentPassword: password, password: 'another fine password' };
  await harness.client(accessToken).put('/api/user/password', change);
  expect((await logIn(email)).body.code).toBe('wrong_credentials');
});

test('resends a notice to the owner of a known email only after a sign-up', async () => {
  const { email } = await createAccount(harness.database.db);
  const resend = () => harness.client().post('/api/auth/resend-confirmation', { email });
  await resend();
  expect(await emailsTo(harness, email)).toEqual([]);
  await signUp(email, { password: 'another fine password' });
  await resend();
  expect((await emailsTo(harness, email)).map(({ template }) => template)).toEqual([
    'already-registered',
    'already-registered',
  ]);
});

test('gives a second click on a confirmation link the same response', async () => {
  const email = uniqueEmail();
  await signUp(email);
  const { token } = await lastEmailTo(harness, email);
  const first = await confirm(token);
  const second = await confirm(token);
  expect({ status: second.status, body: second.body }).toEqual({ status: 200, body: first.body });
});

test('confirms only the password of the sign-up that the link belongs to', async () => {
  const email = uniqueEmail();
  await signUp(email);
  const ownersEmail = await lastEmailTo(harness, email);
  await signUp(email, { password: 'password of a stranger' });
  await confirm(ownersEmail.token);
  expect((await logIn(email)).status).toBe(200);
  expect((await logIn(email, 'password of a stranger')).body).not.toHaveProperty('accessToken');
  const [, strangersEmail] = await emailsTo(harness, email);
  await confirm(strangersEmail?.token ?? '');
  expect((await logIn(email, 'password of a stranger')).body).not.toHaveProperty('accessToken');
});

test('refuses a link after 24 hours, and sends a new one on request', async () => {
  const email = uniqueEmail();
  await signUp(email);
  const { token } = await lastEmailTo(harness, email);
  harness.now = hoursFromNow(25);
  expect((await confirm(token)).body).toMatchObject({
    code: 'link_expired',
    message: 'This link has expired. We can send you a new one.',
  });
  expect((await harness.client().post('/api/auth/resend-confirmation', { token })).status).toBe(200);
  const newEmail = await lastEmailTo(harness, email);
  expect(newEmail.token).not.toBe(token);
  expect((await confirm(newEmail.token)).status).toBe(200);
  expect((await logIn(email)).status).toBe(200);
});

test('gives every resend request the same response, and sends only to unconfirmed accounts', async () => {
  const unconfirmed = uniqueEmail();
  await signUp(unconfirmed);
  const { email: confirmed } = await createAccount(harness.database.db);
  const responses = [];
  for (const email of [unconfirmed, confirmed, uniqueEmail()]) {
    const { status, body } = await harness.client().post('/api/auth/resend-confirmation', { email });
    responses.push({ status, body });
  }
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
  expect(await emailsTo(harness, unconfirmed)).toHaveLength(2);
  expect(await emailsTo(harness, confirmed)).toHaveLength(0);
});

const returnTo = '/buy/coding-interview?promo=SAMTEST';

test('keeps the return path for the links of a sign-up and of a resend', async () => {
  const email = uniqueEmail();
  expect((await signUp(email, { returnTo })).status).toBe(200);
  await harness.client().post('/api/auth/resend-confirmation', { email, returnTo });
  expect((await emailsTo(harness, email)).map(({ data }) => data['returnTo'])).toEqual([returnTo, returnTo]);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'blog',
  '/a\nb',
  '',
  `/${'a'.repeat(2000)}`,
])('refuses the return path %j', async (path) => {
  const message = 'returnTo: must be a path of this site';
  expect((await signUp(uniqueEmail(), { returnTo: path })).body.message).toBe(message);
  const resend = { email: uniqueEmail(), returnTo: path };
  expect((await harness.client().post('/api/auth/resend-confirmation', resend)).body.message).toBe(message);
});

test('responds with success to all concurrent uses of a link', async () => {
  const email = uniqueEmail();
  await signUp(email);
  const { token } = await lastEmailTo(harness, email);
  const responses = await Promise.all(Array.from({ length: 12 }, () => confirm(token)));
  expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
});

test.each([
  ['forged', 'A'.repeat(43)],
  ['too short', 'abc'],
  ['not even text', '%00%ff'],
])('refuses a token that is %s', async (_, token) => {
  const { status, body } = await confirm(token);
  expect(status).toBe(400);
  expect(body.message).toBe('This link is no longer valid. Please request a new one.');
});

test.each([
  [{ email: 'a@b' }, 'email: enter a complete email address, such as name@example.com'],
  [{ email: 'a b@example.com' }, 'email: enter a complete email address, such as name@example.com'],
  [{ email: 'a\ud800@example.com' }, 'email: must be valid Unicode'],
  [{ email: 'a\u0007@example.com' }, 'email: enter a complete email address, such as name@example.com'],
  [{ email: `${'a'.repeat(250)}@example.com` }, 'email: at most 254 characters are allowed'],
  [{ email: ['a@example.com'] }, 'email: must be a string'],
  [{ password: 'short' }, 'password: use at least 10 characters'],
  [{ password: 'x'.repeat(129) }, 'password: use at most 128 characters'],
  [{ password: 'ääääääääääää' }, 'password: use more than one character repeated'],
  [{ password: 'Qwertyuiop' }, 'password: this password is too common; choose another one'],
  [
    { email: 'long.name@example.com', password: 'Long.Name@Example.com' },
    "password: don't use your email as your password",
  ],
  [{ recaptchaToken: '' }, 'recaptchaToken: solve the captcha first'],
  [{ recaptchaToken: 'wrong' }, 'Failed to verify ReCAPTCHA. Please try again.'],
])('refuses a sign-up with %j: %s', async (fields, message) => {
  const { status, body } = await signUp(uniqueEmail(), fields);
  expect({ status, message: body.message }).toEqual({ status: 400, message });
});

test('accepts an email and a password in any script', async () => {
  const email = `jürgen.${randomUUID()}@bücher.example`;
  const typed = 'пароль для входа 🚲';
  await signUp(email, { password: typed });
  await confirm((await lastEmailTo(harness, email)).token);
  expect((await logIn(email, typed)).status).toBe(200);
});

test("stores only the hash of a link's token", async () => {
  const email = uniqueEmail();
  await signUp(email);
  const { token } = await lastEmailTo(harness, email);
  const tokens = await harness.database.db.selectFrom('token').selectAll().execute();
  const emails = await harness.database.db.selectFrom('mail').selectAll().execute();
  expect(JSON.stringify([tokens, emails])).not.toContain(token);
});
