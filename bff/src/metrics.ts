import { sql } from 'kysely';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from './context.ts';
import { closeGently, listen } from './http/listen.ts';

const registry = new Registry();

const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer, by route and status; a held check counts with its wait.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [registry],
});

/** Times every request under its route's pattern, never under its address: that would be a series per id. */
export const measureRequests: RequestHandler = (req, res, next) => {
  const stop = requests.startTimer({ method: req.method });
  res.once('finish', () =>
    stop({ route: (res.locals['route'] as string | undefined) ?? 'other', status: res.statusCode }),
  );
  next();
};

/** Serves the figures of this process and of the queues to Prometheus, on a port that the public does not reach. */
export async function serveMetrics(context: Context): Promise<{ close(): Promise<void> }> {
  const { METRICS_PORT, METRICS_HOST } = context.config;
  const queueRegistry = new Registry();
  collectDefaultMetrics({ register: queueRegistry });
  measureQueues(context, queueRegistry);
  const all = Registry.merge([registry, queueRegistry]);
  const server = await listen(
    (_req, res) => {
      all.metrics().then(
        (text) => res.writeHead(200, { 'Content-Type': all.contentType }).end(text),
        (error: unknown) => {
          context.log.warn({ err: error }, 'could not gather metrics');
          res.writeHead(503).end();
        },
      );
    },
    METRICS_PORT,
    METRICS_HOST,
  );
  return { close: () => closeGently(server) };
}

function measureQueues({ db, enqueuer }: Context, register: Registry): void {
  const depth = new Gauge({
    name: 'judge_unfinished',
    help: 'Runs and submissions not yet judged.',
    labelNames: ['kind', 'state'],
    registers: [register],
  });
  const age = new Gauge({
    name: 'judge_oldest_queued_seconds',
    help: 'How long the oldest run or submission has been waiting.',
    labelNames: ['kind'],
    registers: [register],
    async collect() {
      for (const kind of ['run', 'submission'] as const) {
        const { rows } = await sql<{ queued: number; running: number; age: number }>`
          select count(*) filter (where state = 'queued')::int as queued,
            count(*) filter (where state = 'running')::int as running,
            coalesce(extract(epoch from now() - min(created_at) filter (where state = 'queued')), 0)::float as age
          from ${sql.table(kind)} where state <> 'finished'`.execute(db);
        const [row] = rows;
        depth.set({ kind, state: 'queued' }, row?.queued ?? 0);
        depth.set({ kind, state: 'running' }, row?.running ?? 0);
        age.set({ kind }, row?.age ?? 0);
      }
    },
  });
  const jobs = new Gauge({
    name: 'queue_jobs',
    help: 'Jobs in Redis.',
    labelNames: ['queue', 'state'],
    registers: [register],
    async collect() {
      for (const [queue, bullQueue] of Object.entries(enqueuer.queues)) {
        for (const [state, count] of Object.entries(await bullQueue.getJobCounts()))
          jobs.set({ queue, state }, count);
      }
    },
  });
}
