import { freePort } from '@dryrun/runtime/private/process';
import { localCardKeys, startCardProcessor, type CardProcessor } from '@dryrun/runtime/private/fake-stripe';
import { startBeforeTests, startHarness, type ContextOverrides, type Harness } from './harness.ts';

export interface StripeHarness extends Harness {
  readonly stripe: CardProcessor;
}

/** Like `setUpHarness`, with a fake Stripe that sends no webhooks: tests post them. */
export function setUpStripeHarness(
  settings?: Record<string, string>,
  overrides?: ContextOverrides,
): StripeHarness {
  return startBeforeTests((harness) => startStripeHarness(settings, overrides, harness));
}

export async function startStripeHarness(
  settings?: Record<string, string>,
  overrides?: ContextOverrides,
  harness = {} as StripeHarness,
): Promise<StripeHarness> {
  const processor = await startCardProcessor({ port: await freePort(), webhookUrl: '' });
  await startHarness({ ...localCardKeys, STRIPE_API_URL: processor.url, ...settings }, overrides, harness);
  const stopHarness = harness.stop.bind(harness);
  return Object.assign(harness, {
    stripe: processor,
    async stop() {
      await stopHarness();
      await processor.stop();
    },
  });
}
