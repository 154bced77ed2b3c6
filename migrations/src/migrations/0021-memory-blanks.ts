import { sql, type Kysely } from 'kysely';

/**
 * Adds the exercise that blanks a corrected line, and practice in lessons without a problem. Safe while the old version runs: it ignores items of unknown kinds, and
 * its own kinds stay allowed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table memory_item drop constraint memory_item_kind_check`.execute(db);
  await sql`alter table memory_item add constraint memory_item_kind_check
    check (kind in ('quiz', 'counterexample', 'blank', 'solve-again', 'break'))`.execute(db);
  await sql`alter table practice_event alter column question_id drop not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from practice_event where question_id is null`.execute(db);
  await sql`alter table practice_event alter column question_id set not null`.execute(db);
  await sql`delete from memory_item where kind = 'blank'`.execute(db);
  await sql`alter table memory_item drop constraint memory_item_kind_check`.execute(db);
  await sql`alter table memory_item add constraint memory_item_kind_check
    check (kind in ('quiz', 'counterexample', 'solve-again', 'break'))`.execute(db);
}
