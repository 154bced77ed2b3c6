import { scanKeys } from '@dryrun/runtime/redis';
import type { Context } from './context.ts';

/** What the workers of a kind that are alive say of themselves (see runtime/src/heartbeat.ts). */
export async function listReports(
  { redis, config }: Context,
  kind: 'judge' | 'mail',
): Promise<readonly unknown[]> {
  const keys = await scanKeys(redis, `${config.REDIS_PREFIX}:${kind}:alive:*`);
  const values = keys.length > 0 ? await redis.mget(keys) : [];
  return values.filter((value) => value !== null).map(parseReport);
}

function parseReport(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
