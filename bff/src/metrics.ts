import type { AddressInfo } from 'node:net';
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
export async function serveMetrics(context: Context): Promise<{ url: string; close(): Promise<void> }> {
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
  const { port } = server.address() as AddressInfo;
  return { url: `http://${METRICS_HOST}:${port}`, close: () => closeGently(server) };
}

function measureQueues({ db, enqueuer }: Context, register: Registry): void {
  const unfinished = new Gauge({
    name: 'judge_unfinished',
    help: 'Runs and submissions not yet judged.',
    labelNames: ['kind'],
    registers: [register],
    async collect() {
      for (const kind of judgedKinds) unfinished.set({ kind }, (await findBacklog(db, kind)).unfinished);
    },
  });
  const age = new Gauge({
    name: 'judge_oldest_queued_seconds',
    help: 'How long the oldest run or submission has been waiting for a judge.',
    labelNames: ['kind'],
    registers: [register],
    async collect() {
      for (const kind of judgedKinds) age.set({ kind }, (await findBacklog(db, kind)).oldestSeconds);
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

const judgedKinds = ['run', 'submission'] as const;

async function findBacklog(db: Context['db'], kind: (typeof judgedKinds)[number]) {
  const { rows } = await sql<{ unfinished: number; oldestSeconds: number }>`
    select count(*)::int as unfinished,
      coalesce(extract(epoch from now() - min(created_at) filter (where state = 'queued')), 0)::float as "oldestSeconds"
    from ${sql.table(kind)} where state <> 'finished'`.execute(db);
  return rows[0] ?? { unfinished: 0, oldestSeconds: 0 };
}
