import { processEnvironment } from '@dryrun/runtime/config';
import type { z } from 'zod';

/** The environment of the accounts worker. Its only secrets are the URLs of Postgres and Redis. */
export const environment = processEnvironment;

export type Config = z.output<typeof environment>;
