import type { Captcha } from '../src/captcha/captcha.ts';
import { ApiError } from '../src/platform/error.ts';

/** What passes the captcha of a test that is not about captchas. */
export const solvedCaptcha = 'solved';

/** A captcha whose every challenge is solvedCaptcha by one word. */
export const fakeCaptcha: Captcha = {
  options: { provider: 'altcha' },
  createChallenge: () => Promise.resolve({}),
  verify: (solution) =>
    solution === solvedCaptcha ? Promise.resolve() : Promise.reject(new ApiError('captcha_failed')),
};
