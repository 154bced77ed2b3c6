import { socialProviders, type SocialProvider } from '@dryrun/contracts/auth';
import { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { copyPicture } from '../../avatars/copy-picture.ts';
import { insertSession } from '../../caller/sessions.ts';
import type { Context } from '../../platform/context.ts';
import { issueLinkCode, verifyLinkState } from '../../credentials/oauth-link-state.ts';
import { ApiError } from '../../platform/error.ts';
import { addressKey } from '../../platform/rate-limits.ts';
import { findOrCreateAccount } from './accounts.ts';
import { providerNames, type Identity } from './identity.ts';
import { listProviders } from './providers.ts';
import { readOAuthFlow, type OAuthFlow } from './state-store.ts';
import { createPassport } from './strategies.ts';

/** A provider that says nothing for so long is away. */
const patienceMs = 15_000;

/** What came back from the provider; without identity and journey the login was refused. */
interface Returned {
  readonly error?: unknown;
  readonly identity?: Identity | undefined;
  readonly journey?: OAuthFlow | undefined;
}

/**
 * Social login, a browser's way and so outside the contract: GET /oauth2/authorize/:provider sends it to the provider,
 * GET /oauth2/callback/:provider takes it back and sends it to `redirect_uri` with `token` and `state`, with `link` and
 * `state` for a login that is linked, or with `error`, a sentence to show.
 */
export function socialRoutes(context: Context): Router {
  const { config, clock, db, rateLimits, log } = context;
  const ownRedirect = `${config.APP_URL.replace(/\/$/, '')}/oauth2/redirect`;
  const redirects: ReadonlySet<string> = new Set([ownRedirect, ...config.OAUTH_REDIRECT_URIS]);
  const passport = createPassport(config);
  const router = Router();

  router.get('/authorize/:provider', async (req, res, next) => {
    await rateLimits.take('socialByAddress', addressKey(req.ip ?? ''));
    const settings = { session: false, state: readJourney(req) } as unknown as { session: false };
    const begin = passport.authenticate(requireProvider(req), settings) as RequestHandler;
    // Without the query: a `code` or `error` in it would be taken for the provider's answer.
    const bare = Object.create(req, { query: { value: {} } }) as Request;
    await begin(bare, res, next); // sends the browser to the provider
  });

  router.get('/callback/:provider', async (req, res, next) => {
    const provider = requireProvider(req);
    const begun = readOAuthFlow(config, req);
    const returned = await takeBack(provider, req, res, next);
    const target = returned.journey ?? begun;
    const url = new URL(target?.redirectUri ?? ownRedirect);
    for (const [name, value] of Object.entries(await finish(req, provider, returned))) {
      url.searchParams.set(name, value);
    }
    if (target?.path) url.searchParams.set('state', target.path);
    res.set('Cache-Control', 'no-store').redirect(303, url.href);
  });
  return router;

  /** Lets the provider's strategy check what the browser brought back. */
  async function takeBack(
    provider: SocialProvider,
    req: Request,
    res: Response,
    next: NextFunction,
  ): Promise<Returned> {
    // Without either the strategy would begin anew, and an empty one is none to it.
    if (!req.query['code'] && !req.query['error']) return {};
    try {
      await rateLimits.take('socialReturnByAddress', addressKey(req.ip ?? ''));
    } catch (error) {
      return { error };
    }
    const { promise, resolve } = Promise.withResolvers<Returned>();
    const late = setTimeout(() => resolve({ error: new Error('no answer') }), patienceMs);
    void promise.then(() => clearTimeout(late));
    const check = passport.authenticate(
      provider,
      { session: false },
      (error: unknown, identity?: Identity | false, info?: { state?: OAuthFlow }) =>
        resolve({ error, identity: identity || undefined, journey: info?.state }),
    ) as RequestHandler;
    await check(req, res, next);
    return promise;
  }

  function requireProvider(req: Request): SocialProvider {
    const provider = socialProviders.find((name) => name === req.params['provider']);
    if (!provider) throw new ApiError('not_found');
    if (!listProviders(config).includes(provider)) throw new ApiError('provider_not_configured');
    return provider;
  }

  function readJourney(req: Request): OAuthFlow {
    const { redirect_uri: redirectUri = ownRedirect, state, ticket } = req.query;
    if (typeof redirectUri !== 'string' || !redirects.has(redirectUri)) {
      throw new ApiError('invalid_request', {
        message: 'redirect_uri: a login may not return to this address.',
      });
    }
    const path = typeof state === 'string' && isLocalPath(state) ? state : '';
    if (ticket === undefined) return { redirectUri, path };
    const linksAccountId = typeof ticket === 'string' ? verifyLinkState(context, ticket) : undefined;
    if (!linksAccountId) throw new ApiError('link_not_valid');
    return { redirectUri, path, linksAccountId };
  }

  /** What the browser brings home: a login, a code to link with, or a sentence. */
  async function finish(
    req: Request,
    provider: SocialProvider,
    returned: Returned,
  ): Promise<Record<string, string>> {
    try {
      return await open(req, provider, returned);
    } catch (error) {
      return { error: sentenceFor(provider, error) };
    }
  }

  async function open(
    req: Request,
    provider: SocialProvider,
    { error, identity, journey }: Returned,
  ): Promise<Record<string, string>> {
    if (error) throw error;
    if (!identity || !journey) {
      const wasDenied = req.query['error'] === 'access_denied';
      throw new ApiError('login_refused', {
        message: wasDenied
          ? `You did not allow the login with ${providerNames[provider]}.`
          : 'The login took too long or was begun in another window. Please try again.',
      });
    }
    if (journey.linksAccountId) {
      const { subject, email } = identity;
      const linked = { accountId: journey.linksAccountId, provider, subject, email };
      return { link: await issueLinkCode(context, linked) };
    }
    const account = await findOrCreateAccount(db, identity, clock());
    if (account.isNew && identity.pictureUrl) await copyPicture(context, account.id, identity.pictureUrl);
    const device = { userAgent: req.headers['user-agent'] ?? '', address: req.ip ?? '' };
    return { token: await insertSession(db, account, clock(), device) };
  }

  /** A sentence for whoever comes back without a login; what the provider said goes to the log. */
  function sentenceFor(provider: SocialProvider, failure: unknown): string {
    if (failure instanceof ApiError) return failure.message;
    const { message, code } = Object(failure) as { message?: string; code?: string };
    log.warn({ provider, reason: message, code }, 'a social login failed');
    return `The login with ${providerNames[provider]} failed. Please try again.`;
  }
}

/** A path of this site: one slash, so that no browser takes it for another host. */
const isLocalPath = (path: string): boolean =>
  path.length <= 2000 && /^\/(?![/\\])/.test(path) && !/[\\\p{Cc}]/u.test(path);
