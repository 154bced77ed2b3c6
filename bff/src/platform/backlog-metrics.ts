import { setTimeout as pause } from 'node:timers/promises';
import { findOldestWaiting } from '@dryrun/runtime/oldest-job';
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Context } from './context.ts';

/** A gauge filled by a query. Each row has `value` and one column per label. */
interface RowGauge {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
  readonly query: ReturnType<typeof sql<GaugeRow>>;
}

const timeoutMs = 2000;

type GaugeRow = { readonly value: number } & Readonly<Record<string, string | number>>;

const secondsSince = (since: ReturnType<typeof sql>) =>
  sql`coalesce(extract(epoch from now() - ${since}), 0)::float as value`;

const dueMail = sql`mail where state in ('queued', 'sending') and send_after <= now()`;

/** Gauges for pending rows. Each query reads a small partial index and repeats the condition of that index. */
const rowGauges: readonly RowGauge[] = [
  {
    name: 'judge_unfinished',
    help: 'Runs and submissions not yet judged.',
    labelNames: ['kind'],
    query: sql`
      select 'run' as kind, count(*)::int as value from run where state <> 'finished'
      union all select 'submission', count(*)::int from submission where state <> 'finished'`,
  },
  {
    name: 'judge_oldest_queued_seconds',
    help: 'How long the oldest run or submission has been waiting for a judge.',
    labelNames: ['kind'],
    query: sql`
      select 'run' as kind, ${secondsSince(sql`min(created_at)`)} from run
        where state <> 'finished' and state = 'queued'
      union all select 'submission', ${secondsSince(sql`min(created_at)`)} from submission
        where state <> 'finished' and state = 'queued'`,
  },
  {
    name: 'mails_unsent',
    help: 'Emails that are due or being sent.',
    query: sql`select count(*)::int as value from ${dueMail}`,
  },
  {
    name: 'mails_oldest_due_seconds',
    help: 'How long the oldest due email has been waiting.',
    query: sql`select ${secondsSince(sql`min(send_after)`)} from ${dueMail}`,
  },
  {
    name: 'payment_events_unhandled',
    help: 'Stripe events that are not handled yet.',
    query: sql`select count(*)::int as value from webhook_event where handled_at is null`,
  },
  {
    name: 'payment_events_oldest_seconds',
    help: 'How long the oldest unhandled Stripe event has been waiting.',
    query: sql`select ${secondsSince(sql`min(received_at)`)} from webhook_event where handled_at is null`,
  },
  {
    name: 'refunds_waiting',
    help: 'Unfinished refunds by state: waiting for an admin, for the worker or for Stripe.',
    labelNames: ['state'],
    query: sql`
      select 'requested' as state, count(*)::int as value from refund where state = 'requested'
      union all select 'approved', count(*)::int from refund where state = 'approved'
      union all select 'pending', count(*)::int from refund where state = 'pending'`,
  },
];

/** Rejects after `timeoutMs`, so that a slow query does not exceed the scrape timeout of Prometheus. */
async function rejectAfterTimeout(): Promise<never> {
  await pause(timeoutMs, undefined, { ref: false });
  throw new Error(`no response in ${timeoutMs} ms`);
}

/** Logs and omits a gauge that cannot be collected. */
export function registerBacklogMetrics({ db, redis, enqueuer, log }: Context, registry: Registry): void {
  const register = (
    { name, help, labelNames = [] }: Omit<RowGauge, 'query'>,
    read: () => Promise<readonly GaugeRow[]>,
  ): void => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      collect: () => Promise.race([collect(), rejectAfterTimeout()]).catch(logError),
    });
    const collect = async (): Promise<void> => {
      gauge.reset();
      for (const { value, ...labels } of await read()) gauge.set(labels, value);
    };
    const logError = (error: unknown): void => log.warn({ err: error, name }, 'could not collect a metric');
  };
  const queues = Object.entries(enqueuer.queues);
  for (const { query, ...options } of rowGauges)
    register(options, async () => (await query.execute(db)).rows);
  register({ name: 'queue_jobs', help: 'Jobs in Redis.', labelNames: ['queue', 'state'] }, async () => {
    const rows: GaugeRow[] = [];
    for (const [queue, bullQueue] of queues) {
      for (const [state, value] of Object.entries(await bullQueue.getJobCounts()))
        rows.push({ queue, state, value });
    }
    return rows;
  });
  const oldest = {
    name: 'queue_oldest_waiting_seconds',
    help: 'Age of the oldest waiting job in Redis; 0 if no job waits.',
    labelNames: ['queue'],
  };
  register(oldest, () =>
    Promise.all(
      queues.map(async ([queue, bullQueue]) => {
        const addedAt = await findOldestWaiting(redis, bullQueue);
        return { queue, value: addedAt === undefined ? 0 : Math.max(0, Date.now() - addedAt) / 1000 };
      }),
    ),
  );
}
