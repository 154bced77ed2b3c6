import { serveHealth } from '@dryrun/runtime/health-server';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { registerBacklogMetrics } from './backlog-metrics.ts';
import type { Context } from './context.ts';
import { isReadyToServe } from './health.ts';

const registry = new Registry();

const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Response time by route and status. Long polls include their wait.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [registry],
});

/** Labels requests by route pattern, because URLs would create a series per id. */
export const measureRequests: RequestHandler = (req, res, next) => {
  const stop = requests.startTimer({ method: req.method });
  res.once('finish', () =>
    stop({ route: (res.locals['route'] as string | undefined) ?? 'other', status: res.statusCode }),
  );
  next();
};

/** Serves health checks and Prometheus metrics on a private port. */
export async function serveMetrics(context: Context): Promise<{ readonly url: string; stop(): void }> {
  const { METRICS_PORT: port, METRICS_HOST: host } = context.config;
  const processRegistry = new Registry();
  collectDefaultMetrics({ register: processRegistry });
  registerBacklogMetrics(context, processRegistry);
  const mergedRegistry = Registry.merge([registry, processRegistry]);
  return serveHealth({ port, host, registry: mergedRegistry, isReady: () => isReadyToServe(context) });
}
