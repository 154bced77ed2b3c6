import { z } from 'zod';
import { port, secret } from '../config.ts';

/** The environment of the local card processor. */
export const environment = z.object({
  CARD_PROCESSOR_PORT: port.default(0),
  /** Where its records are kept; `:memory:` forgets them at the end. */
  CARD_PROCESSOR_FILE: z.string().default(':memory:'),
  /** Where a browser reaches the pages for 3-D Secure. */
  CARD_PROCESSOR_PUBLIC_URL: z.string().default('/card-processor'),
  STRIPE_SECRET_KEY: secret,
  STRIPE_PUBLISHABLE_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: secret,
  /** Who is told of events; nobody when empty. */
  WEBHOOK_URL: z.string().default(''),
});

export type CardProcessorConfig = z.output<typeof environment>;
