import { connect, type Database } from '@dryrun/migrations/database';
import { processEnvironment, readConfig } from '@dryrun/runtime/config';
import type { Kysely } from 'kysely';
import { audit } from '../platform/audit.ts';
import { deleteSessions } from '../current-user/sessions.ts';
import { emailKey } from '../credentials/email-key.ts';

const usage = 'Usage: npm run admin -- grant <email>, or: npm run admin -- revoke <email>';

/** Returns the message to print. Throws if no confirmed account has this email. No API endpoint sets a role. */
export async function setRole(db: Kysely<Database>, email: string, role: 'user' | 'admin'): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('account')
      .select(['id', 'email', 'role', 'confirmed_at'])
      .where('email_key', '=', emailKey(email))
      .forUpdate()
      .executeTakeFirst();
    if (!account) throw new Error(`No account has the email ${email}.`);
    if (!account.confirmed_at) throw new Error(`${account.email} has not confirmed this email address yet.`);
    if (account.role === role)
      return `${account.email} is ${role === 'admin' ? 'already an admin' : 'not an admin'}.`;
    await trx.updateTable('account').set({ role }).where('id', '=', account.id).execute();
    await deleteSessions(trx, account.id); // admin sessions have a shorter lifetime
    await audit(trx, {
      actorId: null,
      act: role === 'admin' ? 'grant-admin' : 'revoke-admin',
      accountId: account.id,
      before: { role: account.role },
      after: { role },
    });
    return `${account.email} is ${role === 'admin' ? 'now an admin' : 'no longer an admin'} and must log in again.`;
  });
}

async function main(
  [verb, email, ...more]: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  if ((verb !== 'grant' && verb !== 'revoke') || !email || more.length > 0) throw new Error(usage);
  if (!environment['DATABASE_URL']) {
    throw new Error('DATABASE_URL is not set. Set it to the database that contains the account.');
  }
  const { DATABASE_URL: url } = readConfig(processEnvironment.pick({ DATABASE_URL: true }), environment);
  const db = connect(url.reveal(), { maxConnections: 1 });
  try {
    return await setRole(db, email, verb === 'grant' ? 'admin' : 'user');
  } finally {
    await db.destroy();
  }
}

if (import.meta.main) {
  void main(process.argv.slice(2), process.env).then(
    (message) => console.log(message),
    (error: unknown) => {
      const { message, code } = Object(error) as { message?: string; code?: string };
      console.error(message || code || 'unknown');
      process.exitCode = 1;
    },
  );
}
