import { hashPassword } from '../../bff/src/credentials/passwords.ts';
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
  readonly courseId?: number;
  readonly expiresAt?: Date;
  readonly completedLessonIds?: readonly number[];
}

/** Creates a user who owns a course: by default the first one, for a year, with no completed lessons. */
export async function createOwner({
  courseId = 1,
  expiresAt = new Date(Date.now() + 365 * 24 * 3600 * 1000),
  completedLessonIds = [],
  ...options
}: OwnerOptions = {}): Promise<User> {
  const user = await createUser(options);
  const key = { account_id: user.id, course_id: courseId };
  await system.db
    .insertInto('enrollment')
    .values({ ...key, expires_at: expiresAt, last_lesson_id: null })
    .execute();
  for (const lessonId of completedLessonIds)
    await system.db
      .insertInto('lesson_progress')
      .values({ ...key, lesson_id: lessonId })
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
