import type { Captcha } from '../src/captcha/captcha.ts';
import { ApiError } from '../src/platform/error.ts';

/** The solution that `fakeCaptcha` accepts. */
export const solvedCaptcha = 'solved';

/** A captcha for tests that are not about captchas. */
export const fakeCaptcha: Captcha = {
  options: { provider: 'altcha' },
  createChallenge: () => Promise.resolve({}),
  verify: (solution) =>
    solution === solvedCaptcha ? Promise.resolve() : Promise.reject(new ApiError('captcha_failed')),
};
