import type { CaptchaAction, getAuthOptions } from '@dryrun/contracts/auth';
import type { Output } from '@dryrun/contracts/endpoint';

/** The door to whoever tells people from programs. */
export interface Captcha {
  /** What the client needs to know of it. */
  readonly options: Output<typeof getAuthOptions>['captcha'];
  /** A challenge for an action; undefined where the client gets it elsewhere. */
  createChallenge(action: CaptchaAction): Promise<object | undefined>;
  /**
   * Accepts a solution for an action, once. Throws `captcha_failed` (400) for every other, and `unavailable` (503) when
   * it cannot tell.
   */
  verify(solution: string, action: CaptchaAction, address: string): Promise<void>;
}
