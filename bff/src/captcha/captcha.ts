import type { CaptchaAction, getAuthOptions } from '@dryrun/contracts/auth';
import type { Output } from '@dryrun/contracts/endpoint';

/** Adapter of a captcha provider. */
export interface Captcha {
  /** Sent to the client. */
  readonly options: Output<typeof getAuthOptions>['captcha'];
  /** Creates a challenge for an action; undefined if the client gets it from the provider. */
  createChallenge(action: CaptchaAction): Promise<object | undefined>;
  /**
   * Accepts a valid solution for an action, once. Throws `captcha_failed` (400) for any other, and `unavailable` (503)
   * when Redis is down.
   */
  verify(solution: string, action: CaptchaAction, address: string): Promise<void>;
}
