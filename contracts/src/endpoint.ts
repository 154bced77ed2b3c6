import type { z } from 'zod';

/** Who may call an endpoint. `public` still receives the caller when a valid token is sent. */
export type Access = 'public' | 'user' | 'admin';

/**
 * One HTTP endpoint as a value. `path` is relative to `/api` and uses `:name` for parameters.
 * A part that is left out (`params`, `query`, `body`) is not accepted and not passed on.
 * `text: true` marks the rare answers that are plain text instead of JSON.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  readonly text?: true;
  readonly status?: 200 | 201 | 204;
}

/** A room's endpoints by handler name. */
export type Contract = Readonly<Record<string, Endpoint>>;

/** Declares an endpoint and keeps its literal types. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type InputPart<E, Key extends 'params' | 'query' | 'body'> =
  E extends Record<Key, infer S extends z.ZodType> ? { readonly [K in Key]: z.input<S> } : unknown;

type OutputPart<E, Key extends 'params' | 'query' | 'body'> =
  E extends Record<Key, infer S extends z.ZodType> ? { readonly [K in Key]: z.output<S> } : unknown;

/** What a caller passes: `{ params, query, body }`, only the parts which the endpoint declares. */
export type Input<E extends Endpoint> = InputPart<E, 'params'> & InputPart<E, 'query'> & InputPart<E, 'body'>;

/** What a handler receives after validation (defaults filled in, strings coerced). */
export type Parsed<E extends Endpoint> = OutputPart<E, 'params'> &
  OutputPart<E, 'query'> &
  OutputPart<E, 'body'>;

/** What the endpoint answers. */
export type Output<E extends Endpoint> = z.output<E['response']>;

/** What a handler may return: the answer before the response schema strips and converts it. */
export type Answer<E extends Endpoint> = z.input<E['response']>;
