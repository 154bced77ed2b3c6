import { judgeHeartbeatSchema, type JudgeHealth, type JudgeWorker } from '@dryrun/contracts/judge-health';
import { langs } from '@dryrun/contracts/language';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import type { Context } from '../platform/context.ts';
import { listHeartbeats } from '../platform/heartbeats.ts';

const maxRecentSubmissions = 1000;

/** Leaves out judges of another version, whose heartbeats have other fields. */
export async function listJudges(context: Context): Promise<JudgeWorker[]> {
  const heartbeats = (await listHeartbeats(context, 'judge')).flatMap(
    (heartbeat) => judgeHeartbeatSchema.safeParse(heartbeat).data ?? [],
  );
  return heartbeats
    .map(({ languages, kept, ...rest }) => ({
      ...rest,
      languages: langs.map((lang) => ({ lang, version: languages[lang] })),
      pools: Object.entries(kept).map(([name, counts]) => ({ name, ...counts })),
    }))
    .toSorted((a, b) => a.host.localeCompare(b.host) || a.startedAt.localeCompare(b.startedAt));
}

export async function listBacklog(db: Kysely<Database>): Promise<JudgeHealth['backlog']> {
  const count = (table: string) => sql`
    select count(*) filter (where state = 'queued')::int as queued,
      count(*) filter (where state = 'running')::int as running,
      greatest(coalesce(extract(epoch from now() - min(created_at) filter (where state = 'queued')), 0), 0)::float
        as "oldestSeconds"
    from ${sql.table(table)} where state <> 'finished'`;
  const kinds = [
    ['run', 'run'],
    ['submission', 'submission'],
    ['trace', 'trace'],
    ['follow-up', 'follow_up'],
  ] as const;
  return Promise.all(
    kinds.map(async ([kind, table]) => {
      const { rows } = await sql<Omit<JudgeHealth['backlog'][number], 'kind'>>`${count(table)}`.execute(db);
      return { kind, ...(rows[0] ?? { queued: 0, running: 0, oldestSeconds: 0 }) };
    }),
  );
}

export async function getJudgeHealth(context: Context): Promise<JudgeHealth> {
  const { db } = context;
  const [workers, backlog, queues, last] = await Promise.all([
    listJudges(context),
    listBacklog(db),
    countJobs(context),
    readRecent(db),
  ]);
  return { workers, backlog, queues, last };
}

function countJobs({ enqueuer }: Context): Promise<JudgeHealth['queues']> {
  return Promise.all(
    Object.entries(enqueuer.queues).map(async ([name, queue]) => {
      const counts = await queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed');
      const countIn = (state: string): number => counts[state] ?? 0;
      return {
        name,
        waiting: countIn('waiting') + countIn('prioritized'),
        active: countIn('active'),
        delayed: countIn('delayed'),
        failed: countIn('failed'),
      };
    }),
  );
}

/** Reads only recent rows, by an index. */
async function readRecent(db: Kysely<Database>): Promise<JudgeHealth['last']> {
  const last = sql`(select lang, status_msg, created_at, started_at, finished_at from submission
    where state = 'finished' order by finished_at desc limit ${maxRecentSubmissions}) as last`;
  const times = await sql<{
    submissions: number;
    since: Date | null;
    wait: [number, number] | null;
    whole: [number, number] | null;
  }>`
    select count(*)::int as submissions, min(finished_at) as since,
      percentile_cont(array[0.5, 0.95]) within group (order by extract(epoch from started_at - created_at) * 1000) as wait,
      percentile_cont(array[0.5, 0.95]) within group (order by extract(epoch from finished_at - created_at) * 1000) as whole
    from ${last}`.execute(db);
  const verdicts = await sql<JudgeHealth['last']['verdicts'][number]>`
    select coalesce(status_msg, 'unknown') as verdict, lang, count(*)::int as count from ${last}
    group by 1, 2 order by 3 desc`.execute(db);
  const [row] = times.rows;
  return {
    submissions: row?.submissions ?? 0,
    since: row?.since?.toISOString() ?? null,
    verdicts: verdicts.rows,
    waitMs: percentiles(row?.wait ?? null),
    wholeMs: percentiles(row?.whole ?? null),
  };
}

/** Null if no row has the times. */
function percentiles(times: readonly (number | null)[] | null): { p50: number; p95: number } | null {
  const [p50, p95] = times ?? [];
  return typeof p50 === 'number' && typeof p95 === 'number' ? { p50, p95 } : null;
}
