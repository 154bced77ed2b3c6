import type { CaptchaAction } from '@dryrun/contracts/auth';
import { useMemo } from 'react';
import { useLazyGetAuthOptionsQuery } from '../authOptionsApi.ts';
import { CaptchaError, type Captcha } from './captcha.ts';
import { useFetchChallengeMutation } from './captchaApi.ts';

/**
 * The captcha that the server is configured for: Google's, or ALTCHA. A form calls `prepare` when it is first touched
 * and `solve` when it is sent; each token is good for one sending.
 */
export function useCaptcha(action: CaptchaAction): Captcha {
  const [loadOptions] = useLazyGetAuthOptionsQuery();
  const [fetchChallenge] = useFetchChallengeMutation();
  return useMemo(
    () =>
      lateCaptcha(async () => {
        const { captcha } = await loadOptions(undefined, true).unwrap();
        if (captcha.provider === 'recaptcha') {
          const { recaptcha } = await import('./recaptcha.ts');
          return recaptcha(captcha.siteKey, action);
        }
        const { altcha } = await import('./altcha.ts');
        return altcha(() => fetchChallenge({ query: { action } }).unwrap());
      }),
    [action, loadOptions, fetchChallenge],
  );
}

/** A captcha that is loaded when it is first needed, and again after a failure. */
function lateCaptcha(load: () => Promise<Captcha>): Captcha {
  let loading: Promise<Captcha> | undefined;
  const loadOnce = async () => {
    try {
      return await (loading ??= load());
    } catch (error) {
      loading = undefined;
      throw new CaptchaError('not-ready', error);
    }
  };
  return {
    prepare: () =>
      void loadOnce().then(
        (captcha) => captcha.prepare(),
        () => {}, // told by `solve`
      ),
    solve: async () => (await loadOnce()).solve(),
  };
}
