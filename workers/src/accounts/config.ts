import { processEnvironment } from '@dryrun/runtime/config';
import type { z } from 'zod';

/** The environment of the accounts worker. It needs no secret but the database's and the queue's. */
export const environment = processEnvironment;

export type Config = z.output<typeof environment>;
