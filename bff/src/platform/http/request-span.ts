import { startSpan, withinSpan } from '@dryrun/runtime/tracing';
import type { RequestHandler } from 'express';

/**
 * Opens a span for each API call, named by its route, never by its URL. Jobs that the call enqueues continue the trace.
 * Does nothing if tracing is off.
 */
export const traceRequests: RequestHandler = ({ method, id }, res, next) => {
  const attributes = { 'http.request.method': method, 'request.id': id as string }; // request-log.ts sets strings
  const span = startSpan({ kind: 'call', name: method, attributes });
  if (span === undefined) {
    next();
    return;
  }
  res.once('close', () => {
    const route = res.locals['route'] as string | undefined; // set by the route handler
    if (route !== undefined) {
      span.rename(`${method} ${route}`);
      span.describe({ 'http.route': route });
    }
    span.describe({ 'http.response.status_code': res.statusCode });
    span.end(res.statusCode >= 500 ? 'failed' : 'done');
  });
  withinSpan(span, next);
};
