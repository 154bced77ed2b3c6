import { randomUUID } from 'node:crypto';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { Database } from '@dryrun/migrations/database';
import { insertAccount, insertEnrollment, insertPayment } from '@dryrun/migrations/rows/testing';
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
  return insertAccount(db, {
    password_hash: await passwordHash,
    ...values,
    email,
    email_key: emailKey(email),
  });
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
  await insertEnrollment(
    harness.database.db,
    user.id,
    omitUndefined({ expires_at: expiresAt, course_id: courseId }),
  );
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
      ...values,
    })
    .returning('code')
    .executeTakeFirstOrThrow();
}

/** By default at full price and paid now. Returns the intent id. */
export async function createPayment(
  { database }: Harness,
  buyer: TestAccount,
  values: Partial<Insertable<Database['payment']>> = {},
): Promise<string> {
  const intentId = `pi_${randomUUID().replaceAll('-', '')}`;
  await insertPayment(database.db, buyer.id, {
    intent_id: intentId,
    state: 'paid',
    paid_at: new Date(),
    ...values,
  });
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
