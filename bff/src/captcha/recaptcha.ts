import type { Secret } from '@dryrun/runtime/config';
import type { RedisClient } from '@dryrun/runtime/redis';
import { z } from 'zod';
import type { Config } from '../platform/config.ts';
import { ApiError } from '../platform/error.ts';
import type { Captcha } from './captcha.ts';
import { useOnce } from './single-use.ts';

/** https://developers.google.com/recaptcha/docs/verify */
const googleUrl = 'https://www.google.com/recaptcha/api/siteverify';

/** Google accepts a token for two minutes. */
const lifeSeconds = 2 * 60;

const judgement = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  score: z.number().optional(),
  hostname: z.string().optional(),
});

/** Google's reCAPTCHA v3: action, score and host are checked here, and a token is taken once. `url` is Google's, but for tests. */
export function createRecaptcha(
  config: Config,
  secretKey: Secret,
  redis: RedisClient,
  url = googleUrl,
): Captcha {
  return {
    options: { provider: 'recaptcha', siteKey: config.RECAPTCHA_SITE_KEY },
    createChallenge: () => Promise.resolve(undefined),
    async verify(solution, action, address) {
      await useOnce(redis, config.REDIS_PREFIX, solution, lifeSeconds);
      const form = new URLSearchParams({ secret: secretKey.reveal(), response: solution, remoteip: address });
      const found = await askGoogle(url, form);
      const isPerson =
        found.success &&
        found.action === action &&
        (found.score ?? 0) >= config.RECAPTCHA_MIN_SCORE &&
        found.hostname === new URL(config.APP_URL).hostname;
      if (!isPerson) throw new ApiError('captcha_failed');
    },
  };
}

async function askGoogle(url: string, body: URLSearchParams): Promise<z.output<typeof judgement>> {
  try {
    const answer = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(5000) });
    return judgement.parse(await answer.json());
  } catch (error) {
    throw new ApiError('captcha_failed', { cause: error });
  }
}
