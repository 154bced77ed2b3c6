import { socialProviders, type SocialProvider } from '@dryrun/contracts/auth';
import { pagePath, serverPaths } from '@dryrun/contracts/pages';
import { isSameSitePath } from '@dryrun/contracts/return-path';
import { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { insertSession } from '../../current-user/sessions.ts';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { providerNames } from '../../credentials/provider-names.ts';
import { issueLinkCode, verifyLinkState } from '../../credentials/oauth-link-state.ts';
import { ApiError } from '../../platform/error.ts';
import { addressKey } from '../../platform/rate-limits.ts';
import { findAccount } from './accounts.ts';
import type { Identity } from './identity.ts';
import { callbackPath, listProviders } from './providers.ts';
import { issueSignUpCode } from './sign-up.ts';
import { readOAuthFlow, type OAuthFlow } from './state-store.ts';
import { createPassport } from './strategies.ts';

type Passport = ReturnType<typeof createPassport>;

const providerTimeoutMs = 15_000;

/** The provider refused the login if identity and flow are missing. */
interface CallbackResult {
  readonly error?: unknown;
  readonly identity?: Identity | undefined;
  readonly flow?: OAuthFlow | undefined;
}

/**
 * Social login. These routes are outside the contract because the browser navigates to them.
 * GET /oauth2/authorize/:provider redirects to the provider.
 * GET /oauth2/callback/:provider handles its response and redirects to `redirect_uri` with `state`. It adds one
 * of `token` (login), `signup` (no account yet), `link` (linking) or `error` (a message to show).
 */
export function socialRoutes(context: Context): Router {
  const { config, rateLimits } = context;
  const passport = createPassport(config);
  const router = Router();

  router.get(`${serverPaths.socialLogin}/:provider`, async (req, res, next) => {
    await rateLimits.consume('socialByAddress', addressKey(req.ip ?? ''));
    const flow = parseFlow(context, req);
    const redirectToProvider = startFlow(passport, requireProvider(config, req), flow);
    clearQuery(req);
    await redirectToProvider(req, res, next);
  });

  router.get(`${callbackPath}/:provider`, async (req, res, next) => {
    const provider = requireProvider(config, req);
    const startedFlow = readOAuthFlow(config, req);
    const result = await receiveCallback(context, passport, provider, { req, res, next });
    const params = await finishFlow(context, req, provider, result);
    const target = redirectTarget(config, result.flow ?? startedFlow, params);
    res.set('Cache-Control', 'no-store').redirect(303, target);
  });
  return router;
}

const defaultRedirect = (config: Config): string =>
  `${config.APP_URL.replace(/\/$/, '')}${pagePath('socialLogin')}`;

/** Throws `not_found` for an unknown provider, or `provider_not_configured`. */
function requireProvider(config: Config, req: Request): SocialProvider {
  const provider = socialProviders.find((name) => name === req.params['provider']);
  if (!provider) throw new ApiError('not_found');
  if (!listProviders(config).includes(provider)) throw new ApiError('provider_not_configured');
  return provider;
}

/** Throws `invalid_request` or `link_not_valid`. */
function parseFlow(context: Context, req: Request): OAuthFlow {
  const { config } = context;
  const { redirect_uri: redirectUri = defaultRedirect(config), state, ticket } = req.query;
  const isAllowed = (uri: string): boolean =>
    uri === defaultRedirect(config) || config.OAUTH_REDIRECT_URIS.includes(uri);
  if (typeof redirectUri !== 'string' || !isAllowed(redirectUri)) {
    throw new ApiError('invalid_request', { message: 'redirect_uri: this address is not allowed.' });
  }
  const path = typeof state === 'string' && isSameSitePath(state) ? state : '';
  if (ticket === undefined) return { redirectUri, path };
  const linksAccountId = typeof ticket === 'string' ? verifyLinkState(context, ticket) : undefined;
  if (!linksAccountId) throw new ApiError('link_not_valid');
  return { redirectUri, path, linksAccountId };
}

function startFlow(passport: Passport, provider: SocialProvider, flow: OAuthFlow): RequestHandler {
  // The type requires a string, but passport-oauth2 passes an object to the state store.
  const state = flow as unknown as string;
  return passport.authenticate(provider, { session: false, state });
}

/** passport-oauth2 reads `code` and `error` in the query as a provider's response, even at the start of a flow. */
function clearQuery(req: Request): void {
  Object.defineProperty(req, 'query', { value: {} });
}

interface HttpExchange {
  readonly req: Request;
  readonly res: Response;
  readonly next: NextFunction;
}

/** Never rejects for a bad response: the error is in the result. */
async function receiveCallback(
  { rateLimits }: Context,
  passport: Passport,
  provider: SocialProvider,
  exchange: HttpExchange,
): Promise<CallbackResult> {
  const { query, ip } = exchange.req;
  // passport-oauth2 would start a new flow if both `code` and `error` are missing or empty.
  if (!query['code'] && !query['error']) return {};
  try {
    await rateLimits.consume('socialReturnByAddress', addressKey(ip ?? ''));
  } catch (error) {
    return { error };
  }
  return verifyCallback(passport, provider, exchange);
}

async function verifyCallback(
  passport: Passport,
  provider: SocialProvider,
  { req, res, next }: HttpExchange,
): Promise<CallbackResult> {
  const { promise, resolve } = Promise.withResolvers<CallbackResult>();
  const timeout = setTimeout(() => resolve({ error: new Error('provider timeout') }), providerTimeoutMs);
  void promise.then(() => clearTimeout(timeout));
  const verify: RequestHandler = passport.authenticate(
    provider,
    { session: false },
    (error: unknown, identity?: Identity | false, info?: { state?: OAuthFlow }) =>
      resolve({ error, identity: identity || undefined, flow: info?.state }),
  );
  await verify(req, res, next);
  return promise;
}

/** Returns the query parameters of the final redirect: `token`, `signup`, `link` or `error`. */
async function finishFlow(
  context: Context,
  req: Request,
  provider: SocialProvider,
  result: CallbackResult,
): Promise<Record<string, string>> {
  try {
    const { identity, flow } = requireIdentity(req, provider, result);
    if (flow.linksAccountId)
      return { link: await issueLinkCode(context, toLinkedIdentity(flow.linksAccountId, identity)) };
    const token = await logIn(context, req, identity);
    return token === undefined ? { signup: await issueSignUpCode(context, identity) } : { token };
  } catch (error) {
    return { error: errorMessage(context, provider, error) };
  }
}

/** Throws the error of the result, or `login_refused` if the provider returned no identity. */
function requireIdentity(
  req: Request,
  provider: SocialProvider,
  { error, identity, flow }: CallbackResult,
): { identity: Identity; flow: OAuthFlow } {
  if (error) throw error;
  if (identity && flow) return { identity, flow };
  const isDenied = req.query['error'] === 'access_denied';
  throw new ApiError('login_refused', {
    message: isDenied
      ? `You canceled the login with ${providerNames[provider]}.`
      : 'The login took too long or was started in another window. Please try again.',
  });
}

const toLinkedIdentity = (accountId: string, { provider, subject, email }: Identity) => ({
  accountId,
  provider,
  subject,
  email,
});

/** Returns undefined if the identity has no account yet. */
async function logIn({ db, clock }: Context, req: Request, identity: Identity): Promise<string | undefined> {
  const account = await findAccount(db, identity);
  if (!account) return undefined;
  const device = { userAgent: req.headers['user-agent'] ?? '', address: req.ip ?? '' };
  return insertSession(db, account, clock(), device);
}

/** Logs errors of the provider and replaces them with a general message. */
function errorMessage({ log }: Context, provider: SocialProvider, error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const { message, code } = Object(error) as { message?: string; code?: string };
  log.warn({ provider, reason: message, code }, 'social login failed');
  return `Login with ${providerNames[provider]} failed. Please try again.`;
}

function redirectTarget(
  config: Config,
  flow: OAuthFlow | undefined,
  params: Readonly<Record<string, string>>,
): string {
  const url = new URL(flow?.redirectUri ?? defaultRedirect(config));
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  if (flow?.path) url.searchParams.set('state', flow.path);
  return url.href;
}
