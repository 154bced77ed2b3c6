import { sql, type Kysely } from 'kysely';

/**
 * Checks the rules of `bff/src/code/request-judging.ts` and inserts the row, in one round trip and under a lock per
 * learner. Each statement of a function gets a new snapshot, so it sees rows committed before the lock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index run_requested on run (account_id, question_id, created_at desc)`.execute(db);
  await sql`
    create function request_judging(
      wanted text, account uuid, course integer, question integer, language text, code text, fingerprint bytea,
      own_cases jsonb, stuck_after interval, repeat_within interval, most_unfinished integer,
      out row_id uuid, out outcome text, out unfinished integer)
    language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('judge ' || account, 0));
      select judged.id, case when is_same then 'repeated' else 'already_judging' end into row_id, outcome
        from (
          select id, created_at, state, wanted = 'run' and request_hash = fingerprint as is_same
            from run where account_id = account and question_id = question
          union all
          select id, created_at, state, wanted = 'submission' and request_hash = fingerprint
            from submission where account_id = account and question_id = question) as judged
        where (state <> 'finished' and created_at > clock_timestamp() - stuck_after)
          or (is_same and created_at > clock_timestamp() - repeat_within)
        order by is_same desc, created_at desc limit 1;
      if found then return; end if;
      select count(*) into unfinished from (
        select from run where account_id = account and state <> 'finished'
        union all select from submission where account_id = account and state <> 'finished') as open_rows;
      if unfinished >= most_unfinished then
        outcome := 'too_many_judging';
        return;
      end if;
      outcome := 'new';
      if wanted = 'run' then
        insert into run (account_id, course_id, question_id, lang, typed_code, request_hash, cases)
          values (account, course, question, language, code, fingerprint, own_cases) returning id into row_id;
      else
        insert into submission (account_id, course_id, question_id, lang, typed_code, request_hash)
          values (account, course, question, language, code, fingerprint) returning id into row_id;
      end if;
    end $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function request_judging`.execute(db);
  await sql`drop index run_requested`.execute(db);
}
