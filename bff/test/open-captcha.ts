import type { Captcha } from '../src/captcha/captcha.ts';
import { ApiError } from '../src/platform/error.ts';

/** What passes the captcha of a test that is not about captchas. */
export const solved = 'solved';

/** A captcha whose every challenge is solved by one word. */
export const openCaptcha: Captcha = {
  options: { provider: 'altcha' },
  createChallenge: () => Promise.resolve({}),
  verify: (solution) =>
    solution === solved ? Promise.resolve() : Promise.reject(new ApiError('captcha_failed')),
};
