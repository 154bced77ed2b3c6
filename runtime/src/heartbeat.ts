import { randomUUID } from 'node:crypto';
import type { RedisClient } from './redis.ts';

const intervalMs = 1500;
const ttlSeconds = 5;

/** Publishes a worker's report in Redis under `<prefix>:<kind>:alive:<id>`. It expires when the worker dies. */
export async function startHeartbeat(
  redis: RedisClient,
  prefix: string,
  kind: 'judge' | 'mail',
  report: () => object,
): Promise<{ stop(): Promise<void> }> {
  const key = `${prefix}:${kind}:alive:${randomUUID()}`;
  const publish = async (): Promise<void> => {
    await redis.set(key, JSON.stringify(report()), 'EX', ttlSeconds);
  };
  await publish();
  const timer = setInterval(() => void publish().catch(() => undefined), intervalMs);
  return {
    async stop() {
      clearInterval(timer);
      await redis.del(key);
    },
  };
}
