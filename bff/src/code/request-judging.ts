import { createHash } from 'node:crypto';
import { limits } from '@dryrun/contracts/limits';
import type { Lang } from '@dryrun/contracts/language';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { ApiError } from '../platform/error.ts';

/** What a learner asks to be judged. */
export interface JudgeRequest {
  readonly accountId: string;
  readonly courseId: number;
  readonly questionId: number;
  readonly lang: Lang;
  readonly typedCode: string;
}

export type JudgedTable = 'run' | 'submission';

/** A row left waiting this long is stuck (no judge is alive) and no longer keeps its learner from trying again. */
const stuckMs = 60_000;

/** The fingerprint by which a double click is known. */
function requestHash(
  table: JudgedTable,
  request: JudgeRequest,
  cases?: readonly (readonly string[])[],
): Buffer {
  const { lang, typedCode, courseId } = request;
  return createHash('sha256')
    .update(JSON.stringify([table, courseId, lang, typedCode, cases]))
    .digest();
}

/** A row to be judged: the one just made, or that of an equal request. `unfinished` counts the learner's others. */
export type Requested =
  | { readonly id: string; readonly isNew: true; readonly unfinished: number }
  | { readonly id: string; readonly isNew: false };

/**
 * Makes a row unless an equal request of the last seconds, or one still being judged, has one: then its id is given.
 * Throws `already_judging` while another request of the same learner and question is being judged, and
 * `too_many_judging` while as many of the learner's as may be wait for their results. Requests of one learner go one by
 * one, so this holds for twenty at once. All in one call of the database (migrations/src/migrations/0006): the learner waits.
 */
export async function requestJudging(
  db: Kysely<Database>,
  table: JudgedTable,
  request: JudgeRequest,
  cases?: readonly (readonly string[])[],
): Promise<Requested> {
  const { accountId, courseId, questionId, lang, typedCode } = request;
  const hash = requestHash(table, request, cases);
  const { rows } = await sql<{ id: string; outcome: Outcome; unfinished: number }>`
    select row_id as id, outcome, unfinished from request_judging(${table}, ${accountId}, ${courseId}::integer,
      ${questionId}::integer, ${lang}, ${typedCode}, ${hash}, ${cases ? JSON.stringify(cases) : null}::jsonb,
      ${stuckMs} * interval '1 ms', ${limits.repeatWindowMs} * interval '1 ms',
      ${limits.unfinishedPerAccount}::integer)`.execute(db);
  const [row] = rows;
  if (row?.outcome === 'new') return { id: row.id, isNew: true, unfinished: row.unfinished };
  if (row?.outcome === 'repeated') return { id: row.id, isNew: false };
  throw new ApiError(row?.outcome ?? 'internal');
}

type Outcome = 'new' | 'repeated' | 'already_judging' | 'too_many_judging';
