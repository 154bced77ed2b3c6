import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import type { Page } from 'playwright-core';

/** Someone who owns nothing, with the token of a session. */
export interface BuyerAccount {
  readonly id: string;
  readonly token: string;
}

/** Makes a confirmed account with a session of its own: quicker than signing up, where signing up is not the subject. */
export async function newBuyer(db: Kysely<Database>): Promise<BuyerAccount> {
  const email = `${randomUUID()}@example.com`;
  const { id } = await db
    .insertInto('account')
    .values({
      email,
      email_key: email,
      name: 'Bea Buyer',
      image_url: null,
      password_hash: null,
      confirmed_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('token')
    .values({
      account_id: id,
      kind: 'session',
      hash: createHash('sha256').update(token).digest(),
      expires_at: new Date(Date.now() + 24 * 3600 * 1000),
    })
    .execute();
  return { id, token };
}

/** Gives a browser the session, as a login would. */
export async function logIn(page: Page, url: string, { token }: BuyerAccount): Promise<void> {
  await page.goto(`${url}/no-such-page`);
  await page.evaluate((accessToken) => localStorage.setItem('accessToken', accessToken), token);
}
