import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const lessonReference = sql`
    account_id uuid not null references account on delete cascade,
    course_id integer not null,
    lesson_id integer not null`;
  await sql`
    create table note (
      ${lessonReference},
      content text not null,
      updated_at timestamptz not null default now(),
      primary key (account_id, lesson_id)
    )`.execute(db);
  await sql`
    create table bookmark (
      ${lessonReference},
      created_at timestamptz not null default now(),
      primary key (account_id, lesson_id)
    )`.execute(db);
  await sql`
    create table quiz_result (
      ${lessonReference},
      quiz_id text not null,
      answers jsonb not null,
      is_correct boolean not null,
      submitted_at timestamptz not null default now(),
      primary key (account_id, lesson_id, quiz_id)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['quiz_result', 'bookmark', 'note']) await sql`drop table ${sql.id(table)}`.execute(db);
}
