import { freePort } from '@dryrun/runtime/private/process';
import { localCardKeys, startCardProcessor, type CardProcessor } from '@dryrun/runtime/private/fake-stripe';
import { startHarness, type ContextOverrides, type Harness } from './harness.ts';

export interface StripeHarness extends Harness {
  readonly stripe: CardProcessor;
}

/** The fake Stripe sends no webhooks: tests post them. Call `stop` in `afterAll`. */
export async function startStripeHarness(
  settings: Record<string, string> = {},
  overrides: ContextOverrides = {},
): Promise<StripeHarness> {
  const processor = await startCardProcessor({ port: await freePort(), webhookUrl: '' });
  const harness = await startHarness(
    { ...localCardKeys, STRIPE_API_URL: processor.url, ...settings },
    overrides,
  );
  const stopHarness = harness.stop.bind(harness);
  return Object.assign(harness, {
    stripe: processor,
    async stop() {
      await stopHarness();
      await processor.stop();
    },
  });
}
