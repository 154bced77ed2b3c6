import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import type { Config } from '../platform/config.ts';

/** Everybody may know it: demo accounts exist on a learner's own machine, and in a demo. */
export const demoPassword = 'dry-run-demo';

export const demoAccounts = [
  { email: 'learner@example.com', name: 'Lea Learner', role: 'user', ownsCourse: true },
  { email: 'visitor@example.com', name: 'Vic Visitor', role: 'user', ownsCourse: false },
  { email: 'admin@example.com', name: 'Ada Admin', role: 'admin', ownsCourse: false },
] as const;

/** Throws a sentence when a production that is no demo has accounts whose password everybody knows. */
export async function refuseDemoAccounts(
  db: Kysely<Database>,
  { APP_MODE, DEMO }: Pick<Config, 'APP_MODE' | 'DEMO'>,
): Promise<void> {
  if (APP_MODE !== 'production' || DEMO) return;
  const found = await db
    .selectFrom('account')
    .select('email')
    .where(
      'email_key',
      'in',
      demoAccounts.map(({ email }) => email),
    )
    .executeTakeFirst();
  if (found) {
    throw new Error(
      `The database has the demo account ${found.email}, whose password everybody knows: delete it, or set DEMO=1.`,
    );
  }
}
