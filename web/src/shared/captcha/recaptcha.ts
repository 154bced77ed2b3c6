import type { CaptchaAction } from '@dryrun/contracts/auth';
import { CaptchaError, type Captcha } from './captcha.ts';

/** The part of Google's API that we use (https://developers.google.com/recaptcha/docs/v3). */
interface Grecaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { readonly action: CaptchaAction }): PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

/** Google reCAPTCHA v3. Loads Google's script only when a form needs it. */
export function recaptcha(siteKey: string, action: CaptchaAction): Captcha {
  return {
    prepare: () => loadScript(siteKey),
    async solve() {
      const { grecaptcha } = window;
      if (!grecaptcha) throw new CaptchaError('not-ready');
      await new Promise<void>((resolve) => grecaptcha.ready(resolve));
      try {
        return await grecaptcha.execute(siteKey, { action });
      } catch (error) {
        throw new CaptchaError('failed', error);
      }
    },
  };
}

function loadScript(siteKey: string): void {
  const src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
  if (document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.addEventListener('error', () => script.remove()); // lets the next form retry
  document.head.append(script);
}
