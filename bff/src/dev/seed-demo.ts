import { builtInCourse } from '@dryrun/content/course/outline';
import { accessEnd } from '@dryrun/contracts/access';
import { connect, type Database } from '@dryrun/migrations/database';
import { flag, processEnvironment, readConfig } from '@dryrun/runtime/config';
import type { Kysely } from 'kysely';
import { emailKey } from '../credentials/email-key.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';

/** Idempotent. Also renews the learner's enrollment if it has expired. */
export async function seedDemo(db: Kysely<Database>, now: Date): Promise<void> {
  for (const { email, name, role, ownsCourse } of demoAccounts) {
    const existingAccount = await db
      .selectFrom('account')
      .select('id')
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst();
    const account = existingAccount ?? (await insertAccount(db, { email, name, role }, now));
    if (ownsCourse) await renewEnrollment(db, account.id, now);
  }
}

async function insertAccount(
  db: Kysely<Database>,
  { email, name, role }: { email: string; name: string; role: 'user' | 'admin' },
  now: Date,
): Promise<{ id: string }> {
  return db
    .insertInto('account')
    .values({
      email,
      email_key: emailKey(email),
      name,
      role,
      image_url: null,
      password_hash: await hashPassword(demoPassword),
      confirmed_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ email_key: emailKey(email) }))
    .returning('id')
    .executeTakeFirstOrThrow();
}

async function renewEnrollment(db: Kysely<Database>, accountId: string, now: Date): Promise<void> {
  const inOneYear = accessEnd(now);
  await db
    .insertInto('enrollment')
    .values({
      account_id: accountId,
      course_id: builtInCourse.id,
      enrolled_at: now,
      expires_at: inOneYear,
      last_lesson_id: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'course_id'])
        .doUpdateSet({ enrolled_at: now, expires_at: inOneYear })
        .where('enrollment.expires_at', '<=', now),
    )
    .execute();
}

async function main(environment: NodeJS.ProcessEnv): Promise<void> {
  if (!environment['DATABASE_URL'])
    throw new Error('DATABASE_URL is not set. Set it to the database to seed.');
  const schema = processEnvironment
    .pick({ APP_MODE: true, DATABASE_URL: true })
    .extend({ DEMO: flag.default(false) });
  const settings = readConfig(schema, environment);
  if (settings.APP_MODE === 'production' && !settings.DEMO)
    throw new Error('Demo accounts have a public password and are not allowed in production.');
  const db = connect(settings.DATABASE_URL.reveal(), { maxConnections: 1 });
  try {
    await seedDemo(db, new Date());
  } catch (error) {
    throw new Error(`Could not create the demo accounts: ${describeError(error)}`, { cause: error });
  } finally {
    await db.destroy();
  }
  const emails = demoAccounts.map(({ email }) => email).join(', ');
  console.log(`Demo accounts: ${emails}; password ${demoPassword}.`);
}

/** Node's AggregateError for several addresses has a code but no message. */
function describeError(error: unknown): string {
  const { message, code } = Object(error) as { message?: string; code?: string };
  return message || code || 'unknown';
}

if (import.meta.main) {
  void main(process.env).catch((error: unknown) => {
    console.error(describeError(error));
    process.exitCode = 1;
  });
}
