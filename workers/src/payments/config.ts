import { coursesFolder } from '@dryrun/content/content-folder';
import { processEnvironment } from '@dryrun/runtime/config';
import { checkStripeSettings, stripeSettings } from '@dryrun/runtime/stripe-settings';
import { z } from 'zod';

/** The environment of the payments worker. */
export const environment = processEnvironment
  .extend({
    ...stripeSettings,
    /** Courses besides the built-in one, a folder each. */
    COURSES_DIR: z.string().default(coursesFolder),
    /** Who sells, as invoices name it. */
    SELLER_NAME: z.string().min(1).default('Dry Run'),
    SELLER_ADDRESS: z.string().default(''),
    SELLER_TAX_ID: z.string().default(''),
  })
  .superRefine(checkStripeSettings);

export type Config = z.output<typeof environment>;
