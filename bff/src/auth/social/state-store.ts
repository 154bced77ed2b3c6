import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { SocialProvider } from '@dryrun/contracts/auth';
import { readSigned, signText } from '@dryrun/runtime/secret-key';
import type { Request } from 'express';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';

const cookieName = 'dryrun_social_login';
const lifeMs = 10 * 60 * 1000;

const journeySchema = z.object({
  /** Where the browser goes in the end: an address of the allow-list. */
  redirectUri: z.string(),
  /** The local path to come back to; empty when none was given. */
  path: z.string(),
  /** The account that asked to be linked; none for a login. */
  linksAccountId: z.string().optional(),
});

/** What must survive the way to the provider and back. */
export type OAuthFlow = z.output<typeof journeySchema>;

const cookieSchema = z.object({
  journey: journeySchema,
  provider: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.number(),
});

/**
 * passport-oauth2's store of state without a session: nonce, PKCE verifier and journey travel in a signed cookie of the
 * browser that began, and the provider hands only the nonce back. `ok` in `verified` is the PKCE verifier.
 */
export class CookieStateStore {
  readonly #config: Config;
  readonly #provider: SocialProvider;
  constructor(config: Config, provider: SocialProvider) {
    this.#config = config;
    this.#provider = provider;
  }

  // passport-oauth2 counts the parameters of both methods and passes what fits.
  store(
    req: Request,
    verifier: string,
    journey: OAuthFlow,
    _meta: unknown,
    stored: (error: Error | null, nonce?: string) => void,
  ): void {
    const nonce = randomBytes(24).toString('base64url');
    const content = { journey, provider: this.#provider, nonce, verifier, until: Date.now() + lifeMs };
    req.res?.cookie(cookieName, signText(this.#config.SECRET_KEY, cookieName, JSON.stringify(content)), {
      ...this.#cookie(),
      maxAge: lifeMs,
    });
    stored(null, nonce);
  }

  verify(
    req: Request,
    nonce: unknown,
    _meta: unknown,
    verified: (error: Error | null, ok: string | false, journey?: OAuthFlow | { message: string }) => void,
  ): void {
    const content = readCookie(this.#config, req);
    req.res?.clearCookie(cookieName, this.#cookie());
    const isOurs =
      content !== undefined &&
      content.provider === this.#provider &&
      content.until > Date.now() &&
      typeof nonce === 'string' &&
      isEqual(nonce, content.nonce);
    if (isOurs) verified(null, content.verifier, content.journey);
    else verified(null, false, { message: 'state' });
  }

  #cookie() {
    const secure = this.#config.APP_URL.startsWith('https:');
    return { httpOnly: true, sameSite: 'lax', path: '/oauth2', secure } as const;
  }
}

/** The journey this browser is on, for answers that come without passing the store. */
export function readOAuthFlow(config: Config, req: Request): OAuthFlow | undefined {
  return readCookie(config, req)?.journey;
}

function readCookie(config: Config, req: Request): z.output<typeof cookieSchema> | undefined {
  const value = new RegExp(`(?:^|; )${cookieName}=([\\w.-]+)(?:;|$)`).exec(req.headers.cookie ?? '')?.[1];
  const text = value === undefined ? undefined : readSigned(config.SECRET_KEY, cookieName, value);
  return text === undefined ? undefined : cookieSchema.safeParse(JSON.parse(text)).data;
}

const isEqual = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
