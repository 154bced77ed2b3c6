import type { Answer, Contract, Endpoint, Parsed } from '@dryrun/contracts/endpoint';
import { Router, type Request, type Response } from 'express';
import type { Logger } from '@dryrun/runtime/logger';
import type { z } from 'zod';
import type { Principal } from '../../caller/sessions.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../error.ts';
import { authorize } from './access.ts';

/** What every handler may know of a request besides its validated parts. */
interface Call<E extends Endpoint> {
  /** The caller; maybe none where anyone may call. */
  readonly user: E['access'] extends 'public' ? Principal | undefined : Principal;
  /** The caller's address, for rate limits. */
  readonly ip: string;
  /** The country of that address in two letters, if a proxy before us tells it. */
  readonly country: string | null;
  /** The caller's browser, for the list of sessions. */
  readonly userAgent: string;
  /** Writes lines that carry this request's id. */
  readonly log: Logger;
  /** Aborts when the caller has gone away. */
  readonly signal: AbortSignal;
}

/** A handler for every endpoint of a contract: leaving one out does not compile. */
export type Handlers<C extends Contract> = {
  readonly [Name in keyof C]: (call: Parsed<C[Name]> & Call<C[Name]>) => Promise<Answer<C[Name]>>;
};

type AnyHandler = (call: object) => Promise<unknown>;

/**
 * Mounts a contract. Here and nowhere else: access, validation (400 `invalid_request` with every fault), and the answer's
 * schema, which strips what the contract does not name, so that a column cannot leak. A path of the contract that is
 * called by a method it does not have answers 405 with the methods it has.
 */
export function implement<C extends Contract>(contract: C, handlers: Handlers<C>, context: Context): Router {
  const router = Router();
  for (const [name, endpoint] of Object.entries(contract)) {
    const handler = handlers[name] as unknown as AnyHandler;
    router[methods[endpoint.method]](endpoint.path, async (req, res) => {
      res.locals['route'] = endpoint.path;
      const user = await authorize(endpoint.access, req, context);
      res.locals['userId'] = user?.id;
      const { ip = '', headers } = req;
      const userAgent = headers['user-agent'] ?? '';
      const call = {
        ...parseParts(endpoint, req),
        user,
        ip,
        country: countryOf(req, context.config.COUNTRY_HEADER),
        userAgent,
        log: req.log as Logger,
        signal: disconnection(res),
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

function countryOf(req: Request, header: string): string | null {
  const told = header === '' ? undefined : req.get(header);
  return told !== undefined && /^[A-Z]{2}$/.test(told) ? told : null;
}

/** The methods that each path of a contract takes. */
function methodsByPath(contract: Contract): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { path, method } of Object.values(contract)) {
    const also = method === 'GET' ? ['GET', 'HEAD'] : [method];
    found.set(path, [...(found.get(path) ?? []), ...also]);
  }
  return found;
}

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

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
    else for (const issue of parsed.error.issues) fields[issue.path.join('.') || part] ??= sentence(issue);
  }
  const [message] = Object.values(fields);
  if (message !== undefined) throw new ApiError('invalid_request', { message, fields });
  return parts;
}

/** The issue's message, made to name its field if it does not. */
function sentence({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 || message.startsWith(`${String(path[0])}:`)
    ? message
    : `${path.join('.')}: ${message}`;
}

function disconnection(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => controller.abort());
  return controller.signal;
}

function send(endpoint: Endpoint, res: Response, answer: unknown): void {
  const body = endpoint.response.parse(answer);
  res.status(endpoint.status ?? 200);
  if (endpoint.status === 204) res.end();
  else if (endpoint.text) res.type('text/plain').send(body);
  else res.json(body);
}
