import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from './testing.ts';

let database: FreshDatabase;
let accountId: string;
beforeAll(async () => {
  database = await freshDatabase();
  const account = await database.db
    .insertInto('account')
    .values({
      email: 'buyer@example.com',
      email_key: 'buyer@example.com',
      name: 'Buyer',
      image_url: null,
      password_hash: null,
      confirmed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  accountId = account.id;
});
afterAll(() => database.drop());

async function openPayment(courseId: number, isExtension = false): Promise<string> {
  const { id } = await database.db
    .insertInto('payment')
    .values({
      account_id: accountId,
      course_ids: JSON.stringify([courseId]),
      is_extension: isExtension,
      list_cents: 9900,
      course_discount_cents: 0,
      promo_discount_cents: 0,
      tax_cents: 0,
      amount_cents: 9900,
      terms_version: '1',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('refuses a second open payment for the same purchase', async () => {
  const id = await openPayment(1);
  await expect(openPayment(1)).rejects.toThrow(/payment_open/);
  await database.db.updateTable('payment').set({ state: 'canceled' }).where('id', '=', id).execute();
  expect(await openPayment(1)).not.toBe(id);
});

test('accepts open payments for different purchases', async () => {
  await openPayment(2);
  await openPayment(3);
  await openPayment(2, true);
});
