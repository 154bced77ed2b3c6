import compression from 'compression';
import express, { type Express } from 'express';
import { queuesBoard } from './admin/queues.ts';
import { adminRoutes } from './admin/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { socialRoutes } from './auth/social/routes.ts';
import { avatarRoutes } from './avatars/routes.ts';
import { blogRoutes } from './blog/routes.ts';
import { codeRoutes } from './code/routes.ts';
import { servesInbox } from './platform/config.ts';
import type { Context } from './platform/context.ts';
import { coursesRoutes } from './courses/routes.ts';
import { editorRoutes } from './editor/routes.ts';
import { answerError, ApiError } from './platform/error.ts';
import { healthRoutes } from './platform/health.ts';
import { requestLog } from './platform/http/request-log.ts';
import { traceRequests } from './platform/http/request-span.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { publicPages } from './platform/http/public-pages.ts';
import { readWebClient, webClient } from './platform/http/web-client.ts';
import { lessonsRoutes } from './lessons/routes.ts';
import { subprocessorsOf, subprocessorsRoutes } from './platform/subprocessors.ts';
import { measureRequests } from './platform/metrics.ts';
import { cardProcessorPages } from './payments/card-processor-proxy.ts';
import { checkoutHeaders } from './payments/checkout-headers.ts';
import { invoicePdf } from './payments/invoice-pdf.ts';
import { promoLinks } from './payments/promo-links.ts';
import { paymentsRoutes } from './payments/routes.ts';
import { paymentWebhook } from './payments/webhook.ts';
import { addressKey } from './platform/rate-limits.ts';
import { inbox } from './dev/inbox.ts';
import { fakeProviders } from './dev/fake-providers.ts';
import { seoRoutes } from './platform/seo.ts';
import { usersRoutes } from './users/routes.ts';

/** The longest code and eight test cases fit several times over, escapes included. */
const bodyLimit = '512kb';

/** A picture of 1 MB in base64. */
const pictureLimit = '1500kb';

/** The whole server: every middleware in its order, with the reason for its place. */
export function createApp(context: Context): Express {
  const { config, log, rateLimits, stopping } = context;
  const client = readWebClient(config.WEB_DIST);
  const app = express();
  app.disable('x-powered-by'); // says nothing a visitor needs
  app.disable('etag'); // API answers are never cached; static files have their own
  app.set('trust proxy', config.TRUST_PROXY); // before anything reads req.ip
  app.use((_req, res, next) => {
    if (stopping.aborted) res.set('Connection', 'close'); // the next request of this caller goes to another process
    next();
  });
  app.use(requestLog(log)); // before all that may fail: it is logged with its id
  app.use(measureRequests); // before anything that may answer
  app.use(healthRoutes(context)); // before limits and headers: a prober needs neither
  app.use(securityHeaders(config, client)); // before every page and answer
  app.use('/buy', checkoutHeaders(config)); // after the headers that it widens
  app.use(compression()); // before the first body
  app.use('/api', apiRoutes());
  app.use('/oauth2', socialRoutes(context)); // what it does not take is the client's page /oauth2/redirect
  app.use('/avatars', avatarRoutes(context));
  app.use('/dev', fakeProviders(context)); // nothing where every provider has its keys, or production is no demo
  if (servesInbox(config)) app.use('/dev', inbox(context));
  app.use('/admin/queues', queuesBoard(context)); // before the client, which takes every other path
  app.use('/card-processor', cardProcessorPages(context)); // only with the local card processor
  app.use(promoLinks(context)); // before the client, which has no page there
  app.use(seoRoutes(config, context.catalogue.courses)); // before the client: these are files
  const shown = { catalogue: context.catalogue, processors: subprocessorsOf(config) };
  const render = publicPages(config.WEB_DIST, client, config.APP_URL, shown, log);
  app.use(webClient(config.WEB_DIST, client, render, context.catalogue.courses)); // last: it answers whatever is left
  app.use(answerError); // after everything that can fail
  return app;

  function apiRoutes() {
    const api = express.Router();
    api.use(traceRequests); // around all that a call does
    api.use(async (req, res, next) => {
      res.set('Cache-Control', 'no-store'); // answers are personal
      await rateLimits.take('request', addressKey(req.ip ?? '')); // before the body is read
      next();
    });
    api.use(paymentWebhook(context)); // before JSON is read: the signature is of the raw body
    api.use('/user/avatar', express.json({ limit: pictureLimit })); // before the smaller limit of all others
    api.use(express.json({ limit: bodyLimit, strict: false })); // what is no object, the contract refuses
    for (const routes of [
      authRoutes,
      usersRoutes,
      coursesRoutes,
      lessonsRoutes,
      codeRoutes,
      paymentsRoutes,
      blogRoutes,
      subprocessorsRoutes,
      editorRoutes,
      adminRoutes,
    ])
      api.use(routes(context));
    api.use(invoicePdf(context)); // a file, not JSON
    api.use(() => {
      throw new ApiError('not_found'); // not the client's page: a caller of the API expects JSON
    });
    return api;
  }
}
