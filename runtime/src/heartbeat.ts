import { randomUUID } from 'node:crypto';
import type { RedisClient } from './redis.ts';

const beatMs = 1500;
const lifeS = 5;

/** Keeps a worker's report in Redis under `<prefix>:<kind>:alive:<id>`; one that stops, or dies, is gone within seconds. */
export async function startHeartbeat(
  redis: RedisClient,
  prefix: string,
  kind: 'judge' | 'mail',
  report: () => object,
): Promise<{ stop(): Promise<void> }> {
  const key = `${prefix}:${kind}:alive:${randomUUID()}`;
  const beat = async (): Promise<void> => {
    await redis.set(key, JSON.stringify(report()), 'EX', lifeS);
  };
  await beat();
  const timer = setInterval(() => void beat().catch(() => undefined), beatMs);
  return {
    async stop() {
      clearInterval(timer);
      await redis.del(key);
    },
  };
}
