import { coursesFolder } from '@dryrun/content/content-folder';
import { processEnvironment } from '@dryrun/runtime/config';
import { checkStripeSettings, stripeSettings } from '@dryrun/runtime/stripe-settings';
import { z } from 'zod';

export const environment = processEnvironment
  .extend({
    ...stripeSettings,
    /** Folder with additional courses, one subfolder each. */
    COURSES_DIR: z.string().default(coursesFolder),
    SELLER_NAME: z.string().min(1).default('Dry Run'),
    SELLER_ADDRESS: z.string().default(''),
    SELLER_TAX_ID: z.string().default(''),
  })
  .superRefine(checkStripeSettings);

export type Config = z.output<typeof environment>;
