import { Cluster, Redis, type ClusterOptions, type RedisOptions } from 'ioredis';
import { isCluster, isSentinel, readAddress } from './redis-address.ts';

export type RedisClient = Redis | Cluster;

/**
 * Opens a Redis connection that reconnects forever. With `failFast`, commands fail immediately while Redis is unavailable
 * (for user-facing requests); otherwise they are queued (for workers).
 *
 * `url` is one of these, each also with `rediss` for TLS:
 * - `redis://:password@host:6379`
 * - `redis+sentinel://:password@one:26379,two:26379/group`: follows the primary of the group.
 * - `redis+cluster://:password@one:6379,two:6379`: discovers the other nodes.
 *
 * Throws if the URL is invalid.
 */
export function connectRedis(url: string, options: { failFast?: boolean } = {}): RedisClient {
  const redis = open(url, options.failFast ?? false);
  redis.on('error', () => undefined); // readiness reports it; an unhandled 'error' event would crash the process
  return redis;
}

export async function scanKeys(redis: RedisClient, pattern: string): Promise<string[]> {
  const servers = redis instanceof Cluster ? redis.nodes('master') : [redis];
  const keys = await Promise.all(servers.map((server) => scanServer(server, pattern)));
  return keys.flat();
}

async function scanServer(redis: Redis, pattern: string): Promise<string[]> {
  const keys: string[] = [];
  let cursor = '0';
  do {
    const [next, found] = await redis.scan(cursor, 'MATCH', pattern, 'COUNT', 1000);
    keys.push(...found);
    cursor = next;
  } while (cursor !== '0');
  return keys;
}

const retryDelayMs = (attempt: number): number => Math.min(50 * attempt, 1000);

/** Skips DNS resolution: TLS certificates match host names, not IP addresses. */
const keepHostName: NonNullable<ClusterOptions['dnsLookup']> = (name, done) => done(null, name);

function open(url: string, failFast: boolean): RedisClient {
  const perRequest = { maxRetriesPerRequest: failFast ? 1 : null };
  if (isCluster(url)) {
    const { hosts, isSecure, login } = readAddress(url);
    const clientOptions: ClusterOptions = {
      enableOfflineQueue: !failFast,
      clusterRetryStrategy: retryDelayMs,
      redisOptions: { ...perRequest, ...login },
      // Fail instead of waiting for a failover.
      ...(failFast && { maxRedirections: 4 }),
      ...(isSecure && { dnsLookup: keepHostName }),
    };
    return new Cluster(hosts, clientOptions);
  }
  const clientOptions: RedisOptions = {
    ...perRequest,
    enableOfflineQueue: !failFast,
    retryStrategy: retryDelayMs,
    lazyConnect: false,
  };
  if (!isSentinel(url)) return new Redis(url, clientOptions);
  // A sentinel without a password ignores the password of Redis.
  const { hosts, isSecure, login, name } = readAddress(url);
  return new Redis({
    ...clientOptions,
    ...login,
    sentinels: hosts,
    name,
    sentinelRetryStrategy: retryDelayMs,
    ...(isSecure && { sentinelTLS: {}, enableTLSForSentinelMode: true }),
  });
}
