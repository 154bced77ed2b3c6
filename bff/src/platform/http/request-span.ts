import { beginSpan, withinSpan } from '@dryrun/runtime/tracing';
import type { RequestHandler } from 'express';

/**
 * A span for each call of the API, named by its route and never by its address; what the call enqueues goes on with its
 * trace. Nothing where tracing is off.
 */
export const traceRequests: RequestHandler = ({ method, id }, res, next) => {
  const attributes = { 'http.request.method': method, 'request.id': id as string }; // ours are words (request-log.ts)
  const span = beginSpan({ kind: 'call', name: method, attributes });
  if (span === undefined) {
    next();
    return;
  }
  res.once('close', () => {
    const route = res.locals['route'] as string | undefined; // known once it is found
    if (route !== undefined) {
      span.rename(`${method} ${route}`);
      span.describe({ 'http.route': route });
    }
    span.describe({ 'http.response.status_code': res.statusCode });
    span.end(res.statusCode >= 500 ? 'failed' : 'done');
  });
  withinSpan(span, next);
};
