import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createAccount, createUser, password } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';
import { isWaitingForLock } from '../../test/locks.ts';
import { waitUntil } from '../../test/wait-until.ts';
import { hashPassword } from '../credentials/passwords.ts';

const harness = setUpHarness();

interface LoginResponse {
  readonly status: number;
  readonly code: unknown;
}

const logIn = (email: string, typed = password) =>
  harness.client().post('/api/auth/login', { email, password: typed });

test('returns a session token for the right password', async () => {
  const { email } = await createAccount(harness.database.db, { name: 'Mira' });
  const { status, body } = await logIn(email);
  expect(status).toBe(200);
  expect(body.user).toEqual({
    name: 'Mira',
    email,
    imageUrl: null,
    role: 'user',
    currentCourses: [],
    solvedQuestions: [],
    triedQuestions: [],
  });
  const me = await harness.client(body.accessToken).get('/api/user/me');
  expect(me.body.email).toBe(email);
});

test('ignores case and surrounding spaces of the email', async () => {
  const { email } = await createAccount(harness.database.db);
  expect((await logIn(`  ${email.toUpperCase()} `)).status).toBe(200);
});

test('stores only the hash of a token', async () => {
  const { email, id } = await createAccount(harness.database.db);
  const { accessToken } = (await logIn(email)).body;
  const { hash } = await harness.database.db
    .selectFrom('token')
    .select('hash')
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(hash).toEqual(createHash('sha256').update(accessToken).digest());
});

test('responds the same to a wrong password, an unknown email and an account without a password', async () => {
  const { email } = await createAccount(harness.database.db);
  const { email: socialEmail } = await createAccount(harness.database.db, { password_hash: null });
  for (const attempt of [logIn(email, 'wrong'), logIn('nobody@example.com'), logIn(socialEmail)]) {
    const { status, body } = await attempt;
    expect({ status, ...body, requestId: '' }).toEqual({
      status: 401,
      code: 'wrong_credentials',
      message: 'Wrong email or password.',
      requestId: '',
    });
  }
});

test('reports an unconfirmed account only for the right password', async () => {
  const { email } = await createAccount(harness.database.db, { confirmed_at: null });
  expect((await logIn(email)).body).toMatchObject({
    code: 'email_not_confirmed',
    message: 'Please confirm your email first.',
  });
  expect((await logIn(email, 'wrong')).body.code).toBe('wrong_credentials');
});

test.each([
  [{ password: 'x' }, 'email: must be a string'],
  [{ email: ' ', password: 'x' }, 'email: enter your email'],
  [{ email: 'a@example.com' }, 'password: must be a string'],
  [{ email: 'a@example.com', password: '' }, 'password: enter your password'],
  [{ email: 'a\0@example.com', password: 'x' }, 'email: null bytes are not allowed'],
])('refuses a login with %j: %s', async (body, message) => {
  const response = await harness.client().post('/api/auth/login', body);
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({ code: 'invalid_request', message });
});

test('accepts a password hashed with old parameters and rehashes it', async () => {
  const { hash } = await import('@node-rs/argon2');
  const oldHash = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  const { email, id } = await createAccount(harness.database.db, { password_hash: oldHash });
  expect((await logIn(email)).status).toBe(200);
  const { password_hash } = await harness.database.db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await logIn(email)).status).toBe(200);
});

test('refuses a login if the password changes concurrently', async () => {
  const { db } = harness.database;
  const { email, id } = await createAccount(db);
  let response: Promise<LoginResponse> | undefined;
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('account')
      .set({ password_hash: await hashPassword('another good phrase') })
      .where('id', '=', id)
      .execute();
    response = logIn(email).then(({ status, body }) => ({ status, code: body.code }));
    await waitUntil(() => isWaitingForLock(db));
  });
  expect(await response).toEqual({ status: 401, code: 'wrong_credentials' });
  const sessions = await db.selectFrom('token').select('id').where('account_id', '=', id).execute();
  expect(sessions).toEqual([]);
  expect((await logIn(email, 'another good phrase')).status).toBe(200);
});

test('ends only the current session on logout', async () => {
  const user = await createUser(harness);
  const { accessToken } = (await logIn(user.email)).body;
  expect((await user.post('/api/auth/logout')).status).toBe(200);
  expect((await user.get('/api/user/me')).status).toBe(401);
  expect((await harness.client(accessToken).get('/api/user/me')).status).toBe(200);
});
