import type { z } from 'zod';

/** Required role. `public` endpoints still receive the caller if a valid token is sent. */
export type Access = 'public' | 'user' | 'admin';

/**
 * `path` is relative to `/api` and uses `:name` for parameters. `params`, `query` and `body` are ignored unless
 * declared. `text: true` marks a plain-text response instead of JSON.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: Access;
  /** Whether an admin's read-only view of an account may call it. By default, only GET may be called. */
  readonly allowedInView?: boolean;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  readonly text?: true;
  readonly status?: 200 | 201 | 204;
}

export type Contract = Readonly<Record<string, Endpoint>>;

/** Declares an endpoint and keeps its literal types. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type InputPart<E, Key extends 'params' | 'query' | 'body'> =
  E extends Record<Key, infer S extends z.ZodType> ? { readonly [K in Key]: z.input<S> } : unknown;

type OutputPart<E, Key extends 'params' | 'query' | 'body'> =
  E extends Record<Key, infer S extends z.ZodType> ? { readonly [K in Key]: z.output<S> } : unknown;

/** Arguments of a client call: the parts of `{ params, query, body }` that the endpoint declares. */
export type Input<E extends Endpoint> = InputPart<E, 'params'> & InputPart<E, 'query'> & InputPart<E, 'body'>;

/** Arguments of a handler, after validation (defaults applied, strings coerced). */
export type Parsed<E extends Endpoint> = OutputPart<E, 'params'> &
  OutputPart<E, 'query'> &
  OutputPart<E, 'body'>;

export type Output<E extends Endpoint> = z.output<E['response']>;

/** A handler's return value, before the response schema strips and converts it. */
export type HandlerResult<E extends Endpoint> = z.input<E['response']>;
