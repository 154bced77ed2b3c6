import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { SocialProvider } from '@dryrun/contracts/auth';
import { verifySigned, signText } from '@dryrun/runtime/secret-key';
import type { Request } from 'express';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';

const cookieName = 'dryrun_social_login';
const lifetimeMs = 10 * 60 * 1000;

const flowSchema = z.object({
  /** The final redirect. Its URL is on the allowlist. */
  redirectUri: z.string(),
  /** The local path to return to; empty if there is none. */
  path: z.string(),
  /** The account to link; undefined for a login. */
  linksAccountId: z.string().optional(),
});

/** State of a login or linking flow while the browser is at the provider. */
export type OAuthFlow = z.output<typeof flowSchema>;

const cookieSchema = z.object({
  flow: flowSchema,
  provider: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.number(),
});

/** Stores nonce, PKCE verifier and flow in a signed cookie. The provider returns only the nonce. */
export class CookieStateStore {
  readonly #config: Config;
  readonly #provider: SocialProvider;
  constructor(config: Config, provider: SocialProvider) {
    this.#config = config;
    this.#provider = provider;
  }

  // passport-oauth2 chooses the arguments by the number of parameters of both methods.
  store(
    req: Request,
    verifier: string,
    flow: OAuthFlow,
    _meta: unknown,
    callback: (error: Error | null, nonce?: string) => void,
  ): void {
    const nonce = randomBytes(24).toString('base64url');
    const content = { flow, provider: this.#provider, nonce, verifier, until: Date.now() + lifetimeMs };
    req.res?.cookie(cookieName, signText(this.#config.SECRET_KEY, cookieName, JSON.stringify(content)), {
      ...this.#cookieOptions(),
      maxAge: lifetimeMs,
    });
    callback(null, nonce);
  }

  verify(
    req: Request,
    nonce: unknown,
    _meta: unknown,
    callback: (error: Error | null, verifier: string | false, flow?: OAuthFlow | { message: string }) => void,
  ): void {
    const content = readCookie(this.#config, req);
    req.res?.clearCookie(cookieName, this.#cookieOptions());
    const isValid =
      content !== undefined &&
      content.provider === this.#provider &&
      content.until > Date.now() &&
      typeof nonce === 'string' &&
      isEqual(nonce, content.nonce);
    if (isValid) callback(null, content.verifier, content.flow);
    else callback(null, false, { message: 'state' });
  }

  #cookieOptions() {
    const secure = this.#config.APP_URL.startsWith('https:');
    return { httpOnly: true, sameSite: 'lax', path: '/oauth2', secure } as const;
  }
}

/** Reads the flow from the browser's cookie, for callbacks that don't reach the store. */
export function readOAuthFlow(config: Config, req: Request): OAuthFlow | undefined {
  return readCookie(config, req)?.flow;
}

function readCookie(config: Config, req: Request): z.output<typeof cookieSchema> | undefined {
  const value = new RegExp(`(?:^|; )${cookieName}=([\\w.-]+)(?:;|$)`).exec(req.headers.cookie ?? '')?.[1];
  const text = value === undefined ? undefined : verifySigned(config.SECRET_KEY, cookieName, value);
  return text === undefined ? undefined : cookieSchema.safeParse(JSON.parse(text)).data;
}

const isEqual = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
