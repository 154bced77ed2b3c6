import { createHash } from 'node:crypto';
import { limits } from '@dryrun/contracts/limits';
import type { Lang } from '@dryrun/contracts/language';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { ApiError } from '../platform/error.ts';

export interface JudgeRequest {
  readonly accountId: string;
  readonly courseId: number;
  readonly questionId: number;
  readonly lang: Lang;
  readonly typedCode: string;
}

export type JudgedTable = 'run' | 'submission';

/** A row queued longer than this is stuck, because no judge is alive. It no longer blocks new requests. */
const stuckMs = 60_000;

/** Identifies repeated requests, such as a double click. */
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

/** `unfinished` counts the learner's other unfinished rows. */
export type RequestedRow =
  | { readonly id: string; readonly isNew: true; readonly unfinished: number }
  | { readonly id: string; readonly isNew: false };

/**
 * Inserts a row, or returns the row of an identical request that is recent or unfinished. Throws `already_judging`
 * while the learner has another unfinished request for this question, or `too_many_judging`. A lock serializes
 * concurrent requests of a learner. A database function does this in one round trip, because the learner waits
 * (migrations/src/migrations/0006-request-judging.ts).
 */
export async function requestJudging(
  db: Kysely<Database>,
  table: JudgedTable,
  request: JudgeRequest,
  cases?: readonly (readonly string[])[],
): Promise<RequestedRow> {
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
