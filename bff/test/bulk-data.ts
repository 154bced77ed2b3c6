import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';

/** Enough rows that Postgres uses an index wherever one exists. */
const counts = { accounts: 2000, submissions: 20_000, comments: 4000, emails: 20_000 } as const;

export async function insertBulkData(db: Kysely<Database>): Promise<void> {
  const numbers = (count: number) => sql`generate_series(1, ${sql.lit(count)}) as n`;
  const anyAccount = sql`(1 + n % ${sql.lit(counts.accounts)})`;
  await sql`
    insert into account (id, email, email_key, name, confirmed_at)
    select ${toUuid(sql`n`)}, 'user' || n || '@example.com', 'user' || n || '@example.com', 'User ' || n, now()
    from ${numbers(counts.accounts)}`.execute(db);
  await sql`
    insert into token (account_id, kind, hash, expires_at)
    select ${toUuid(anyAccount)}, 'session', sha256(n::text::bytea), now() + interval '1 day'
    from ${numbers(counts.accounts * 2)}`.execute(db);
  await sql`
    insert into enrollment (account_id, course_id, expires_at)
    select ${toUuid(sql`n`)}, 1, now() + n * interval '1 hour' from ${numbers(counts.accounts)}`.execute(db);
  await sql`
    insert into lesson_progress (account_id, course_id, lesson_id)
    select ${toUuid(anyAccount)}, 1, 1 + n / ${sql.lit(counts.accounts)} from ${numbers(counts.accounts * 10 - 1)}`.execute(
    db,
  );
  for (const table of ['run', 'submission'] as const) {
    await sql`
      insert into ${sql.table(table)} (account_id, course_id, question_id, lang, typed_code, request_hash, state, attempt,
        created_at, finished_at, result ${table === 'run' ? sql`, cases` : sql`, status_msg`})
      select ${toUuid(anyAccount)}, 1, 1 + n % 20, 'java', 'class Solution {}', sha256(n::text::bytea), 'finished', 1,
        now() - n * interval '1 minute', now() - n * interval '1 minute', '{}'
        ${table === 'run' ? sql`, '[]'::jsonb` : sql`, 'Approved'`}
      from ${numbers(counts.submissions)}`.execute(db);
  }
  await sql`
    insert into comment (post_id, account_id, content, created_at)
    select 2 + n % 500, ${toUuid(anyAccount)}, 'Words', now() - n * interval '1 minute' from ${numbers(counts.comments)}`.execute(
    db,
  );
  await sql`
    insert into mail (account_id, recipient, template, data, state, created_at, sent_at)
    select ${toUuid(anyAccount)}, 'user@example.com', 'receipt', '{}', 'sent', now() - n * interval '1 minute', now()
    from ${numbers(counts.emails)}`.execute(db);
  await sql`
    insert into payment (account_id, course_ids, intent_id, state, list_cents, course_discount_cents, promo_discount_cents,
      tax_cents, amount_cents, terms_version, paid_at)
    select ${toUuid(sql`n`)}, '[1]', 'pi_bulk_' || n, 'paid', 3900, 0, 0, 0, 3900, '1', now()
    from ${numbers(counts.accounts)}`.execute(db);
  await sql`
    insert into webhook_event (id, type, intent_id, handled_at)
    select 'evt_bulk_' || n, 'payment_intent.succeeded', 'pi_bulk_' || n, now() from ${numbers(counts.accounts * 2)}`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
}

const toUuid = (n: ReturnType<typeof sql>) => sql`lpad(to_hex(${n}), 32, '0')::uuid`;
