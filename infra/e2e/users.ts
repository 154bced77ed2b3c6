import { hashPassword } from '../../bff/src/credentials/passwords.ts';
import { insertEnrollment } from '@dryrun/migrations/rows/testing';
import type { Page } from 'playwright-core';
import { insertAccount, type InsertedAccount } from '../system/insert-account.ts';
import type { OpenPageOptions } from './page-pool.ts';
import { openVisitorPage, system } from './system.ts';

export type User = InsertedAccount;

/** The password of every user from `createUser`. */
export const password = 'dry-run-demo';
let passwordHash: Promise<string> | undefined;

interface UserOptions {
  readonly name?: string;
  readonly role?: 'user' | 'admin';
}

/** Creates a confirmed account with `password` and a session, and without a course. */
export async function createUser(options: UserOptions = {}): Promise<User> {
  passwordHash ??= hashPassword(password);
  return insertAccount(system.db, { ...options, passwordHash: await passwordHash });
}

interface OwnerOptions extends UserOptions {
  readonly expiresAt?: Date;
  readonly completedLessonIds?: readonly number[];
}

/** Creates a user who owns the first course, by default for a year and with no completed lessons. */
export async function createOwner({
  expiresAt,
  completedLessonIds = [],
  ...options
}: OwnerOptions = {}): Promise<User> {
  const user = await createUser(options);
  await insertEnrollment(system.db, user.id, expiresAt && { expires_at: expiresAt });
  for (const lessonId of completedLessonIds)
    await system.db
      .insertInto('lesson_progress')
      .values({ account_id: user.id, course_id: 1, lesson_id: lessonId })
      .execute();
  return user;
}

/** Opens a page, logged in if `user` is given. Reduces motion by default. The test environment clears it after the test. */
export async function openPage(
  user?: User,
  { localStorage = {}, ...options }: OpenPageOptions = {},
): Promise<Page> {
  const session = user && { accessToken: user.token };
  return openVisitorPage({ ...options, localStorage: { ...session, ...localStorage } });
}

export async function logInByForm(
  page: Page,
  { email }: Pick<User, 'email'>,
  enteredPassword = password,
): Promise<void> {
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(enteredPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
}
