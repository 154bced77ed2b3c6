/** A captcha that cannot be solved: its parts are not there (yet), or it was not passed. */
export class CaptchaError extends Error {
  readonly kind: 'not-ready' | 'failed';
  constructor(kind: CaptchaError['kind'], cause?: unknown) {
    super(`captcha ${kind}`, { cause });
    this.kind = kind;
  }
}

/** A kind of captcha, for one action. */
export interface Captcha {
  /** Begins what takes time, so that `solve` answers at once. Never throws; a fault shows at `solve`. */
  prepare(): void;
  /** A token which the server accepts once. Rejects with a `CaptchaFault`. */
  solve(): Promise<string>;
}
