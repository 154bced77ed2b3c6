import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import type { Config } from '../platform/config.ts';

/** This password is public. Demo accounts exist only in local mode and in demos. */
export const demoPassword = 'dry-run-demo';

export const demoAccounts = [
  { email: 'learner@example.com', name: 'Lea Learner', role: 'user', ownsCourse: true },
  { email: 'visitor@example.com', name: 'Vic Visitor', role: 'user', ownsCourse: false },
  { email: 'admin@example.com', name: 'Ada Admin', role: 'admin', ownsCourse: false },
] as const;

/** Throws if a production database that is not a demo contains demo accounts, whose password is public. */
export async function refuseDemoAccounts(
  db: Kysely<Database>,
  { APP_MODE, DEMO }: Pick<Config, 'APP_MODE' | 'DEMO'>,
): Promise<void> {
  if (APP_MODE !== 'production' || DEMO) return;
  const demoAccount = await db
    .selectFrom('account')
    .select('email')
    .where(
      'email_key',
      'in',
      demoAccounts.map(({ email }) => email),
    )
    .executeTakeFirst();
  if (demoAccount) {
    throw new Error(
      `The database has the demo account ${demoAccount.email}, whose password is public. Delete it or set DEMO=1.`,
    );
  }
}
