import { pages, serverPaths } from '@dryrun/contracts/pages';
import { updateAvatar } from '@dryrun/contracts/profile';
import compression from 'compression';
import express, { type Express } from 'express';
import { queueDashboard } from './admin/queues.ts';
import { adminRoutes } from './admin/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { socialRoutes } from './auth/social/routes.ts';
import { avatarRoutes } from './avatars/routes.ts';
import { blogRoutes } from './blog/routes.ts';
import { draftRoutes } from './code/draft-routes.ts';
import { codeRoutes } from './code/routes.ts';
import { traceRoutes } from './code/trace-routes.ts';
import { liveExampleRoutes } from './code/live-example-routes.ts';
import { practiceProblemRoutes } from './code/practice-problem-routes.ts';
import { twistRoutes } from './code/twist-routes.ts';
import { memoryRoutes } from './practice/memory-routes.ts';
import { calendarFeed } from './plan/calendar.ts';
import { planRoutes } from './plan/routes.ts';
import { practiceRoutes } from './practice/routes.ts';
import { rehearsalRoutes } from './practice/rehearsal/routes.ts';
import { servesInbox } from './platform/config.ts';
import type { Context } from './platform/context.ts';
import { authorPicture } from './courses/author-picture.ts';
import { coursesRoutes } from './courses/routes.ts';
import { editorRoutes } from './editor/routes.ts';
import { ApiError, errorHandler } from './platform/error.ts';
import { healthRoutes } from './platform/health.ts';
import { requestLog } from './platform/http/request-log.ts';
import { traceRequests } from './platform/http/request-span.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { createPublicPageRenderer } from './platform/http/public-pages.ts';
import { readWebClient, webClient } from './platform/http/web-client.ts';
import { lessonsRoutes } from './lessons/routes.ts';
import { listSubprocessors, subprocessorsRoutes } from './platform/subprocessors.ts';
import { measureRequests } from './platform/metrics.ts';
import { cardProcessorProxy } from './payments/card-processor-proxy.ts';
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

/** Several times the size of the largest code with eight test cases, including JSON escapes. */
const bodyLimit = '512kb';

/** A 1 MB image in base64. */
const imageLimit = '1500kb';

/** Builds the Express app. Comments give the reason for each middleware's position. */
export function createApp(context: Context): Express {
  const { config, log, rateLimits, stopping } = context;
  const client = readWebClient(config.WEB_DIST);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag'); // API responses are never cached; static files set their own
  app.set('trust proxy', config.TRUST_PROXY); // before anything reads req.ip
  app.use((_req, res, next) => {
    if (stopping.aborted) res.set('Connection', 'close'); // the client reconnects to another process
    next();
  });
  app.use(requestLog(log)); // before anything that can fail: failures are logged with the request id
  app.use(measureRequests); // before anything that can respond
  app.use(healthRoutes(context)); // before rate limits and headers: probes need neither
  app.use(securityHeaders(config, client)); // before every page and response
  app.use(pages.buy.path, checkoutHeaders(config)); // after the headers that it extends
  app.use(compression()); // before the first response body
  app.use('/api', apiRoutes());
  app.use(socialRoutes(context));
  app.use('/avatars', avatarRoutes(context));
  app.use(authorPicture(config)); // before the client, which has a picture of the demo author only
  app.use('/dev', fakeProviders(context)); // empty if every provider has keys, or in production without DEMO
  if (servesInbox(config)) app.use(inbox(context));
  app.use(serverPaths.queues, queueDashboard(context)); // before the client, which handles every other path
  app.use(serverPaths.cardProcessor, cardProcessorProxy(context)); // empty unless the local card processor is used
  app.use(promoLinks(context)); // before the client, which has no page at these paths
  app.use(seoRoutes(config, context.catalog.courses)); // before the client
  const content = { catalog: context.catalog, subprocessors: listSubprocessors(config) };
  const render = createPublicPageRenderer(config.WEB_DIST, client, config.APP_URL, content, log);
  app.use(webClient(config.WEB_DIST, client, render, context.catalog.courses)); // last: it handles all remaining paths
  app.use(errorHandler); // after everything that can fail
  return app;

  function apiRoutes() {
    const api = express.Router();
    api.use(traceRequests); // before everything that belongs in the span
    api.use(async (req, res, next) => {
      res.set('Cache-Control', 'no-store'); // responses are personal
      await rateLimits.consume('request', addressKey(req.ip ?? '')); // before the body is read
      next();
    });
    api.use(paymentWebhook(context)); // before JSON parsing: the signature covers the raw body
    api.use(updateAvatar.path, express.json({ limit: imageLimit })); // before the smaller default limit
    api.use(express.json({ limit: bodyLimit, strict: false })); // the contract rejects non-objects
    for (const routes of [
      authRoutes,
      usersRoutes,
      coursesRoutes,
      lessonsRoutes,
      codeRoutes,
      traceRoutes,
      liveExampleRoutes,
      practiceProblemRoutes,
      twistRoutes,
      practiceRoutes,
      memoryRoutes,
      rehearsalRoutes,
      planRoutes,
      draftRoutes,
      paymentsRoutes,
      blogRoutes,
      subprocessorsRoutes,
      editorRoutes,
      adminRoutes,
    ])
      api.use(routes(context));
    api.use(invoicePdf(context)); // a file, not JSON
    api.use(calendarFeed(context)); // a file, not JSON
    api.use(() => {
      throw new ApiError('not_found'); // API callers expect JSON, not the client's page
    });
    return api;
  }
}
