import { createHash } from 'node:crypto';
import { socialProviders, type SocialProvider } from '@dryrun/contracts/auth';
import { verifySigned, signText } from '@dryrun/runtime/secret-key';
import express, { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import { findClient, type ProviderClient } from '../auth/social/providers.ts';
import { createOneTimeCodes } from '../credentials/one-time-codes.ts';
import type { Context } from '../platform/context.ts';
import { identitySchema, deriveSubject, type FakeIdentity } from './fake-identities.ts';
import { renderErrorPage, renderLoginPage } from './fake-provider-page.ts';

const codeSeconds = 60;
const tokenSeconds = 300;

const requestSchema = z.object({
  response_type: z.literal('code', 'response_type must be code'),
  client_id: z.string('client_id is missing'),
  redirect_uri: z.string('redirect_uri is missing'),
  state: z.string('state is missing').min(16, 'state is too short to be a nonce'),
  scope: z.string('scope is missing'),
  code_challenge: z.string('code_challenge is missing').regex(/^[\w-]{43}$/, 'code_challenge is not valid'),
  code_challenge_method: z.literal('S256', 'code_challenge_method must be S256'),
});

type AuthorizationRequest = z.output<typeof requestSchema>;

const grantSchema = z.object({ request: requestSchema, identity: identitySchema });

/** Fake OAuth providers, so that the real strategies run without keys. They check requests as real ones do. */
export function fakeProviders(context: Context): Router {
  const router = Router();
  for (const provider of socialProviders) {
    const client = findClient(context.config, provider);
    if (client?.fake) router.use(`/${provider}`, fakeProvider(context, provider, client));
  }
  return router;
}

function fakeProvider(context: Context, provider: SocialProvider, client: ProviderClient): Router {
  const { config } = context;
  const signaturePurpose = `fake ${provider}`;
  const codes = createOneTimeCodes({
    name: `${provider}-code`,
    schema: grantSchema,
    lifetimeSeconds: codeSeconds,
  });
  const tokens = createOneTimeCodes({
    name: `${provider}-token`,
    schema: identitySchema,
    lifetimeSeconds: tokenSeconds,
  });
  const router = Router();
  router.use(express.urlencoded({ extended: false, limit: '16kb' }));

  router.get('/authorize', (req, res) => {
    const request = readRequest(req.query, client);
    if (typeof request === 'string') refuse(res, request);
    else {
      const signedRequest = signText(config.SECRET_KEY, signaturePurpose, JSON.stringify(request));
      res.type('text/html').send(renderLoginPage(provider, `/dev/${provider}/authorize`, signedRequest));
    }
  });

  router.post('/authorize', async (req, res) => {
    const body = z.record(z.string(), z.string()).catch({}).parse(req.body);
    const requestJson = verifySigned(config.SECRET_KEY, signaturePurpose, body['request'] ?? '');
    if (requestJson === undefined) return refuse(res, 'The form was not issued by this server.');
    // Validated again, because the page may be older than this process and its settings.
    const request = readRequest(JSON.parse(requestJson), client);
    if (typeof request === 'string') return refuse(res, request);
    const target = new URL(request.redirect_uri);
    target.searchParams.set('state', request.state);
    if (body['decision'] === 'deny') target.searchParams.set('error', 'access_denied');
    else {
      const identity = identitySchema.safeParse({
        email: body['email'],
        name: body['name'] || (body['email'] ?? '').split('@')[0],
        isVerified: body['isVerified'] === 'on',
      });
      if (!identity.success) return refuse(res, 'The name or email is not valid.');
      target.searchParams.set('code', await codes.issue(context, { request, identity: identity.data }));
    }
    res.redirect(303, target.href);
  });

  router.post('/token', async (req, res) => {
    const body = z.record(z.string(), z.string()).catch({}).parse(req.body);
    const grant = await codes.consume(context, body['code'] ?? '');
    const tokenError = validateTokenRequest(body, grant?.request, client);
    if (tokenError !== undefined || !grant) {
      res.status(400).json({ error: 'invalid_grant', error_description: tokenError });
      return;
    }
    const accessToken = await tokens.issue(context, grant.identity);
    res.json({ access_token: accessToken, token_type: 'bearer', scope: grant.request.scope });
  });

  const respondWith =
    (toResponse: (identity: FakeIdentity) => object) => async (req: Request, res: Response) => {
      const identity = await tokens.read(context, readBearerToken(req));
      if (identity) res.json(toResponse(identity));
      else res.status(401).json({ error: { message: 'Bad credentials', code: 401 } });
    };
  router.get(
    '/userinfo',
    respondWith((identity) => ({
      sub: String(deriveSubject(provider, identity)),
      name: identity.name,
      email: identity.email,
      email_verified: identity.isVerified,
    })),
  );
  router.get(
    '/user',
    respondWith((identity) => ({
      id: deriveSubject(provider, identity),
      login: identity.email.split('@')[0],
      name: identity.name,
    })),
  );
  router.get(
    '/user/emails',
    respondWith((identity) => [{ email: identity.email, primary: true, verified: identity.isVerified }]),
  );
  return router;

  function refuse(res: Response, message: string): void {
    res.status(400).type('text/html').send(renderErrorPage(provider, message));
  }
}

/** Returns an error message for an invalid request. */
function readRequest(query: unknown, client: ProviderClient): AuthorizationRequest | string {
  const parsed = requestSchema.safeParse(query);
  if (!parsed.success) return `${parsed.error.issues[0]?.message ?? 'The request is not valid'}.`;
  if (parsed.data.client_id !== client.clientID) return 'client_id is unknown.';
  if (parsed.data.redirect_uri !== client.callbackURL)
    return 'redirect_uri is not registered for this client.';
  return parsed.data;
}

/** Returns an error description; undefined if the request is valid. */
function validateTokenRequest(
  body: Readonly<Record<string, string>>,
  request: AuthorizationRequest | undefined,
  client: ProviderClient,
): string | undefined {
  if (body['grant_type'] !== 'authorization_code') return 'grant_type must be authorization_code';
  if (!request) return 'code is unknown, used or expired';
  if (body['client_id'] !== client.clientID) return 'client_id is wrong';
  if (body['client_secret'] !== client.clientSecret) return 'client_secret is wrong';
  if (body['redirect_uri'] !== request.redirect_uri) return 'redirect_uri does not match the request';
  const challenge = createHash('sha256')
    .update(body['code_verifier'] ?? '')
    .digest('base64url');
  return challenge === request.code_challenge ? undefined : 'code_verifier does not match the code_challenge';
}

/** Google's strategy sends the token in the query, GitHub's in the header. */
function readBearerToken(req: Request): string {
  const header = /^Bearer (.+)$/i.exec(req.headers.authorization ?? '')?.[1];
  const { access_token: query } = req.query;
  return header ?? (typeof query === 'string' ? query : '');
}
