import { createHash } from 'node:crypto';
import type { RedisClient } from '@dryrun/runtime/redis';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './error.ts';
import { networkOf } from './ip-address.ts';

/** `points` attempts per `duration` seconds. */
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
  /** Each attempt calls the provider. */
  socialReturnByAddress: { points: 50, duration: 15 * 60 },
  /** Two calls for each new account. */
  socialSignUpByAddress: { points: 100, duration: 15 * 60 },
  /** Password checks in the profile. */
  passwordByAccount: { points: 10, duration: 15 * 60 },
  /** Each change sends an email and invalidates pending recovery links. */
  passwordChangeByAccount: { points: 5, duration: 3600 },
  emailChangeByAccount: { points: 5, duration: 3600 },
  avatarByAccount: { points: 20, duration: 3600 },
  commentEachMinute: { points: 5, duration: 60 },
  commentEachDay: { points: 30, duration: 24 * 3600 },
  commentEdit: { points: 20, duration: 60 },
  /** The editor requests a preview at each pause in typing. */
  preview: { points: 120, duration: 60 },
  commentReport: { points: 20, duration: 24 * 3600 },
  run: { points: 20, duration: 60 },
  trace: { points: 10, duration: 60 },
  /** The client checks after each pause in typing, at up to half a second of CPU. */
  liveExamples: { points: 30, duration: 60 },
  submit: { points: 10, duration: 60 },
  /** Generates the input of a test. */
  failedInput: { points: 20, duration: 60 },
  /** Each costs the judge up to a second. */
  diagnosis: { points: 10, duration: 60 },
  break: { points: 30, duration: 60 },
  /** Each runs all wrong programs of a language. */
  suite: { points: 10, duration: 60 },
  breakReason: { points: 60, duration: 60 },
  memoryToday: { points: 120, duration: 60 },
  memoryReview: { points: 60, duration: 60 },
  predictions: { points: 30, duration: 60 },
  quizMiss: { points: 60, duration: 60 },
  interview: { points: 20, duration: 60 },
  /** Starting and sharing. */
  rehearsal: { points: 10, duration: 60 },
  /** The client saves every 5 s, and before it leaves the page. */
  rehearsalEdits: { points: 60, duration: 60 },
  sharedReplay: { points: 60, duration: 60 },
  plan: { points: 120, duration: 60 },
  /** Each computes the plan again. */
  planChange: { points: 20, duration: 60 },
  /** Of one calendar feed. Calendars ask every few hours. */
  calendar: { points: 60, duration: 3600 },
  unknownCalendar: { points: 60, duration: 3600 },
  diagnosisReport: { points: 60, duration: 60 },
  slides: { points: 20, duration: 60 },
  /** The client saves at most every 3 s while the user types. */
  draftSave: { points: 90, duration: 60 },
  draftRead: { points: 120, duration: 60 },
  /** The client searches while the user types. */
  search: { points: 120, duration: 60 },
  /** Wrong promo codes, across all endpoints. */
  promo: { points: 20, duration: 3600 },
  /** Each quote can trigger a Stripe Tax calculation. */
  quote: { points: 120, duration: 3600 },
  purchase: { points: 60, duration: 3600 },
  refund: { points: 20, duration: 3600 },
  invoice: { points: 60, duration: 3600 },
  /** Requests for a measurement, and changes of the claimed complexity. */
  measure: { points: 10, duration: 60 },
  /** All API calls of an address. High enough for a classroom with one address. */
  request: { points: 3000, duration: 60 },
} as const;

export type RateRule = keyof typeof rules;

export interface RateLimits {
  /** Throws `too_many_attempts` with the seconds to wait if the limit is exceeded. */
  consume(rule: RateRule, key: string): Promise<void>;
  refund(rule: RateRule, key: string): Promise<void>;
  reset(rule: RateRule, key: string): Promise<void>;
}

/** Requests with more than this share of points left do not wait for Redis. */
const optimisticShare = 0.5;
const maxCachedCounters = 10_000;

/** Counts in Redis for all processes. While Redis is unavailable, each process counts in memory. */
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
  // The points that each key has left, so that requests far from the limit are counted in the background.
  const lastCounts = new LRUCache<string, number>({ max: maxCachedCounters });
  const consumePoint = async (rule: RateRule, counter: string): Promise<void> => {
    try {
      const { remainingPoints, msBeforeNext } = await limiters[rule].consume(counter);
      lastCounts.set(`${rule} ${counter}`, remainingPoints, { ttl: Math.max(1, msBeforeNext) });
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      lastCounts.delete(`${rule} ${counter}`);
      throw tooManyAttempts(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  };
  return {
    async consume(rule, key) {
      const counter = hashKey(key);
      const remaining = (lastCounts.get(`${rule} ${counter}`) ?? 0) - 1;
      if (remaining <= optimisticShare * limiters[rule].points) return consumePoint(rule, counter);
      // Deducts a point before Redis answers, so that a burst of requests cannot exceed the limit.
      lastCounts.set(`${rule} ${counter}`, remaining, { noUpdateTTL: true });
      void consumePoint(rule, counter).catch(() => undefined);
    },
    async refund(rule, key) {
      lastCounts.delete(`${rule} ${hashKey(key)}`);
      await limiters[rule].reward(hashKey(key)).catch(() => undefined);
    },
    async reset(rule, key) {
      lastCounts.delete(`${rule} ${hashKey(key)}`);
      await limiters[rule].delete(hashKey(key)).catch(() => false);
    },
  };
}

function tooManyAttempts(seconds: number): ApiError {
  const message = `Too many attempts. Please wait ${seconds} second${seconds === 1 ? '' : 's'}.`;
  return new ApiError('too_many_attempts', { message, retryAfterSeconds: seconds });
}

/** Keys are IP addresses and emails, so Redis does not store them in plain text. */
const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** For IPv6, returns the /64 network, because a subscriber gets a whole /64. */
export const addressKey = (ip: string): string => networkOf(ip, { ipv4: 32, ipv6: 64 }) ?? ip;
