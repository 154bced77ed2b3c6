import { Redis, type RedisOptions } from 'ioredis';

/**
 * Opens a Redis connection that reconnects for ever. `failFast` rejects commands at once while Redis is away (for
 * requests a person waits on); without it commands wait for the connection (for workers).
 *
 * `url` is `redis://` or `rediss://` (TLS), or with `+sentinel` behind it names the sentinels and the group that they
 * watch, `redis+sentinel://:password@one:26379,two:26379/group`, whose primary is then followed wherever it moves.
 * Throws a sentence when such an address cannot be read.
 */
export function connectRedis(url: string, options: { failFast?: boolean } = {}): Redis {
  const manner: RedisOptions = {
    maxRetriesPerRequest: options.failFast ? 1 : null,
    enableOfflineQueue: !options.failFast,
    retryStrategy: (attempt) => Math.min(50 * attempt, 1000),
    lazyConnect: false,
  };
  const redis = /^rediss?\+sentinel:/.test(url)
    ? new Redis({ ...manner, ...sentinelOptions(url) })
    : new Redis(url, manner);
  redis.on('error', () => undefined); // told by readiness; an unheard 'error' event would end the process
  return redis;
}

/** Sentinels are asked with the same password as Redis; one without a password of its own ignores it. */
function sentinelOptions(url: string): RedisOptions {
  const [, s, user = '', password = '', hosts = '', name = ''] =
    /^redis(s?)\+sentinel:\/\/(?:([^:@/]*):([^@/]*)@)?([^/@]+)\/([\w.-]+)$/.exec(url) ?? [];
  const sentinels = hosts.split(',').map((host) => {
    const [, address = '', port = '26379'] = /^([^:]+|\[[^\]]+\])(?::(\d+))?$/.exec(host) ?? [];
    return { host: address.replace(/^\[|\]$/g, ''), port: Number(port) };
  });
  if (name === '' || sentinels.some(({ host }) => host === ''))
    throw new Error(
      'REDIS_URL: an address of sentinels is redis+sentinel://:password@host:26379,host:26379/group-name.',
    );
  const isSecure = s === 's';
  return {
    sentinels,
    name,
    ...(user !== '' && { username: decodeURIComponent(user) }),
    ...(password !== '' && { password: decodeURIComponent(password) }),
    ...(isSecure && { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true }),
    sentinelRetryStrategy: (attempt) => Math.min(50 * attempt, 1000),
  };
}
