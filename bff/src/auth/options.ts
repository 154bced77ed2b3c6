import type { authContract } from '@dryrun/contracts/auth';
import { servesInbox } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import type { Handlers } from '../platform/http/implement.ts';
import { addressKey } from '../platform/rate-limits.ts';
import { listProviders } from './social/providers.ts';

export function optionsHandlers({ config, captcha, rateLimits }: Context) {
  return {
    getAuthOptions() {
      return Promise.resolve({
        captcha: captcha.options,
        socialProviders: listProviders(config),
        hasInbox: servesInbox(config),
      });
    },
    async getCaptchaChallenge({ query: { action }, ip }) {
      await rateLimits.consume('captchaByAddress', addressKey(ip));
      const challenge = await captcha.createChallenge(action);
      if (!challenge) throw new ApiError('not_found');
      return { ...challenge };
    },
  } satisfies Partial<Handlers<typeof authContract>>;
}
