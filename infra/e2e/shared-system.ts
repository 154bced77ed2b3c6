import { join } from 'node:path';
import { localCardKeys } from '@dryrun/runtime/private/fake-stripe';
import { freePort } from '@dryrun/runtime/private/process';
import { startSystem, type System } from '../system/start-system.ts';
import { systemVariable, type PublishedSystem } from './published-system.ts';

let system: System | undefined;

/** The globalSetup of the jest project `e2e`: starts one system for all test files. */
export async function start(): Promise<void> {
  system = await startSystem({ COURSES_DIR: join(import.meta.dirname, '../../bff/test/courses') });
  const stripe = await system.startSecondServer(await freePort(), {
    ...localCardKeys,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_elements',
  });
  const published: PublishedSystem = {
    url: system.url,
    stripeUrl: stripe.url,
    databaseUrl: system.services.databaseUrl,
    cardsUrl: system.cards.url,
  };
  process.env[systemVariable] = JSON.stringify(published);
}

export async function stop(): Promise<void> {
  await system?.stop();
  system = undefined;
}
