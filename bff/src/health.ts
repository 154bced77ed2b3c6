import { sql } from 'kysely';
import { Router } from 'express';
import type { Context } from './context.ts';

/** What a judge writes of itself every few seconds (see workers/src/judge). */
type JudgeReport = unknown;

/** GET /healthz: this process serves. GET /readyz: it has its database, Redis and at least one judge. */
export function healthRoutes(context: Context): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const [database, redis, judges] = await Promise.all([
      isThere(sql`select 1`.execute(context.db)),
      isThere(context.redis.ping()),
      listJudges(context).catch(() => []),
    ]);
    const isReady = database && redis && judges.length > 0;
    res
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ ready: isReady, database, redis, judges });
  });
  return router;
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

async function listJudges({ redis, config }: Context): Promise<JudgeReport[]> {
  const prefix = `${config.REDIS_PREFIX}:judge:alive:`;
  const keys: string[] = [];
  let cursor = '0';
  do {
    const [next, found] = await redis.scan(cursor, 'MATCH', `${prefix}*`, 'COUNT', 1000);
    keys.push(...found);
    cursor = next;
  } while (cursor !== '0');
  const values = keys.length > 0 ? await redis.mget(keys) : [];
  return values.filter((value) => value !== null).map(parseReport);
}

function parseReport(text: string): JudgeReport {
  try {
    return JSON.parse(text) as JudgeReport;
  } catch {
    return text;
  }
}
