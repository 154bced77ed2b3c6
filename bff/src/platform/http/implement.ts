import type { HandlerResult, Contract, Endpoint, Parsed } from '@dryrun/contracts/endpoint';
import { Router, type Request, type Response } from 'express';
import type { Logger } from '@dryrun/runtime/logger';
import type { z } from 'zod';
import type { Principal } from '../../current-user/sessions.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../error.ts';
import { authorize } from './access.ts';

/** A type, not an interface, so that the compiler can inline it into the types of handlers. */
type Call<E extends Endpoint> = {
  readonly user: E['access'] extends 'public' ? Principal | undefined : Principal;
  readonly ip: string;
  /** Two letters. Null unless a proxy reports the country. */
  readonly country: string | null;
  readonly userAgent: string;
  /** Logs with the request id. */
  readonly log: Logger;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
  /** Sets a header of the response, such as `Link`. */
  readonly setHeader: (name: string, value: string) => void;
};

/** Handlers of responses without content return nothing. */
type Result<E extends Endpoint> = HandlerResult<E> extends undefined ? void : HandlerResult<E>;

/** One handler per endpoint of a contract. A missing handler is a compile error. */
export type Handlers<C extends Contract> = {
  readonly [Name in keyof C]: (call: Parsed<C[Name]> & Call<C[Name]>) => Promise<Result<C[Name]>>;
};

type AnyHandler = (call: object) => Promise<unknown>;

/** Checks access and validates requests. The response schema strips other properties: no column leaks. */
export function implement<C extends Contract>(contract: C, handlers: Handlers<C>, context: Context): Router {
  const router = Router();
  for (const [name, endpoint] of Object.entries(contract)) {
    const handler = handlers[name] as unknown as AnyHandler;
    router[routerMethods[endpoint.method]](endpoint.path, async (req, res) => {
      res.locals['route'] = endpoint.path;
      const user = await authorize(endpoint, req, context);
      res.locals['userId'] = user?.id;
      const { ip = '', headers } = req;
      const userAgent = headers['user-agent'] ?? '';
      const call = {
        ...parseParts(endpoint, req),
        user,
        ip,
        country: readCountry(req, context.config.COUNTRY_HEADER),
        userAgent,
        log: req.log as Logger,
        signal: createDisconnectSignal(res),
        setHeader: (header: string, value: string) => void res.setHeader(header, value),
      };
      send(endpoint, res, await handler(call));
    });
  }
  for (const [path, allowed] of methodsByPath(contract)) {
    router.all(path, (req, res) => {
      res.locals['route'] = path;
      res.set('Allow', allowed.join(', '));
      if (req.method !== 'OPTIONS') throw new ApiError('method_not_allowed');
      res.status(200).end();
    });
  }
  return router;
}

function readCountry(req: Request, header: string): string | null {
  const country = header === '' ? undefined : req.get(header);
  return country !== undefined && /^[A-Z]{2}$/.test(country) ? country : null;
}

function methodsByPath(contract: Contract): ReadonlyMap<string, readonly string[]> {
  const allowedByPath = new Map<string, string[]>();
  for (const { path, method } of Object.values(contract)) {
    const allowed = method === 'GET' ? ['GET', 'HEAD'] : [method];
    allowedByPath.set(path, [...(allowedByPath.get(path) ?? []), ...allowed]);
  }
  return allowedByPath;
}

const routerMethods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

function parseParts(endpoint: Endpoint, req: Request): Record<string, unknown> {
  const parts: Record<string, unknown> = {};
  const fields: Record<string, string> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    if (part === 'body' && req.body === undefined) {
      throw new ApiError('invalid_request', { message: 'The request needs a JSON body.' });
    }
    const parsed = schema.safeParse(req[part]);
    if (parsed.success) parts[part] = parsed.data;
    else for (const issue of parsed.error.issues) fields[issue.path.join('.') || part] ??= formatIssue(issue);
  }
  const [message] = Object.values(fields);
  if (message !== undefined) throw new ApiError('invalid_request', { message, fields });
  return parts;
}

/** Prefixes the message with the field, unless it has the prefix. */
function formatIssue({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 || message.startsWith(`${String(path[0])}:`)
    ? message
    : `${path.join('.')}: ${message}`;
}

function createDisconnectSignal(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => controller.abort());
  return controller.signal;
}

function send(endpoint: Endpoint, res: Response, result: unknown): void {
  const body = endpoint.response.parse(result);
  res.status(endpoint.status ?? 200);
  if (endpoint.status === 204) res.end();
  else if (endpoint.text) res.type('text/plain').send(body);
  else res.json(body);
}
