/** The captcha could not be loaded (`not-ready`) or not be passed (`failed`). */
export class CaptchaError extends Error {
  readonly kind: 'not-ready' | 'failed';
  constructor(kind: CaptchaError['kind'], cause?: unknown) {
    super(`captcha ${kind}`, { cause });
    this.kind = kind;
  }
}

/** A captcha for one action. */
export interface Captcha {
  /** Starts loading or solving ahead of time. Never throws; errors are reported by `solve`. */
  prepare(): void;
  /** Resolves to a token that the server accepts once. Rejects with a `CaptchaError`. */
  solve(): Promise<string>;
}
