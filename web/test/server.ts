import type { Endpoint, Input, Output } from '@dryrun/contracts/endpoint';
import { errors, type ErrorBody, type ErrorCode } from '@dryrun/contracts/errors';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';

/** The stand-in for the BFF. A test adds what it needs with `server.use(answer(...))`. */
export const server = setupServer();

/** A request as a handler sees it: the contract's parts and the token that came with it. */
export type Call<E extends Endpoint> = Input<E> & { readonly token: string | null };

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** Answers an endpoint with what its contract allows, or with an `apiError`. */
export function answer<E extends Endpoint>(
  endpoint: E,
  respond: (call: Call<E>) => Output<E> | ApiError | Promise<Output<E> | ApiError>,
): RequestHandler {
  return methods[endpoint.method](`*/api${endpoint.path}`, async ({ request, params }) => {
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null;
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    const result = await respond({ params, query, body, token } as unknown as Call<E>);
    if (result instanceof ApiError) return HttpResponse.json(result.body, { status: result.status });
    return HttpResponse.json(result as object);
  });
}

/** An endpoint that cannot be reached. */
export function unreachable(endpoint: Endpoint): RequestHandler {
  return methods[endpoint.method](`*/api${endpoint.path}`, () => HttpResponse.error());
}

/** A refusal from the catalogue of errors. */
export class ApiError {
  readonly status: number;
  readonly body: ErrorBody;
  constructor(code: ErrorCode, fields?: ErrorBody['fields']) {
    const { status, message } = errors[code];
    this.status = status;
    this.body = { code, message, requestId: 'test', ...(fields && { fields }) };
  }
}
