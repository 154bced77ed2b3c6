import type { Captcha } from '../src/captcha/captcha.ts';
import { ApiError } from '../src/platform/error.ts';

export const solvedCaptcha = 'solved';

export const fakeCaptcha: Captcha = {
  options: { provider: 'altcha' },
  createChallenge: () => Promise.resolve({}),
  verify: (solution) =>
    solution === solvedCaptcha ? Promise.resolve() : Promise.reject(new ApiError('captcha_failed')),
};
