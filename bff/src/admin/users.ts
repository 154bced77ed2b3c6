import type { AdminUser, AdminUserDetails, adminContract } from '@dryrun/contracts/admin';
import type { Parsed } from '@dryrun/contracts/endpoint';
import { isActiveEnrollment } from '@dryrun/migrations/active-enrollments';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { ApiError } from '../platform/error.ts';
import { readPage } from '../platform/pagination.ts';
import { matchesPrefix } from './search.ts';

type UserFilter = Partial<Parsed<typeof adminContract.listUsers>['query']>;

export async function listUsers(db: Kysely<Database>, { cursor, search, state }: UserFilter, now: Date) {
  let query = selectUsers(db, now);
  if (search) query = query.where(matchesPrefix(sql.ref('account.email_key'), search));
  if (state === 'admin') query = query.where('account.role', '=', 'admin');
  if (state === 'unconfirmed')
    query = query.where('account.confirmed_at', 'is', null).where('account.erased_at', 'is', null);
  return readPage(query, { cursor, time: 'account.created_at', id: 'account.id' }, toUserResponse);
}

/** Throws `account_not_found`. */
export async function getUser(db: Kysely<Database>, id: string, now: Date): Promise<AdminUserDetails> {
  const row = await selectUsers(db, now)
    .leftJoin('comment_ban', 'comment_ban.account_id', 'account.id')
    .select(['account.time_zone', 'account.terms_version', 'comment_ban.reason as ban_reason'])
    .select(sql<boolean>`account.password_hash is not null`.as('has_password'))
    .select((eb) => [
      eb
        .selectFrom('token')
        .select((token) => token.fn.max('used_at').as('at'))
        .whereRef('token.account_id', '=', 'account.id')
        .where('kind', '=', 'session')
        .where('admin_session_id', 'is', null)
        .as('last_seen_at'),
      eb
        .selectFrom('social_login')
        .select(sql<string[]>`coalesce(array_agg(provider order by provider), '{}')`.as('providers'))
        .whereRef('social_login.account_id', '=', 'account.id')
        .as('social_logins'),
    ])
    .where('account.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ApiError('account_not_found');
  return {
    ...toUserResponse(row),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    hasPassword: row.has_password,
    socialLogins: row.social_logins ?? [],
    timeZone: row.time_zone,
    termsVersion: row.terms_version,
    banReason: row.ban_reason,
  };
}

function selectUsers(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('account')
    .leftJoin('account_deletion', 'account_deletion.account_id', 'account.id')
    .select([
      'account.id',
      'account.email',
      'account.name',
      'account.role',
      'account.created_at',
      'account.confirmed_at',
      'account.erased_at',
      'account_deletion.deletes_at',
    ])
    .select((eb) => [
      eb
        .selectFrom('token')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('token.account_id', '=', 'account.id')
        .where('kind', '=', 'session')
        .where('admin_session_id', 'is', null)
        .where('expires_at', '>', now)
        .as('sessions'),
      eb
        .selectFrom('enrollment')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('enrollment.account_id', '=', 'account.id')
        .where(isActiveEnrollment(now))
        .as('courses'),
    ]);
}

type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['execute']>>[number];

const toUserResponse = (row: UserRow): AdminUser => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  createdAt: row.created_at.toISOString(),
  isConfirmed: row.confirmed_at !== null,
  isErased: row.erased_at !== null,
  deletesAt: row.deletes_at?.toISOString() ?? null,
  sessions: row.sessions ?? 0,
  courses: row.courses ?? 0,
});
