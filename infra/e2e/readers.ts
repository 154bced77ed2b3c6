import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { newBuyer, type BuyerAccount } from '../system/buyer-account.ts';

interface Enrolment {
  readonly courseId?: number;
  readonly expiresAt?: Date;
  readonly finished?: readonly number[];
}

/** Someone who owns a course, for a year from now and with no lesson finished unless told. */
export async function newOwner(db: Kysely<Database>, enrolment: Enrolment = {}): Promise<BuyerAccount> {
  const {
    courseId = 1,
    expiresAt = new Date(Date.now() + 365 * 24 * 3600 * 1000),
    finished = [],
  } = enrolment;
  const account = await newBuyer(db);
  await db
    .insertInto('enrollment')
    .values({ account_id: account.id, course_id: courseId, expires_at: expiresAt, last_lesson_id: null })
    .execute();
  for (const lessonId of finished) {
    await db
      .insertInto('lesson_progress')
      .values({ account_id: account.id, course_id: courseId, lesson_id: lessonId })
      .execute();
  }
  return account;
}

/** A browser window of its own, logged in when an account is given. Close it by its context. */
export async function openAs(
  browser: Browser,
  url: string,
  account?: BuyerAccount,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const localStorage = account ? [{ name: 'accessToken', value: account.token }] : [];
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}
