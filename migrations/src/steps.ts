import type { Migration } from 'kysely/migration';
import * as firstTables from './steps/0001-first-tables.ts';

/** Every migration in order, written out so that it survives bundling. A merged step is never edited. */
export const steps: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
};
