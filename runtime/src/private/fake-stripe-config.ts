import { serverPaths } from '@dryrun/contracts/pages';
import { z } from 'zod';
import { port, secret } from '../config.ts';

export const environment = z.object({
  CARD_PROCESSOR_PORT: port.default(0),
  /** Database file; `:memory:` keeps no data. */
  CARD_PROCESSOR_FILE: z.string().default(':memory:'),
  /** Base URL of the 3-D Secure pages for browsers. */
  CARD_PROCESSOR_PUBLIC_URL: z.string().default(serverPaths.cardProcessor),
  STRIPE_SECRET_KEY: secret,
  STRIPE_PUBLISHABLE_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: secret,
  /** Webhook endpoint; empty disables webhooks. */
  WEBHOOK_URL: z.string().default(''),
});

export type CardProcessorConfig = z.output<typeof environment>;
