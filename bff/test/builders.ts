import { randomUUID } from 'node:crypto';
import { builtInCourse } from '@dryrun/content/course/outline';
import type { Database } from '@dryrun/migrations/database';
import type { Insertable, Kysely } from 'kysely';
import { emailKey } from '../src/credentials/email-key.ts';
import { hashPassword } from '../src/credentials/passwords.ts';
import { insertSession } from '../src/current-user/sessions.ts';
import type { Client, Harness } from './harness.ts';

/** The password of all test accounts, hashed once. */
export const password = 'correct horse battery';
let passwordHash: Promise<string> | undefined;

export const uniqueEmail = (): string => `${randomUUID()}@example.com`;

export interface TestAccount {
  readonly id: string;
  readonly email: string;
  readonly role: 'user' | 'admin';
}

export async function createAccount(
  db: Kysely<Database>,
  values: Partial<Insertable<Database['account']>> = {},
): Promise<TestAccount> {
  const email = values.email ?? uniqueEmail();
  passwordHash ??= hashPassword(password);
  return db
    .insertInto('account')
    .values({
      name: 'Sam',
      image_url: null,
      password_hash: await passwordHash,
      confirmed_at: new Date(),
      ...values,
      email,
      email_key: emailKey(email),
    })
    .returning(['id', 'email', 'role'])
    .executeTakeFirstOrThrow();
}

async function createEnrollment(
  db: Kysely<Database>,
  accountId: string,
  expiresAt?: Date,
  courseId = builtInCourse.id,
): Promise<void> {
  const inOneYear = new Date(Date.now() + 365 * 24 * 3600 * 1000);
  await db
    .insertInto('enrollment')
    .values({
      account_id: accountId,
      course_id: courseId,
      expires_at: expiresAt ?? inOneYear,
      last_lesson_id: null,
    })
    .execute();
}

export interface TestUser extends TestAccount, Client {
  readonly token: string;
}

export async function createUser(
  harness: Harness,
  values: Partial<Insertable<Database['account']>> = {},
): Promise<TestUser> {
  const account = await createAccount(harness.database.db, values);
  const token = await insertSession(harness.database.db, account, harness.now);
  return { ...account, token, ...harness.client(token) };
}

export async function createOwner(harness: Harness, expiresAt?: Date, courseId?: number): Promise<TestUser> {
  const user = await createUser(harness);
  await createEnrollment(harness.database.db, user.id, expiresAt, courseId);
  return user;
}

export function createAdmin(harness: Harness): Promise<TestUser> {
  return createUser(harness, { role: 'admin' });
}

export async function createPromoCode(
  { database }: Harness,
  values: Partial<Insertable<Database['promo_code']>>,
): Promise<{ code: string }> {
  return database.db
    .insertInto('promo_code')
    .values({
      code: `P${randomUUID().replaceAll('-', '').toUpperCase().slice(0, 12)}`,
      ...promoCodeDefaults,
      ...values,
    })
    .returning('code')
    .executeTakeFirstOrThrow();
}

const promoCodeDefaults = {
  fraction: null,
  off_cents: null,
  valid_from: null,
  valid_until: null,
  max_uses: null,
  max_uses_per_buyer: null,
  course_ids: null,
};

/** By default at full price and paid now. Returns the intent id. */
export async function createPayment(
  { database }: Harness,
  buyer: TestAccount,
  values: Partial<Insertable<Database['payment']>> = {},
): Promise<string> {
  const intentId = `pi_${randomUUID().replaceAll('-', '')}`;
  await database.db
    .insertInto('payment')
    .values({
      account_id: buyer.id,
      course_ids: '[1]',
      intent_id: intentId,
      state: 'paid',
      list_cents: 3900,
      course_discount_cents: 0,
      promo_discount_cents: 0,
      tax_cents: 0,
      amount_cents: 3900,
      terms_version: 'test',
      paid_at: new Date(),
      ...values,
    })
    .execute();
  return intentId;
}

/** A problem that any logged-in user can try. */
export const previewQuestion = {
  courseId: 1,
  questionId: 1,
  lang: 'python3',
  typedCode: 'class Solution: pass',
} as const;
export const previewInput = ['[1,2,3]'];

export const paidQuestion = { ...previewQuestion, questionId: 9 } as const;

export const approvedResult = {
  statusMsg: 'Approved',
  stdOutput: 'hello',
  runtime: 12,
  memory: 9000,
  dataInput: '[1,2,3]',
} as const;

/** Stores a result as the judge does, but does not publish the completion event. */
export async function completeJudging(
  db: Kysely<Database>,
  table: 'run' | 'submission',
  id: string,
  result: object = approvedResult,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ state: 'finished', attempt: 1, finished_at: new Date(), result: JSON.stringify(result) })
    .where('id', '=', id)
    .execute();
}
