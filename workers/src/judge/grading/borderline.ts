import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import type { JudgedCheck } from './check.ts';
import { toJsonColumn, type ClaimedRow } from '../queue/rows.ts';

/** Between these parts of the time limit a measurement may fall on either side. */
const [nearFrom, nearTo] = [0.8, 1.25];

/**
 * Same code, same verdict: a submission that came near its time limit gets the verdict that the same code got first, on
 * the same problem and judge. The median of three measurements decides then; chance never decides again. Two at once agree
 * as well, since only one of them is first.
 */
export async function settleBorderline(
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

/** Only time can differ from one judging to the next; a wrong answer is wrong however long it took. */
function isNearLimit({ statusMsg, runtime, limits }: JudgedCheck): boolean {
  if (statusMsg !== 'Approved' && statusMsg !== 'Time Limit Exceeded') return false;
  return limits !== undefined && runtime >= limits.timeMs * nearFrom && runtime <= limits.timeMs * nearTo;
}
