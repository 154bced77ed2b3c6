import { getAuthOptions } from '@dryrun/contracts/auth';
import type { Endpoint, Input, Output } from '@dryrun/contracts/endpoint';
import { errors, type ErrorBody, type ErrorCode } from '@dryrun/contracts/errors';
import { getLessonAnnotations, listAnnotated } from '@dryrun/contracts/lessons';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';

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
    return endpoint.text ? HttpResponse.text(result as string) : HttpResponse.json(result as object);
  });
}

/** A server with every login there is, Google's captcha and real mail. */
export const authOptions: Output<typeof getAuthOptions> = {
  captcha: { provider: 'recaptcha', siteKey: 'site-key' },
  socialProviders: ['google', 'github'],
  hasInbox: false,
};

/** The stand-in for the BFF. A test adds what it needs with `server.use(answer(...))`. */
export const server = setupServer(
  answer(getAuthOptions, () => authOptions),
  answer(getLessonAnnotations, () => ({ note: '', isBookmarked: false, quizResults: [] })),
  answer(listAnnotated, () => ({ notes: [], bookmarks: [] })),
);

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
