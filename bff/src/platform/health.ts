import { sql } from 'kysely';
import { Router } from 'express';
import type { Context } from './context.ts';
import { listReports } from './heartbeats.ts';

/** Whether requests may be sent to this process: it has its database and has not been told to stop. */
export const isServing = async ({ db, stopping }: Context): Promise<boolean> =>
  !stopping.aborted && (await isThere(sql`select 1`.execute(db)));

/**
 * GET /healthz: this process serves. GET /readyz: it has its database, Redis and at least one judge; whether mails go out
 * is told too, but pages are served without. GET /readyz/self is for whoever spreads requests over processes: what all
 * of them lack is no reason to take this one out.
 */
export function healthRoutes(context: Context): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz/self', async (_req, res) => {
    const ready = await isServing(context);
    res
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ ready });
  });
  router.get('/readyz', async (_req, res) => {
    const [database, redis, judges, mailers] = await Promise.all([
      isThere(sql`select 1`.execute(context.db)),
      isThere(context.redis.ping()),
      listReports(context, 'judge').catch(() => []),
      listReports(context, 'mail').catch(() => []),
    ]);
    const isReady = database && redis && judges.length > 0 && !context.stopping.aborted;
    res
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ ready: isReady, database, redis, judges: judges.map(withoutHost), mail: mailers.length > 0 });
  });
  return router;
}

/** Everybody may ask for readiness; the names of machines are for admins. */
function withoutHost(report: unknown): unknown {
  if (typeof report !== 'object' || report === null) return report;
  return Object.fromEntries(Object.entries(report).filter(([name]) => name !== 'host'));
}

const patienceMs = 2000;

async function isThere(answer: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), patienceMs);
  const there = answer.then(
    () => true,
    () => false,
  );
  return Promise.race([there, late]).finally(() => clearTimeout(timer));
}
