import { startSpan, withActiveSpan } from '@dryrun/runtime/tracing';
import type { RequestHandler } from 'express';

/** Names the span by its route, never by its URL. Jobs that the call enqueues continue the trace. */
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
      span.setAttributes({ 'http.route': route });
    }
    span.setAttributes({ 'http.response.status_code': res.statusCode });
    span.end(res.statusCode >= 500 ? 'failed' : 'done');
  });
  withActiveSpan(span, next);
};
