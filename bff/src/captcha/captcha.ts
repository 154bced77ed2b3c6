import type { CaptchaAction, getAuthOptions } from '@dryrun/contracts/auth';
import type { Output } from '@dryrun/contracts/endpoint';

export interface Captcha {
  readonly options: Output<typeof getAuthOptions>['captcha'];
  /** Undefined if the provider itself sends the challenge to the client. */
  createChallenge(action: CaptchaAction): Promise<object | undefined>;
  /** Throws `captcha_failed` for an invalid or used solution, or `unavailable` while Redis is down. */
  verify(solution: string, action: CaptchaAction, ipAddress: string): Promise<void>;
}
