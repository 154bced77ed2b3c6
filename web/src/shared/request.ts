import type { Endpoint, Input, Output } from '@dryrun/contracts/endpoint';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { FetchArgs } from '@reduxjs/toolkit/query';

/** The argument of an endpoint's hook: its declared `{ params, query, body }`, or nothing. */
type Argument<E extends Endpoint> = unknown extends Input<E> ? void : Input<E>;

/** The typed part of an RTK Query endpoint. `transformResponse` is never set: RTK Query infers the response from it. */
export interface Request<Response, Arg> {
  readonly query: (argument: Arg) => FetchArgs;
  readonly transformResponse?: (response: Response) => Response;
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Parses a plain-text response. Its errors are JSON. */
const parseText = async (response: Response): Promise<unknown> =>
  response.ok ? response.text() : response.json();

/** Derives an RTK Query endpoint from a contract's, such as `build.query(request(checkRun))`. */
export function request<E extends Endpoint>(
  endpoint: E,
  options?: Partial<FetchArgs>,
): Request<Output<E>, Argument<E>> {
  return {
    query: (argument) => {
      const { params = {}, query, body } = (argument ?? {}) as Parts;
      return {
        ...options,
        method: endpoint.method,
        url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name]))),
        ...omitUndefined({ params: query, body, responseHandler: endpoint.text ? parseText : undefined }),
      };
    },
  };
}

/** A download. Its response is an object URL, which the caller must revoke: Redux can't store a Blob. */
export function fileRequest<Arg>(path: (argument: Arg) => string): Request<string, Arg> {
  return {
    query: (argument) => ({
      url: path(argument),
      cache: 'no-store',
      responseHandler: async (response) =>
        response.ok ? URL.createObjectURL(await response.blob()) : ((await response.json()) as unknown),
    }),
  };
}
