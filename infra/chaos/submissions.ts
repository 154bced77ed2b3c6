import { sql } from 'kysely';
import { programs } from '../bench/programs.ts';
import { newBuyer } from '../system/buyer-account.ts';
import { learnerWith } from '../system/learner.ts';
import type { System } from '../system/start-system.ts';
import { persist } from './retry-until.ts';

/** Learners who submit at the same time: more than the judge has slots, so that there is a queue. */
const learners = 12;
const question = 1;
/** The language whose program is through soonest, so that the faults take the time and not the tests. */
const lang = 'java';

/** What a learner was told: the id of the row for each program that the server took. */
export type Submitted = ReadonlyMap<string, string>;

/** Submits `count` programs, each learner the next one when the last has its verdict, whatever breaks meanwhile. */
export async function submitAll(system: System, count: number, deadline: number): Promise<Submitted> {
  const taken = new Map<string, string>();
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(learners, count) }, async () => {
      const account = await persist(() => newBuyer(system.services.db), deadline);
      if (!account) return;
      const learner = learnerWith(system.url, account.token);
      while (next < count && Date.now() < deadline) {
        next += 1;
        const mark = `chaos ${next}`;
        const id = await persist(
          () => learner.submit(question, lang, programs[lang].solution(mark)),
          deadline,
        );
        if (id === undefined) return;
        taken.set(mark, id);
        await persist(() => learner.result('submit', id, 10_000), deadline);
      }
    }),
  );
  return taken;
}

export interface Judged {
  readonly done: number;
  /** Taken by the server, yet without a row. */
  readonly lost: number;
  /** More than one row for one press of Submit. */
  readonly doubled: number;
  readonly stuck: number;
  /** Finished with another verdict than Approved. */
  readonly wrong: number;
  /** Judged by another judge than the one that took it first. */
  readonly retried: number;
}

/** What the rows say of all that was taken. */
export async function judgeSubmissions({ services }: System, taken: Submitted): Promise<Judged> {
  const { rows } = await sql<{ id: string; mark: string; state: string; verdict: string; attempt: number }>`
    select id, substring(typed_code from 'chaos [0-9]+') as mark, state, status_msg as verdict, attempt
    from submission where typed_code like '%chaos %'`.execute(services.db);
  const ids = new Set(rows.map(({ id }) => id));
  const finished = rows.filter(({ state }) => state === 'finished');
  return {
    done: new Set(finished.map(({ mark }) => mark)).size,
    lost: [...taken.values()].filter((id) => !ids.has(id)).length,
    doubled: rows.length - new Set(rows.map(({ mark }) => mark)).size,
    stuck: rows.length - finished.length,
    wrong: finished.filter(({ verdict }) => verdict !== 'Approved').length,
    retried: finished.filter(({ attempt }) => attempt > 1).length,
  };
}
