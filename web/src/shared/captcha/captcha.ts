/** `not-ready`: the captcha could not be loaded. `failed`: the captcha was not passed. */
export class CaptchaError extends Error {
  readonly kind: 'not-ready' | 'failed';
  constructor(kind: CaptchaError['kind'], cause?: unknown) {
    super(`captcha ${kind}`, { cause });
    this.kind = kind;
  }
}

export interface Captcha {
  /** Starts loading or solving in advance. Never throws; `solve` reports errors. */
  prepare(): void;
  /** Resolves to a single-use token. Rejects with a `CaptchaError`. */
  solve(): Promise<string>;
}
