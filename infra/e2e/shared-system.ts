import { join } from 'node:path';
import { freePort } from '@dryrun/runtime/private/process';
import { localCardKeys } from '@dryrun/runtime/private/card-processor';
import { startSystem, type System } from '../system/start-system.ts';

let system: System | undefined;

/** jest's globalSetup of the project `e2e`: starts one system for all its files. */
export async function start(): Promise<void> {
  system = await startSystem({ COURSES_DIR: join(import.meta.dirname, '../../bff/test/courses') });
  const stripe = await system.startTwin(await freePort(), {
    ...localCardKeys,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_elements',
  });
  process.env['DRYRUN_TEST_SYSTEM'] = JSON.stringify({
    baseURL: system.url,
    stripeURL: stripe.url,
    databaseUrl: system.services.databaseUrl,
    cardsUrl: system.cards.url,
  });
}

/** jest's globalTeardown. */
export async function stop(): Promise<void> {
  await system?.stop();
  system = undefined;
}
