import { afterAll } from '@jest/globals';
import { connect, type Database } from '@dryrun/migrations/database';
import { createCardProcessorClient, type CardProcessorClient } from '@dryrun/runtime/private/fake-stripe';
import type { Kysely } from 'kysely';
import type { Page } from 'playwright-core';
import type { OpenPageOptions } from './page-pool.ts';
import { systemVariable, type PublishedSystem } from './published-system.ts';

/** The running system that all end-to-end tests share. Tests must not stop or reconfigure it. */
export interface SharedSystem {
  /** For example `http://127.0.0.1:21234`. Also the `baseURL` of every browser context. */
  readonly url: string;
  /** A second server on the same data that shows Stripe's card field instead of the local one. */
  readonly stripeUrl: string;
  readonly db: Kysely<Database>;
  readonly cards: CardProcessorClient;
}

function sharedSystem(): SharedSystem {
  const text = process.env[systemVariable];
  if (text === undefined) throw new Error('No system: end-to-end tests run in the jest project e2e.');
  const { url, stripeUrl, databaseUrl, cardsUrl } = JSON.parse(text) as PublishedSystem;
  const db = connect(databaseUrl, { maxConnections: 2 });
  afterAll(() => db.destroy());
  return { url, stripeUrl, db, cards: createCardProcessorClient(cardsUrl) };
}

export const system = sharedSystem();

/** Opens a page, which infra/testing/browser-environment.mjs clears or closes after the test. */
export const { openPage: openVisitorPage } = globalThis as unknown as {
  readonly openPage: (options?: OpenPageOptions) => Promise<Page>;
};
