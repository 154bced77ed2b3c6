import { getAuthOptions } from '@dryrun/contracts/auth';
import { listDrafts, listDraftVersions, saveDraft } from '@dryrun/contracts/drafts';
import type { Endpoint, Input, Output } from '@dryrun/contracts/endpoint';
import { getJudgeStatus, listLatestSubmissions } from '@dryrun/contracts/code';
import { errors, type ErrorBody, type ErrorCode } from '@dryrun/contracts/errors';
import { checkLiveExamples } from '@dryrun/contracts/live-examples';
import { getLessonAnnotations, listAnnotated } from '@dryrun/contracts/lessons';
import { getToday, reportQuizMiss } from '@dryrun/contracts/memory';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { getPlan } from '@dryrun/contracts/plan';
import { listRehearsals } from '@dryrun/contracts/rehearsal';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';

export type Call<E extends Endpoint> = Input<E> & { readonly token: string | null };

type MockResponse<E extends Endpoint> = Output<E> | ApiError | Response;

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** Mocks an endpoint with a response of its contract, an `ApiError`, or a `Response` that has headers. */
export function mockEndpoint<E extends Endpoint>(
  endpoint: E,
  respond: (call: Call<E>) => MockResponse<E> | Promise<MockResponse<E>>,
): RequestHandler {
  return methods[endpoint.method](`*/api${endpoint.path}`, async ({ request, params }) => {
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null;
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    const result = await respond({ params, query, body, token } as unknown as Call<E>);
    if (result instanceof Response) return result;
    if (result instanceof ApiError) return HttpResponse.json(result.body, { status: result.status });
    return endpoint.text ? HttpResponse.text(result as string) : HttpResponse.json(result as object);
  });
}

/** Mocks an endpoint. Returns the live list of one part, such as the body, of each call. */
export function recordCalls<E extends Endpoint, Part extends keyof Call<E>>(
  endpoint: E,
  part: Part,
  respond: (call: Call<E>) => MockResponse<E>,
): Call<E>[Part][] {
  const parts: Call<E>[Part][] = [];
  server.use(
    mockEndpoint(endpoint, (call) => {
      parts.push(call[part]);
      return respond(call);
    }),
  );
  return parts;
}

export const authOptions: Output<typeof getAuthOptions> = {
  captcha: { provider: 'recaptcha', siteKey: 'site-key' },
  socialProviders: ['google', 'github'],
  hasInbox: false,
};

/** The mocked BFF. Tests add handlers with `server.use(mockEndpoint(...))`. */
export const server = setupServer(
  mockEndpoint(getAuthOptions, () => authOptions),
  mockEndpoint(getLessonAnnotations, () => ({ note: '', isBookmarked: false, quizResults: [] })),
  mockEndpoint(checkLiveExamples, () => ({ state: 'compile-failure' as const })),
  mockEndpoint(getJudgeStatus, () => ({ isJudgeAlive: true })),
  mockEndpoint(listLatestSubmissions, () => []),
  mockEndpoint(listAnnotated, () => ({ notes: [], bookmarks: [] })),
  mockEndpoint(listDrafts, () => []),
  mockEndpoint(getToday, () => ({
    items: [],
    minutes: 0,
    done: 0,
    hasItems: false,
    fading: [],
    remembered: [],
  })),
  mockEndpoint(getPlan, () => ({})),
  mockEndpoint(listRehearsals, () => ({
    rehearsals: [],
    problems: { any: 0, new: 0, solved: 0 },
    isTrial: false,
    isOff: false,
  })),
  mockEndpoint(reportQuizMiss, () => undefined),
  mockEndpoint(listDraftVersions, () => []),
  mockEndpoint(saveDraft, ({ body: { lang, typedCode, baseRevision } }) => ({
    lang,
    typedCode,
    revision: baseRevision + 1,
    editTime: new Date().toISOString(),
  })),
);

export function mockNetworkError(endpoint: Endpoint): RequestHandler {
  return methods[endpoint.method](`*/api${endpoint.path}`, () => HttpResponse.error());
}

export class ApiError {
  readonly status: number;
  readonly body: ErrorBody;
  constructor(code: ErrorCode, fields?: ErrorBody['fields']) {
    const { status, message } = errors[code];
    this.status = status;
    this.body = { code, message, requestId: 'test', ...omitUndefined({ fields }) };
  }
}
