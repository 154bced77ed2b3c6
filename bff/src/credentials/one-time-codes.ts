import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Context } from '../platform/context.ts';

interface CodeKind<T> {
  /** Part of the Redis key. */
  readonly name: string;
  readonly schema: z.ZodType<T>;
  readonly lifetimeSeconds: number;
}

/** Creates functions for codes that stand for a value in a redirect. Redis stores the value under the code's hash. */
export function createOneTimeCodes<T>({ name, schema, lifetimeSeconds }: CodeKind<T>) {
  const redisKey = ({ config }: Context, code: string): string =>
    `${config.REDIS_PREFIX}:${name}:${createHash('sha256').update(code).digest('base64url')}`;
  const parse = (json: string | null): T | undefined =>
    json === null ? undefined : schema.parse(JSON.parse(json));
  return {
    issue: async (context: Context, value: T): Promise<string> => {
      const code = randomBytes(32).toString('base64url');
      await context.redis.set(redisKey(context, code), JSON.stringify(value), 'EX', lifetimeSeconds);
      return code;
    },
    /** Undefined for an unknown, consumed or expired code. */
    read: async (context: Context, code: string): Promise<T | undefined> =>
      parse(await context.redis.get(redisKey(context, code))),
    /** Only one of several concurrent calls gets the value. */
    consume: async (context: Context, code: string): Promise<T | undefined> =>
      parse(await context.redis.getdel(redisKey(context, code))),
  };
}
