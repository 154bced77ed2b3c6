import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createUser, password } from '../../test/builders.ts';
import { setUpHarness, startHarness } from '../../test/harness.ts';
import { isWaitingForLock } from '../../test/locks.ts';
import { waitUntil } from '../../test/wait-until.ts';

const harness = setUpHarness();

type User = Awaited<ReturnType<typeof createUser>>;
type PendingResponse = PromiseLike<{ readonly status: number }>;

const findAccount = ({ email }: User) =>
  harness.database.db
    .selectFrom('account')
    .leftJoin('account_deletion', 'account_deletion.account_id', 'account.id')
    .select(['account.id', 'password_hash', 'deletes_at'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

test.each<[string, (user: User) => PendingResponse]>([
  [
    'a password change',
    (user) => user.put('/api/user/password', { currentPassword: password, password: 'an intruder’s own' }),
  ],
  [
    'an email change',
    (user) => user.post('/api/user/email', { email: `${randomUUID()}@example.com`, password }),
  ],
  ['an account deletion', (user) => user.post('/api/user/deletion', { email: user.email, password })],
])('refuses %s if a password reset commits first, even with the right password', async (_, request) => {
  const user = await createUser(harness);
  const { id } = await findAccount(user);
  let pendingResponse: PendingResponse = Promise.resolve({ status: 0 });
  await harness.database.db.transaction().execute(async (trx) => {
    await trx.updateTable('account').set({ password_hash: 'recovered' }).where('id', '=', id).execute();
    // Reauthentication reads the committed hash, so the old password is accepted.
    pendingResponse = request(user).then((response) => response);
    await waitUntil(() => isWaitingForLock(harness.database.db));
    await trx.deleteFrom('token').where('account_id', '=', id).execute();
  });
  expect((await pendingResponse).status).toBe(401);
  expect(await findAccount(user)).toEqual({ id, password_hash: 'recovered', deletes_at: null });
  const tokens = await harness.database.db
    .selectFrom('token')
    .select('kind')
    .where('account_id', '=', id)
    .execute();
  expect(tokens).toEqual([]);
});

test('limits password changes, because each revokes recovery links', async () => {
  const withLimits = await startHarness({ RATE_LIMIT_SCALE: '1' });
  try {
    const user = await createUser(withLimits);
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const body = { currentPassword: password, password };
      statuses.push((await user.put('/api/user/password', body)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  } finally {
    await withLimits.stop();
  }
});
