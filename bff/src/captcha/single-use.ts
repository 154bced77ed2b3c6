import { createHash } from 'node:crypto';
import type { RedisClient } from '@dryrun/runtime/redis';
import { ApiError } from '../platform/error.ts';

/** Marks a solution as used, for its lifetime. Throws `captcha_failed` if it was used before. */
export async function consumeSolution(
  redis: RedisClient,
  prefix: string,
  solution: string,
  seconds: number,
): Promise<void> {
  const key = `${prefix}:captcha:${createHash('sha256').update(solution).digest('base64url')}`;
  const isNew = await redis.set(key, '1', 'EX', seconds, 'NX').catch((error: unknown) => {
    throw new ApiError('unavailable', { retryAfterSeconds: 2, cause: error });
  });
  if (isNew === null) throw new ApiError('captcha_failed');
}
