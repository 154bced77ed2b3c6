import compression from 'compression';
import express, { type Express } from 'express';
import { queuesBoard } from './admin/queues.ts';
import { authRoutes } from './auth/routes.ts';
import { codeRoutes } from './code/routes.ts';
import type { Context } from './context.ts';
import { answerError, ApiError } from './error.ts';
import { healthRoutes } from './health.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { readWebClient, webClient } from './http/web-client.ts';
import { lessonsRoutes } from './lessons/routes.ts';
import { measureRequests } from './metrics.ts';
import { addressKey } from './rate-limits.ts';
import { usersRoutes } from './users/routes.ts';

/** The longest code and eight test cases fit several times over, escapes included. */
const bodyLimit = '512kb';

/** The whole server: every middleware in its order, with the reason for its place. */
export function createApp(context: Context): Express {
  const { config, log, rateLimits } = context;
  const client = readWebClient(config.WEB_DIST);
  const app = express();
  app.disable('x-powered-by'); // says nothing a visitor needs
  app.disable('etag'); // API answers are never cached; static files have their own
  app.set('trust proxy', config.TRUST_PROXY); // before anything reads req.ip
  app.use(requestLog(log)); // first: every failure below is logged with its id
  app.use(measureRequests); // before anything that may answer
  app.use(healthRoutes(context)); // before limits and headers: a prober needs neither
  app.use(securityHeaders(config, client)); // before every page and answer
  app.use(compression()); // before the first body
  app.use('/api', apiRoutes());
  app.use('/admin/queues', queuesBoard(context)); // before the client, which takes every other path
  app.use(webClient(config.WEB_DIST, client)); // last: it answers whatever is left
  app.use(answerError); // after everything that can fail
  return app;

  function apiRoutes() {
    const api = express.Router();
    api.use(async (req, res, next) => {
      res.set('Cache-Control', 'no-store'); // answers are personal
      await rateLimits.take('request', addressKey(req.ip ?? '')); // before the body is read
      next();
    });
    api.use(express.json({ limit: bodyLimit, strict: false })); // what is no object, the contract refuses
    for (const routes of [authRoutes, usersRoutes, lessonsRoutes, codeRoutes]) api.use(routes(context));
    api.use(() => {
      throw new ApiError('not_found'); // not the client's page: a caller of the API expects JSON
    });
    return api;
  }
}
