import { Cluster, Redis, type ClusterOptions, type RedisOptions } from 'ioredis';
import { isCluster, isSentinel, readAddress } from './redis-address.ts';

/** A connection to Redis, however many servers that is. */
export type RedisClient = Redis | Cluster;

/**
 * Opens a Redis connection that reconnects for ever. `failFast` rejects commands at once while Redis is away (for
 * requests a person waits on); without it commands wait for the connection (for workers).
 *
 * `url` is `redis://` or `rediss://` (TLS). With `+sentinel` behind it, it names the sentinels and the group that they
 * watch, `redis+sentinel://:password@one:26379,two:26379/group`, whose primary is then followed wherever it moves. With
 * `+cluster` it names some nodes of a cluster, `redis+cluster://:password@one:6379,two:6379`, which name the others.
 * Throws a sentence when such an address cannot be read.
 */
export function connectRedis(url: string, options: { failFast?: boolean } = {}): RedisClient {
  const redis = open(url, options.failFast ?? false);
  redis.on('error', () => undefined); // told by readiness; an unheard 'error' event would end the process
  return redis;
}

/** The keys that match a pattern, on every server that may hold some. */
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

const pauseMs = (attempt: number): number => Math.min(50 * attempt, 1000);

/** A certificate is of a name: nodes must not be called by the address that the name stands for. */
const asNamed: NonNullable<ClusterOptions['dnsLookup']> = (name, done) => done(null, name);

function open(url: string, failFast: boolean): RedisClient {
  const perRequest = { maxRetriesPerRequest: failFast ? 1 : null };
  if (isCluster(url)) {
    const { hosts, isSecure, login } = readAddress(url);
    const manner: ClusterOptions = {
      enableOfflineQueue: !failFast,
      clusterRetryStrategy: pauseMs,
      redisOptions: { ...perRequest, ...login },
      // Whoever waits for an answer does not wait until a replica has taken a dead node's place.
      ...(failFast && { maxRedirections: 4 }),
      ...(isSecure && { dnsLookup: asNamed }),
    };
    return new Cluster(hosts, manner);
  }
  const manner: RedisOptions = {
    ...perRequest,
    enableOfflineQueue: !failFast,
    retryStrategy: pauseMs,
    lazyConnect: false,
  };
  if (!isSentinel(url)) return new Redis(url, manner);
  // Sentinels are asked with the same password as Redis; one without a password of its own ignores it.
  const { hosts, isSecure, login, name } = readAddress(url);
  return new Redis({
    ...manner,
    ...login,
    ...{ sentinels: hosts, name, sentinelRetryStrategy: pauseMs },
    ...(isSecure && { sentinelTLS: {}, enableTLSForSentinelMode: true }),
  });
}
