import { Redis } from 'ioredis';

/**
 * Opens a Redis connection that reconnects for ever. `failFast` rejects commands at once while Redis is away (for
 * requests a person waits on); without it commands wait for the connection (for workers).
 */
export function connectRedis(url: string, options: { failFast?: boolean } = {}): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: options.failFast ? 1 : null,
    enableOfflineQueue: !options.failFast,
    retryStrategy: (attempt) => Math.min(50 * attempt, 1000),
    lazyConnect: false,
  });
  redis.on('error', () => undefined); // told by readiness; an unheard 'error' event would end the process
  return redis;
}
