import { randomUUID } from 'node:crypto';
import type { Logger } from '@dryrun/runtime/logger';
import type { Request, RequestHandler, Response } from 'express';
import { pinoHttp } from 'pino-http';
import { networkOf } from '../ip-address.ts';

const requestIdPattern = /^[\w.-]{8,64}$/;

/** Sets `req.log` and a request id: the proxy's if it is well-formed. Logs the end of every request. */
export function requestLog(log: Logger): RequestHandler {
  return pinoHttp<Request, Response>({
    logger: log,
    genReqId(req, res) {
      const proxyId = req.headers['x-request-id'];
      const id = typeof proxyId === 'string' && requestIdPattern.test(proxyId) ? proxyId : randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: { ignore: ({ url }) => url === '/healthz' || url === '/readyz' }, // probed every few seconds
    customLogLevel(req, res, error) {
      if (res.statusCode >= 500) return 'error';
      if (error) return 'warn';
      return req.originalUrl.startsWith('/api/') ? 'info' : 'debug';
    },
    customProps: (_req, res) => ({ userId: res.locals['userId'] as string | undefined }),
    wrapSerializers: false,
    serializers: {
      req: (req: Request) => ({
        id: req.id,
        method: req.method,
        url: maskSecrets(req.originalUrl),
        network: networkOf(req.ip ?? ''), // no log holds a whole address (docs/decisions/0014)
      }),
      res: (res: Response) => ({ status: res.statusCode }),
    },
  }) as RequestHandler;
}

export function maskSecrets(url: string): string {
  return url
    .replace(/(\/(?:plan\/calendar|replays)\/)[^/?#]+/i, '$1***')
    .replace(
      /([?&](?:token|upn|ctn|client_secret|payment_intent_client_secret|code|link|signup|ticket|access_token|code_verifier)=)[^&#]*/gi,
      '$1***',
    );
}
