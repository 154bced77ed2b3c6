import { connect, type Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';

export interface Rows {
  readonly submissions: number;
  readonly comments: number;
}

const submissionsPerLearner = 50;
const questions = 20;

/** Adds learners, finished submissions and comments on one post up to `rows`, then runs `vacuum analyze`. */
export async function insertRowsUpTo(databaseUrl: string, rows: Rows, postId: number): Promise<void> {
  const db = connect(databaseUrl, { maxConnections: 1 });
  try {
    await sql`set synchronous_commit = off`.execute(db);
    const learners = Math.ceil(rows.submissions / submissionsPerLearner);
    await sql`
      insert into account (email, email_key, name, confirmed_at)
      select 'load' || n || '@example.com', 'load' || n || '@example.com', 'Load ' || n, now()
      from generate_series(1, ${learners}::integer) as n
      on conflict do nothing`.execute(db);
    await addSubmissions(db, rows.submissions);
    await addComments(db, rows.comments, postId);
    await sql`vacuum analyze`.execute(db);
  } finally {
    await db.destroy();
  }
}

async function addSubmissions(db: Kysely<Database>, targetCount: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from submission`.execute(db);
  await sql`
    with learner as (
      select id, row_number() over (order by email_key) as n from account where email like 'load%@example.com')
    insert into submission (account_id, course_id, question_id, lang, typed_code, request_hash, state, attempt,
      created_at, started_at, finished_at, status_msg, runtime_ms, memory_kb, tests_passed, tests_total, result)
    select learner.id, 1, 1 + k % ${questions}::integer, 'python3', '# ' || k || repeat(E'\\n    x = 1', 40),
      sha256(k::text::bytea), 'finished', 1, at, at, at, 'Approved', 12, 9000, 60, 60,
      '{"statusMsg":"Approved","stdOutput":"","runtime":12,"memory":9000,"dataInput":"","testsPassed":60,"testsTotal":60}'
    from generate_series(${rows[0]?.count ?? 0}::integer + 1, ${targetCount}::integer) as k
      join learner on learner.n = 1 + k / ${submissionsPerLearner}::integer,
      lateral (select now() - k * interval '1 second' as at) as t`.execute(db);
}

async function addComments(db: Kysely<Database>, targetCount: number, postId: number): Promise<void> {
  await sql`
    insert into comment (post_id, account_id, content, created_at, updated_at)
    select ${postId}::integer, (select id from account where email = 'load' || (1 + n % 20) || '@example.com'),
      'Comment ' || n || repeat(' and some words', 12), at, at
    from generate_series((select count(*) from comment where post_id = ${postId}) + 1, ${targetCount}::integer) as n,
      lateral (select now() - n * interval '1 minute' as at) as t`.execute(db);
}
