import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import type { JudgedCheck } from './check.ts';
import { toJsonColumn, type ClaimedRow } from '../queue/rows.ts';

/** A runtime between these factors of the time limit could be on the other side in another run. */
const [borderlineFrom, borderlineTo] = [0.8, 1.25];

/** Returns the first verdict for the same code near the time limit. Concurrent submissions get the same one. */
export async function resolveBorderline(
  db: Kysely<Database>,
  row: Pick<ClaimedRow, 'id' | 'questionId' | 'attempt'>,
  check: JudgedCheck,
): Promise<JudgedCheck> {
  if (!isNearLimit(check)) return check;
  const version = `${check.judgeVersion ?? ''}, ${check.testsTotal ?? 0} tests, ${check.limits?.timeMs ?? 0} ms`;
  const hash = sql`(select request_hash from submission where id = ${row.id})`;
  await sql`
    insert into borderline_verdict (question_id, request_hash, judge_version, result)
    values (${row.questionId}, ${hash}, ${version}, ${toJsonColumn(check)}) on conflict do nothing`.execute(
    db,
  );
  const { rows } = await sql<{ result: JudgedCheck }>`
    select result from borderline_verdict
    where question_id = ${row.questionId} and request_hash = ${hash} and judge_version = ${version}`.execute(
    db,
  );
  return { ...(rows[0]?.result ?? check), attempt: row.attempt };
}

/** Other verdicts don't depend on time. */
function isNearLimit({ statusMsg, runtime, limits }: JudgedCheck): boolean {
  if (statusMsg !== 'Approved' && statusMsg !== 'Time Limit Exceeded') return false;
  return (
    limits !== undefined &&
    runtime >= limits.timeMs * borderlineFrom &&
    runtime <= limits.timeMs * borderlineTo
  );
}
