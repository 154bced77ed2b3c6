import { flag, port, processEnvironment } from '@dryrun/runtime/config';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** How many proxies stand before us, or which addresses they have; empty when none does. */
const trustProxy = z
  .string()
  .default('')
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text || false));

/** The environment of the BFF. */
export const environment = processEnvironment
  .extend({
    PORT: port.default(3000),
    /** The address people use, for links in mails; its https decides about transport security headers. */
    APP_URL: z.url().default('http://localhost:3000'),
    /** The built web client. */
    WEB_DIST: z.string().default(fileURLToPath(new URL('../../web/dist', import.meta.url))),
    TRUST_PROXY: trustProxy,
    /** Multiplies every rate limit, so that a browser test may hurry. */
    RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
    /** Serves Prometheus figures on a port of their own, never on the public one; 0 is off. */
    METRICS_PORT: port.default(0),
    METRICS_HOST: z.string().default('127.0.0.1'),
    /** The queue dashboard shows, but neither retries nor removes. */
    QUEUES_READ_ONLY: flag.default(false),
  })
  .refine((settings) => settings.APP_MODE !== 'production' || settings.RATE_LIMIT_SCALE === 1, {
    path: ['RATE_LIMIT_SCALE'],
    message: 'must be 1 in production',
  });

export type Config = z.output<typeof environment>;
