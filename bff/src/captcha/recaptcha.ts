import type { Secret } from '@dryrun/runtime/config';
import type { RedisClient } from '@dryrun/runtime/redis';
import { z } from 'zod';
import type { Config } from '../platform/config.ts';
import { ApiError } from '../platform/error.ts';
import type { Captcha } from './captcha.ts';
import { consumeSolution } from './single-use.ts';

/** https://developers.google.com/recaptcha/docs/verify */
const verifyUrl = 'https://www.google.com/recaptcha/api/siteverify';

/** A reCAPTCHA token is valid for two minutes. */
const lifetimeSeconds = 2 * 60;

const assessmentSchema = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  score: z.number().optional(),
  hostname: z.string().optional(),
});

/** Google reCAPTCHA v3. Checks the action, score and hostname; accepts each token once. Tests override `url`. */
export function createRecaptcha(
  config: Config,
  secretKey: Secret,
  redis: RedisClient,
  url = verifyUrl,
): Captcha {
  return {
    options: { provider: 'recaptcha', siteKey: config.RECAPTCHA_SITE_KEY },
    createChallenge: () => Promise.resolve(undefined),
    async verify(solution, action, ipAddress) {
      await consumeSolution(redis, config.REDIS_PREFIX, solution, lifetimeSeconds);
      const form = new URLSearchParams({
        secret: secretKey.reveal(),
        response: solution,
        remoteip: ipAddress,
      });
      const assessment = await fetchAssessment(url, form);
      const isAccepted =
        assessment.success &&
        assessment.action === action &&
        (assessment.score ?? 0) >= config.RECAPTCHA_MIN_SCORE &&
        assessment.hostname === new URL(config.APP_URL).hostname;
      if (!isAccepted) throw new ApiError('captcha_failed');
    },
  };
}

async function fetchAssessment(
  url: string,
  body: URLSearchParams,
): Promise<z.output<typeof assessmentSchema>> {
  try {
    const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(5000) });
    return assessmentSchema.parse(await response.json());
  } catch (error) {
    throw new ApiError('captcha_failed', { cause: error });
  }
}
