import type { CaptchaAction } from '@dryrun/contracts/auth';
import { useMemo } from 'react';
import { useLazyGetAuthOptionsQuery } from '../authOptionsApi.ts';
import { CaptchaError, type Captcha } from './captcha.ts';
import { useFetchChallengeMutation } from './captchaApi.ts';

/** The server's captcha. Call `prepare` when the user first touches the form, and `solve` for each submission. */
export function useCaptcha(action: CaptchaAction): Captcha {
  const [loadOptions] = useLazyGetAuthOptionsQuery();
  const [fetchChallenge] = useFetchChallengeMutation();
  return useMemo(
    () =>
      lazyCaptcha(async () => {
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

/** Loads the captcha on first use, and again after a failure. */
function lazyCaptcha(load: () => Promise<Captcha>): Captcha {
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
        () => {}, // `solve` reports the error
      ),
    solve: async () => (await loadOnce()).solve(),
  };
}
