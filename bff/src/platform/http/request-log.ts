import { randomUUID } from 'node:crypto';
import type { Logger } from '@dryrun/runtime/logger';
import type { Request, RequestHandler, Response } from 'express';
import { pinoHttp } from 'pino-http';

const sanePattern = /^[\w.-]{8,64}$/;

/** Gives every request an id (the proxy's if it is sane), logs its end, and hands `req.log` on. */
export function requestLog(log: Logger): RequestHandler {
  return pinoHttp<Request, Response>({
    logger: log,
    genReqId(req, res) {
      const given = req.headers['x-request-id'];
      const id = typeof given === 'string' && sanePattern.test(given) ? given : randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: { ignore: ({ url }) => url === '/healthz' || url === '/readyz' }, // asked every few seconds
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
        ip: req.ip,
      }),
      res: (res: Response) => ({ status: res.statusCode }),
    },
  }) as RequestHandler;
}

/** The address with the values of parameters that open something replaced. */
export function maskSecrets(url: string): string {
  return url.replace(
    /([?&](?:token|upn|ctn|client_secret|payment_intent_client_secret|code|link|ticket|access_token|code_verifier)=)[^&#]*/gi,
    '$1***',
  );
}
