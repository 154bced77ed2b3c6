import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './error.ts';

/** How many times in how many seconds. */
const rules = {
  loginByAccount: { points: 10, duration: 15 * 60 },
  loginByAddress: { points: 50, duration: 15 * 60 },
  run: { points: 20, duration: 60 },
  submit: { points: 10, duration: 60 },
  /** Every call of the API: a whole classroom behind one address may poll, a flood may not. */
  request: { points: 3000, duration: 60 },
} as const;

export type RateRule = keyof typeof rules;

export interface RateLimits {
  /** Counts one attempt of `key`. Throws `too_many_attempts` with the seconds to wait when there are too many. */
  take(rule: RateRule, key: string): Promise<void>;
  /** Forgets the attempts of `key`. */
  forget(rule: RateRule, key: string): Promise<void>;
}

/** Counts in Redis for all our processes; while Redis is away each process counts for itself. */
export function createRateLimits(redis: Redis, prefix: string, scale: number): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([rule, { points, duration }]) => {
      const options = {
        keyPrefix: `${prefix}:rate:${rule}`,
        points: Math.max(1, Math.round(points * scale)),
        duration,
      };
      const insuranceLimiter = new RateLimiterMemory(options);
      return [
        rule,
        new RateLimiterRedis({
          ...options,
          storeClient: redis,
          rejectIfRedisNotReady: true,
          insuranceLimiter,
        }),
      ];
    }),
  ) as Record<RateRule, RateLimiterRedis>;
  return {
    async take(rule, key) {
      try {
        await limiters[rule].consume(hashed(key));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw tooManyAttempts(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
      }
    },
    async forget(rule, key) {
      await limiters[rule].delete(hashed(key)).catch(() => false);
    },
  };
}

function tooManyAttempts(seconds: number): ApiError {
  const message = `Too many attempts. Please wait ${seconds} second${seconds === 1 ? '' : 's'}.`;
  return new ApiError('too_many_attempts', { message, retryAfterSeconds: seconds });
}

/** Keys are addresses and e-mails: Redis need not know them. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** What counts as one address: a whole /64 for IPv6, since one household holds that many. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [left = '', right] = ip.split('%', 1)[0]?.split('::') ?? [];
  const groups = (text: string | undefined): string[] => text?.split(':').filter(Boolean) ?? [];
  const [head, tail] = [groups(left), groups(right)];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const network = [...head, ...(right === undefined ? [] : zeros), ...tail].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
