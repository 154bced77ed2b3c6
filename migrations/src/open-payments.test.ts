import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertAccount, insertPayment } from './rows/testing.ts';
import { freshDatabase, type FreshDatabase } from './testing.ts';

let database: FreshDatabase;
let accountId: string;
beforeAll(async () => {
  database = await freshDatabase();
  accountId = (await insertAccount(database.db)).id;
});
afterAll(() => database.drop());

const openPayment = (courseId: number, isExtension = false): Promise<string> =>
  insertPayment(database.db, accountId, {
    course_ids: JSON.stringify([courseId]),
    is_extension: isExtension,
  });

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
