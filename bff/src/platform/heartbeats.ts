import { scanKeys } from '@dryrun/runtime/redis';
import type { Context } from './context.ts';

/** Returns the heartbeats of all live workers of a kind (runtime/src/heartbeat.ts). */
export async function listHeartbeats(
  { redis, config }: Pick<Context, 'redis' | 'config'>,
  kind: 'judge' | 'mail',
): Promise<readonly unknown[]> {
  const keys = await scanKeys(redis, `${config.REDIS_PREFIX}:${kind}:alive:*`);
  const values = keys.length > 0 ? await redis.mget(keys) : [];
  return values.filter((value) => value !== null).map(parseHeartbeat);
}

function parseHeartbeat(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
