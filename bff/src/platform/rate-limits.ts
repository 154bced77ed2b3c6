import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { RedisClient } from '@dryrun/runtime/redis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './error.ts';

/** How many times in how many seconds. */
const rules = {
  loginByAccount: { points: 10, duration: 15 * 60 },
  loginByAddress: { points: 50, duration: 15 * 60 },
  signUpByAddress: { points: 5, duration: 3600 },
  recoveryByEmail: { points: 3, duration: 3600 },
  recoveryByAddress: { points: 20, duration: 3600 },
  passwordChangeByAddress: { points: 20, duration: 3600 },
  confirmByAddress: { points: 20, duration: 3600 },
  resendEachMinute: { points: 1, duration: 60 },
  resendEachDay: { points: 5, duration: 24 * 3600 },
  resendByAddress: { points: 20, duration: 3600 },
  captchaByAddress: { points: 120, duration: 3600 },
  socialByAddress: { points: 50, duration: 15 * 60 },
  /** Each makes us ask the provider. */
  socialReturnByAddress: { points: 50, duration: 15 * 60 },
  /** Guesses of one's own password, in the profile. */
  passwordByAccount: { points: 10, duration: 15 * 60 },
  /** Each sends a mail and spends the links of a recovery that its owner may have asked for. */
  passwordChangeByAccount: { points: 5, duration: 3600 },
  emailChangeByAccount: { points: 5, duration: 3600 },
  avatarByAccount: { points: 20, duration: 3600 },
  commentEachMinute: { points: 5, duration: 60 },
  commentEachDay: { points: 30, duration: 24 * 3600 },
  commentEdit: { points: 20, duration: 60 },
  /** Each pause in an author's typing. */
  preview: { points: 120, duration: 60 },
  commentReport: { points: 20, duration: 24 * 3600 },
  run: { points: 20, duration: 60 },
  submit: { points: 10, duration: 60 },
  /** A search for each letter typed, with its pauses. */
  search: { points: 120, duration: 60 },
  /** Guesses of promo codes, wherever they are made. */
  promo: { points: 20, duration: 3600 },
  /** Each may make the processor calculate a tax. */
  quote: { points: 120, duration: 3600 },
  purchase: { points: 60, duration: 3600 },
  refund: { points: 20, duration: 3600 },
  invoice: { points: 60, duration: 3600 },
  /** Asking for a measurement, or claiming another class for one. */
  measure: { points: 10, duration: 60 },
  /** Every call of the API: a whole classroom behind one address may poll, a flood may not. */
  request: { points: 3000, duration: 60 },
} as const;

export type RateRule = keyof typeof rules;

export interface RateLimits {
  /** Counts one attempt of `key`. Throws `too_many_attempts` with the seconds to wait when there are too many. */
  take(rule: RateRule, key: string): Promise<void>;
  /** Takes back one attempt of `key`, which turned out to be a good one. */
  giveBack(rule: RateRule, key: string): Promise<void>;
  /** Forgets the attempts of `key`. */
  forget(rule: RateRule, key: string): Promise<void>;
}

/** Counts in Redis for all our processes; while Redis is away each process counts for itself. */
export function createRateLimits(redis: RedisClient, prefix: string, scale: number): RateLimits {
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
  const lastCounts = createLastCounts((rule) => limiters[rule].points);
  const count = async (rule: RateRule, counter: string): Promise<void> => {
    try {
      const { remainingPoints: left, msBeforeNext } = await limiters[rule].consume(counter);
      lastCounts.remember(rule, counter, { left, until: Date.now() + msBeforeNext });
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      lastCounts.forget(rule, counter);
      throw tooManyAttempts(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  };
  return {
    async take(rule, key) {
      const counter = hashed(key);
      if (lastCounts.isFarFromLimit(rule, counter)) {
        void count(rule, counter).catch(() => undefined);
        return;
      }
      await count(rule, counter);
    },
    async giveBack(rule, key) {
      lastCounts.forget(rule, hashed(key));
      await limiters[rule].reward(hashed(key)).catch(() => undefined);
    },
    async forget(rule, key) {
      lastCounts.forget(rule, hashed(key));
      await limiters[rule].delete(hashed(key)).catch(() => false);
    },
  };
}

/** Who has more than this share of their attempts left need not wait for the count. */
const farShare = 0.5;
const rememberedCounters = 10_000;

interface LastCount {
  left: number;
  /** When the count starts anew, in ms since the epoch. */
  readonly until: number;
}

/** What Redis last said of each counter: far from its limit, an attempt is counted without being waited for. */
function createLastCounts(pointsOf: (rule: RateRule) => number) {
  const counts = new Map<string, LastCount>();
  return {
    /** Takes one attempt off what is known to be left, so that many at once do not slip through. */
    isFarFromLimit(rule: RateRule, counter: string): boolean {
      const last = counts.get(`${rule} ${counter}`);
      if (last === undefined || last.until <= Date.now()) return false;
      last.left -= 1;
      return last.left > farShare * pointsOf(rule);
    },
    remember(rule: RateRule, counter: string, last: LastCount): void {
      const [oldest] = counts.keys();
      if (counts.size >= rememberedCounters && oldest !== undefined) counts.delete(oldest);
      counts.set(`${rule} ${counter}`, last);
    },
    forget(rule: RateRule, counter: string): void {
      counts.delete(`${rule} ${counter}`);
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
