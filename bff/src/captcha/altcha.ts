import type { RedisClient } from '@dryrun/runtime/redis';
import { derivedKey } from '@dryrun/runtime/secret-key';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Config } from '../platform/config.ts';
import { ApiError } from '../platform/error.ts';
import type { Captcha } from './captcha.ts';
import { consumeSolution } from './single-use.ts';

const lifetimeSeconds = 20 * 60;

/** About a second of work in a browser: `min` to `max` keys of `cost` rounds each. */
const proofOfWork = { algorithm: 'PBKDF2/SHA-256', cost: 2000, min: 300, max: 900 } as const;

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(proofOfWork.algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(proofOfWork.cost),
      keyLength: z.int().max(64),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.object({ action: z.string() }),
    }),
    signature: z.string().min(1),
  }),
  solution: z.looseObject({ counter: z.int().min(0), derivedKey: z.string() }),
});

/** A captcha by ALTCHA's proof of work: a signed challenge for one action. */
export function createAltcha(config: Config, redis: RedisClient): Captcha {
  const hmacSignatureSecret = derivedKey(config.SECRET_KEY, 'altcha');
  const hmacKeySignatureSecret = derivedKey(config.SECRET_KEY, 'altcha key');
  return {
    options: { provider: 'altcha' },
    createChallenge: (action) =>
      createChallenge({
        algorithm: proofOfWork.algorithm,
        cost: proofOfWork.cost,
        counter: randomInt(proofOfWork.max, proofOfWork.min),
        deriveKey,
        expiresAt: Math.floor(Date.now() / 1000) + lifetimeSeconds,
        data: { action },
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      }),
    async verify(solution, action) {
      const { challenge, solution: proof } = readPayload(solution);
      const result = await verifySolution({
        challenge,
        solution: proof,
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      }).catch(() => ({ verified: false }));
      if (!result.verified || challenge.parameters.data.action !== action)
        throw new ApiError('captcha_failed');
      await consumeSolution(redis, config.REDIS_PREFIX, challenge.signature, lifetimeSeconds);
    },
  };
}

function readPayload(solution: string): z.output<typeof payload> {
  try {
    return payload.parse(JSON.parse(Buffer.from(solution, 'base64').toString()));
  } catch (error) {
    throw new ApiError('captcha_failed', { cause: error });
  }
}
