import type { CaptchaAction, getAuthOptions } from '@dryrun/contracts/auth';
import type { Output } from '@dryrun/contracts/endpoint';

/** Adapter for a captcha provider. */
export interface Captcha {
  /** Settings with which the client shows the captcha. */
  readonly options: Output<typeof getAuthOptions>['captcha'];
  /** Creates a challenge for an action; undefined if the provider sends it to the client. */
  createChallenge(action: CaptchaAction): Promise<object | undefined>;
  /**
   * Verifies a solution for an action. Throws `captcha_failed` (400) if it is invalid or was used before, and
   * `unavailable` (503) when Redis is down.
   */
  verify(solution: string, action: CaptchaAction, ipAddress: string): Promise<void>;
}
