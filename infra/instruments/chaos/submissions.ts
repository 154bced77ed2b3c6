import { sql } from 'kysely';
import { createUser } from '../../system/learner.ts';
import type { System } from '../../system/start-system.ts';
import { countUp, createWorkers, workConcurrently, retryUntil } from '../concurrency.ts';
import type { Outcomes } from '../outcomes.ts';
import { programs } from '../programs.ts';

/** Concurrent learners: more than the judge's slots, so that submissions queue. */
const learnerCount = 12;
const questionId = 1;
/** The language with the shortest submissions, so that faults dominate the run. */
const lang = 'java';

/** Ids of the accepted submissions, by the marker in the program. */
export type SubmissionIds = ReadonlyMap<string, string>;

/** Submits `count` programs with retries. Each learner waits for a verdict before the next submission. */
export async function submitAll(system: System, count: number, deadline: number): Promise<SubmissionIds> {
  const accepted = new Map<string, string>();
  const users = await Promise.all(
    createWorkers(Math.min(learnerCount, count)).map(() => retryUntil(deadline, () => createUser(system))),
  );
  const learners = users.filter((user) => user !== undefined);
  await workConcurrently(learners, countUp(1, count + 1, deadline), async (number, learner) => {
    const marker = `chaos ${number}`;
    const id = await retryUntil(deadline, () =>
      learner.submit(questionId, lang, programs[lang].solution(marker)),
    );
    if (id === undefined) return;
    accepted.set(marker, id);
    await retryUntil(deadline, () => learner.waitForResult('submit', id, 10_000));
  });
  return accepted;
}

/**
 * Lost: accepted by the server but not in the database. Doubled: additional rows for the same program. Wrong: finished
 * with a verdict other than Approved.
 */
interface SubmissionOutcomes extends Outcomes {
  /** Finished after more than one attempt, such as when a judge was killed. */
  readonly retried: number;
}

export async function checkSubmissions(
  { services }: System,
  accepted: SubmissionIds,
): Promise<SubmissionOutcomes> {
  const { rows } = await sql<{ id: string; marker: string; state: string; verdict: string; attempt: number }>`
    select id, substring(typed_code from 'chaos [0-9]+') as marker, state, status_msg as verdict, attempt
    from submission where typed_code like '%chaos %'`.execute(services.db);
  const ids = new Set(rows.map(({ id }) => id));
  const finished = rows.filter(({ state }) => state === 'finished');
  return {
    done: new Set(finished.map(({ marker }) => marker)).size,
    lost: [...accepted.values()].filter((id) => !ids.has(id)).length,
    doubled: rows.length - new Set(rows.map(({ marker }) => marker)).size,
    stuck: rows.length - finished.length,
    wrong: finished.filter(({ verdict }) => verdict !== 'Approved').length,
    retried: finished.filter(({ attempt }) => attempt > 1).length,
  };
}
