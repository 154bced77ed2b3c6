import { sql, type Kysely } from 'kysely';

/** A learner's code per question and language, and its earlier versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const draftReference = sql`
    account_id uuid not null references account on delete cascade,
    question_id integer not null,
    lang text not null check (lang in ('java', 'python3', 'c_cpp'))`;
  await sql`
    create table draft (
      ${draftReference},
      typed_code text,
      revision integer not null default 1,
      edited_at timestamptz not null,
      created_at timestamptz not null default now(),
      primary key (account_id, question_id, lang)
    )`.execute(db);
  await sql`
    create table draft_version (
      id uuid primary key default gen_random_uuid(),
      ${draftReference},
      typed_code text not null,
      edited_at timestamptz not null
    )`.execute(db);
  await sql`
    create index draft_version_by_draft on draft_version (account_id, question_id, lang, edited_at desc)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['draft_version', 'draft']) await sql`drop table ${sql.id(table)}`.execute(db);
}
