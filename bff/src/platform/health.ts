import { isTrueInTime } from '@dryrun/runtime/health-server';
import { sql } from 'kysely';
import { Router } from 'express';
import type { Context } from './context.ts';
import { listHeartbeats } from './heartbeats.ts';

export const isReadyToServe = async ({ db, stopping }: Context): Promise<boolean> =>
  !stopping.aborted && (await respondsInTime(sql`select 1`.execute(db)));

/** GET /healthz, /readyz (database, Redis and a judge) and /readyz/self (this process and the database). */
export function healthRoutes(context: Context): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz/self', async (_req, res) => {
    const ready = await isReadyToServe(context);
    res
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ ready });
  });
  router.get('/readyz', async (_req, res) => {
    const [database, redis, judges, mailWorkers] = await Promise.all([
      respondsInTime(sql`select 1`.execute(context.db)),
      respondsInTime(context.redis.ping()),
      listHeartbeats(context, 'judge').catch(() => []),
      listHeartbeats(context, 'mail').catch(() => []),
    ]);
    const isReady = database && redis && judges.length > 0 && !context.stopping.aborted;
    res
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ ready: isReady, database, redis, judges: judges.map(omitHost), mail: mailWorkers.length > 0 });
  });
  return router;
}

/** Hides the host name, because /readyz is public. */
function omitHost(heartbeat: unknown): unknown {
  if (typeof heartbeat !== 'object' || heartbeat === null) return heartbeat;
  return Object.fromEntries(Object.entries(heartbeat).filter(([name]) => name !== 'host'));
}

const respondsInTime = (response: Promise<unknown>): Promise<boolean> =>
  isTrueInTime(response.then(() => true));
