import { afterAll } from '@jest/globals';
import { connect, type Database } from '@dryrun/migrations/database';
import { cardProcessorCalls, type CardProcessorCalls } from '@dryrun/runtime/private/fake-stripe';
import type { Kysely } from 'kysely';
import type { Browser } from 'playwright-core';
import { systemVariable, type PublishedSystem } from './published-system.ts';

/** The running product that all end-to-end tests share. Nothing of it may be stopped or switched by a test. */
export interface SharedSystem {
  /** Such as `http://127.0.0.1:21234`; also the `baseURL` of every browser context. */
  readonly url: string;
  /** A second server on the same data that shows Stripe's card field instead of the local one. */
  readonly stripeUrl: string;
  readonly db: Kysely<Database>;
  readonly cards: CardProcessorCalls;
}

/** The system that the run's set-up has started. Throws outside of the jest project `e2e`. */
function sharedSystem(): SharedSystem {
  const text = process.env[systemVariable];
  if (text === undefined) throw new Error('No system: end-to-end tests run in the jest project e2e.');
  const { url, stripeUrl, databaseUrl, cardsUrl } = JSON.parse(text) as PublishedSystem;
  const db = connect(databaseUrl, { maxConnections: 2 });
  afterAll(() => db.destroy());
  return { url, stripeUrl, db, cards: cardProcessorCalls(cardsUrl) };
}

export const system = sharedSystem();

/**
 * The worker process's Chromium. The environment (infra/testing/browser-environment.mjs) traces each context, closes it
 * after its test, and keeps a screenshot and the trace when the test fails.
 */
export const { browser } = globalThis as unknown as { readonly browser: Browser };
