import type { RedisClient } from '@dryrun/runtime/redis';
import type { Config } from '../platform/config.ts';
import { createAltcha } from './altcha.ts';
import type { Captcha } from './captcha.ts';
import { createRecaptcha } from './recaptcha.ts';

/** Uses Google's reCAPTCHA v3 if its keys are set, else ALTCHA, which needs no external service. */
export function createCaptcha(config: Config, redis: RedisClient): Captcha {
  return config.RECAPTCHA_SITE_KEY && config.RECAPTCHA_SECRET_KEY
    ? createRecaptcha(config, config.RECAPTCHA_SECRET_KEY, redis)
    : createAltcha(config, redis);
}
