import type { Lang } from '@dryrun/contracts/language';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';

/** An attempt that is stored as a practice event of the kind `break`; `ref` is the file name of the wrong program, or the id of a submission. */
export interface BreakAttempt {
  readonly account_id: string;
  readonly course_id: number;
  readonly question_id: number;
  readonly problem_version: string;
  readonly ref: string;
  readonly outcome: 'survived' | 'broken' | 'right-reason' | 'wrong-reason';
}

export interface SuiteAttempt extends Omit<BreakAttempt, 'ref' | 'outcome'> {
  readonly lang: Lang;
  readonly programs: number;
  readonly broken: number;
  readonly tests: number;
}

/** Stores a practice event of the kind `suite`; `ref` is the language. */
export async function insertSuiteAttempt(
  db: Kysely<Database>,
  { lang, programs, broken, tests, ...event }: SuiteAttempt,
): Promise<void> {
  const outcome = `${broken} of ${programs} with ${tests}`;
  await db
    .insertInto('practice_event')
    .values({ ...event, kind: 'suite', ref: lang, outcome })
    .execute();
}

export async function insertAttempt(db: Kysely<Database>, attempt: BreakAttempt): Promise<void> {
  await db
    .insertInto('practice_event')
    .values({ ...attempt, kind: 'break' })
    .execute();
}

/** The outcomes of an account's attempts at a program, oldest first. */
export async function listOutcomes(
  db: Kysely<Database>,
  { account_id, question_id, problem_version, ref }: Omit<BreakAttempt, 'course_id' | 'outcome'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('practice_event')
    .select('outcome')
    .where('account_id', '=', account_id)
    .where('question_id', '=', question_id)
    .where('problem_version', '=', problem_version)
    .where('kind', '=', 'break')
    .where('ref', '=', ref)
    .orderBy('id')
    .execute();
  return rows.map(({ outcome }) => outcome);
}

interface RefQuery {
  readonly account_id: string;
  readonly question_id: number;
  readonly kind: 'break' | 'example';
  readonly outcome: string;
}

/** The `ref` of each practice event of an account with this outcome: a program of Break it, or the input of an example. */
export async function listRefs(
  db: Kysely<Database>,
  { account_id, question_id, kind, outcome }: RefQuery,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('practice_event')
    .select('ref')
    .where('account_id', '=', account_id)
    .where('question_id', '=', question_id)
    .where('kind', '=', kind)
    .where('outcome', '=', outcome)
    .execute();
  return new Set(rows.map(({ ref }) => ref));
}
