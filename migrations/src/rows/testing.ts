import { randomBytes, randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../database.ts';

type Values<Table extends keyof Database> = Partial<Insertable<Database[Table]>>;

/** A confirmed account without a password. */
export async function insertAccount(
  db: Kysely<Database>,
  values: Values<'account'> = {},
): Promise<{ id: string; email: string; role: 'user' | 'admin' }> {
  const email = values.email ?? `${randomUUID()}@example.com`;
  return db
    .insertInto('account')
    .values({ email, email_key: email, name: 'Sam', confirmed_at: new Date(), ...values })
    .returning(['id', 'email', 'role'])
    .executeTakeFirstOrThrow();
}

/** Access to the first course for a year. */
export async function insertEnrollment(
  db: Kysely<Database>,
  accountId: string,
  values: Values<'enrollment'> = {},
): Promise<void> {
  const inOneYear = new Date(Date.now() + 365 * 24 * 3600 * 1000);
  await db
    .insertInto('enrollment')
    .values({ account_id: accountId, course_id: 1, expires_at: inOneYear, ...values })
    .execute();
}

/** A finished submission to the first problem. Returns its id. */
export async function insertSubmission(
  db: Kysely<Database>,
  accountId: string,
  values: Values<'submission'> = {},
): Promise<string> {
  const { id } = await db
    .insertInto('submission')
    .values({
      account_id: accountId,
      course_id: 1,
      question_id: 1,
      lang: 'python3',
      typed_code: 'class Solution: pass',
      request_hash: randomBytes(32),
      state: 'finished',
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An open payment of the first course at full price. Returns its id. */
export async function insertPayment(
  db: Kysely<Database>,
  accountId: string,
  values: Values<'payment'> = {},
): Promise<string> {
  const { id } = await db
    .insertInto('payment')
    .values({
      account_id: accountId,
      course_ids: '[1]',
      list_cents: 3900,
      course_discount_cents: 0,
      promo_discount_cents: 0,
      tax_cents: 0,
      amount_cents: 3900,
      terms_version: 'test',
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
