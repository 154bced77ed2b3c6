import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createAccount, password } from '../../test/builders.ts';
import { startHarness, type Harness } from '../../test/harness.ts';
import { lastEmailTo, emailsTo } from '../../test/emails.ts';
import { fakeCaptcha, solvedCaptcha } from '../../test/fake-captcha.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({}, { captcha: fakeCaptcha });
});
afterAll(() => harness.stop());

const anEmail = () => `${randomUUID()}@example.com`;
const signUp = (email: string, fields: object = {}) =>
  harness.client().post('/api/auth/signup', { email, password, recaptchaToken: solvedCaptcha, ...fields });
const confirm = (token: string) => harness.client().post(`/api/auth/confirm-email?token=${token}`);
const logIn = (email: string, typed = password) =>
  harness.client().post('/api/auth/login', { email, password: typed });
const later = (hours: number) => new Date(harness.now.getTime() + hours * 3600 * 1000);

const madeAnswer = {
  status: 200,
  body: { message: 'Account created. Please check your e-mail to confirm your address.' },
};

test('a sign-up is confirmed by the link in its mail and can then log in', async () => {
  const email = anEmail();
  expect(await signUp(email, { acceptsTerms: true })).toMatchObject(madeAnswer);
  expect((await logIn(email)).body.code).toBe('email_not_confirmed');
  const { template, token } = await lastEmailTo(harness, email);
  expect(template).toBe('confirm-email');
  expect((await confirm(token)).body.message).toBe('Your e-mail is confirmed. You can log in now.');
  const { body } = await logIn(email);
  expect(body.user).toMatchObject({
    email,
    role: 'user',
    name: expect.stringMatching(/^Learner-[a-z2-9]{4}$/),
  });
});

test('the accepted terms are stored with version and time', async () => {
  const email = anEmail();
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
  expect((await signUp(anEmail(), { acceptsTerms: false })).body.message).toBe(
    'acceptsTerms: confirm that you are at least 13 and accept the terms',
  );
});

test('a known e-mail gets the same answer, and a mail that says so', async () => {
  const { email } = await createAccount(harness.database.db);
  const { status, body } = await signUp(email, { password: 'another fine password' });
  expect({ status, body }).toEqual(madeAnswer);
  expect((await emailsTo(harness, email)).map(({ template }) => template)).toEqual(['already-registered']);
  expect((await logIn(email)).status).toBe(200);
  expect((await logIn(email, 'another fine password')).body).not.toHaveProperty('accessToken');
});

/** What login says to who signed up with an e-mail and then tries its passwords. */
async function answersAfterSignUps(email: string): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const chosen of ['the first that a stranger chose', 'the second that a stranger chose']) {
    const { status, body } = await signUp(email, { password: chosen });
    answers.push([status, body]);
    for (const typed of [chosen, 'the first that a stranger chose', 'never chosen by anybody']) {
      const login = await logIn(email, typed);
      answers.push([login.status, login.body.code, login.body.message]);
    }
  }
  return answers;
}

test('signing up with an e-mail and logging in does not tell whether it has an account', async () => {
  const asUnknown = await answersAfterSignUps(anEmail());
  expect(asUnknown[1]).toEqual([403, 'email_not_confirmed', 'Please confirm your email first.']);
  const known = await createAccount(harness.database.db);
  const social = await createAccount(harness.database.db, { password_hash: null });
  expect(await answersAfterSignUps(known.email)).toEqual(asUnknown);
  expect(await answersAfterSignUps(social.email)).toEqual(asUnknown);
  expect((await logIn(known.email)).status).toBe(200); // its owner notices nothing
});

test('who signed up first does not learn by logging in that the owner confirmed a sign-up of their own', async () => {
  const email = anEmail();
  await signUp(email);
  const { token } = await lastEmailTo(harness, email);
  const strange = 'what the stranger chose';
  await signUp(email, { password: strange });
  const before = await logIn(email, strange);
  await confirm(token);
  const after = await logIn(email, strange);
  expect([after.status, after.body.code]).toEqual([before.status, before.body.code]);
  expect((await logIn(email)).status).toBe(200);
});

test('a former sign-up is no password once its own link has confirmed it and another was set', async () => {
  const email = anEmail();
  await signUp(email);
  await confirm((await lastEmailTo(harness, email)).token);
  const { accessToken } = (await logIn(email)).body;
  const changed = { currentPassword: password, password: 'another fine password' };
  await harness.client(accessToken).put('/api/user/password', changed);
  expect((await logIn(email)).body.code).toBe('wrong_credentials');
});

test('asking for the link again tells the owner of a known e-mail, but only after a sign-up with it', async () => {
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

test('a second click on the link of a confirmed account is told the same; the password stays', async () => {
  const email = anEmail();
  await signUp(email);
  const { token } = await lastEmailTo(harness, email);
  const first = await confirm(token);
  const second = await confirm(token);
  expect({ status: second.status, body: second.body }).toEqual({ status: 200, body: first.body });
});

test('each link confirms the password of its own sign-up, so that a stranger cannot plant one', async () => {
  const email = anEmail();
  await signUp(email);
  const mine = await lastEmailTo(harness, email);
  await signUp(email, { password: 'what the stranger chose' });
  await confirm(mine.token);
  expect((await logIn(email)).status).toBe(200);
  expect((await logIn(email, 'what the stranger chose')).body).not.toHaveProperty('accessToken');
  const [, strangers] = await emailsTo(harness, email);
  await confirm(strangers?.token ?? '');
  expect((await logIn(email, 'what the stranger chose')).body).not.toHaveProperty('accessToken');
});

test('a link is good for 24 hours; after that it says so and can be sent again', async () => {
  const email = anEmail();
  await signUp(email);
  const { token } = await lastEmailTo(harness, email);
  harness.now = later(25);
  expect((await confirm(token)).body).toMatchObject({
    code: 'link_expired',
    message: 'This link has expired. We can send you a new one.',
  });
  expect((await harness.client().post('/api/auth/resend-confirmation', { token })).status).toBe(200);
  const renewed = await lastEmailTo(harness, email);
  expect(renewed.token).not.toBe(token);
  expect((await confirm(renewed.token)).status).toBe(200);
  expect((await logIn(email)).status).toBe(200);
});

test('asking again by e-mail answers alike for every address and mails only who waits', async () => {
  const waiting = anEmail();
  await signUp(waiting);
  const { email: confirmed } = await createAccount(harness.database.db);
  const answers = [];
  for (const email of [waiting, confirmed, anEmail()]) {
    const { status, body } = await harness.client().post('/api/auth/resend-confirmation', { email });
    answers.push({ status, body });
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await emailsTo(harness, waiting)).toHaveLength(2);
  expect(await emailsTo(harness, confirmed)).toHaveLength(0);
});

test('of many who use one link at once one confirms and all are told so; it is spent once', async () => {
  const email = anEmail();
  await signUp(email);
  const { token } = await lastEmailTo(harness, email);
  const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(token)));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
});

test.each([
  ['forged', 'A'.repeat(43)],
  ['too short', 'abc'],
  ['not even text', '%00%ff'],
])('a %s token is told that its link is not valid', async (_, token) => {
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
  [{ password: 'Qwertyuiop' }, 'password: this is one of the most common passwords; choose another'],
  [
    { email: 'long.name@example.com', password: 'Long.Name@Example.com' },
    'password: do not use your e-mail as your password',
  ],
  [{ recaptchaToken: '' }, 'recaptchaToken: solve the captcha first'],
  [{ recaptchaToken: 'wrong' }, 'Failed to verify ReCAPTCHA. Please try again.'],
])('a sign-up with %j is refused: %s', async (fields, message) => {
  const { status, body } = await signUp(anEmail(), fields);
  expect({ status, message: body.message }).toEqual({ status: 400, message });
});

test('an address and a password in any script are taken', async () => {
  const email = `jürgen.${randomUUID()}@bücher.example`;
  const typed = 'пароль для входа 🚲';
  await signUp(email, { password: typed });
  await confirm((await lastEmailTo(harness, email)).token);
  expect((await logIn(email, typed)).status).toBe(200);
});

test('a link in a mail is stored as its hash alone', async () => {
  const email = anEmail();
  await signUp(email);
  const { token } = await lastEmailTo(harness, email);
  const stored = await harness.database.db.selectFrom('token').selectAll().execute();
  const mails = await harness.database.db.selectFrom('mail').selectAll().execute();
  expect(JSON.stringify([stored, mails])).not.toContain(token);
});
