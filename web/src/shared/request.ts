import type { Endpoint, Input } from '@dryrun/contracts/endpoint';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { FetchArgs } from '@reduxjs/toolkit/query';

/** The argument of an endpoint's hook: its declared `{ params, query, body }`, or nothing. */
export type Argument<E extends Endpoint> = unknown extends Input<E> ? void : Input<E>;

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Parses a plain-text response. Its errors are JSON. */
const parseText = async (response: Response): Promise<unknown> =>
  response.ok ? response.text() : response.json();

/**
 * Turns a contract's endpoint into the `query` function of an RTK Query endpoint:
 * `build.query<Output<typeof checkRun>, Argument<typeof checkRun>>({ query: request(checkRun) })`.
 */
export function request<E extends Endpoint>(endpoint: E): (argument: Argument<E>) => FetchArgs {
  return (argument) => {
    const { params = {}, query, body } = (argument ?? {}) as Parts;
    return {
      method: endpoint.method,
      url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name]))),
      ...omitUndefined({ params: query, body, responseHandler: endpoint.text ? parseText : undefined }),
    };
  };
}
