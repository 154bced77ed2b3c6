import type { Check } from '@dryrun/contracts/code';
import type { Lang } from '@dryrun/contracts/language';
import type { Trace, TraceResult } from '@dryrun/contracts/trace';
import { demoAccounts, demoPassword } from '../../bff/src/dev/demo-accounts.ts';
import { insertAccount } from './insert-account.ts';
import type { System } from './start-system.ts';

const courseId = 1;

/** An API response. `body` is parsed if it is JSON. */
interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
}

/** A logged-in account that runs and submits programs through the API, like the web client. */
export interface Learner {
  readonly token: string;
  /** Calls the API. `path` excludes `/api`. */
  call(method: string, path: string, body?: unknown): Promise<ApiResponse>;
  /** Like `call`, but throws if the response status is an error. */
  request<T>(method: string, path: string, body?: unknown): Promise<T>;
  run(questionId: number, lang: Lang, typedCode: string, input: readonly string[]): Promise<string>;
  submit(questionId: number, lang: Lang, typedCode: string): Promise<string>;
  /** Records a program on one input, a literal per argument. Throws after a minute. */
  trace(questionId: number, lang: Lang, typedCode: string, input: readonly string[]): Promise<TraceResult>;
  /** Throws after `timeoutMs`. */
  waitForResult(kind: 'run' | 'submit', id: string, timeoutMs?: number): Promise<Check>;
}

/** A learner whose account is in the database of a system under test. */
export interface User extends Learner {
  readonly id: string;
}

/** Creates an account with a session, which is faster than signing up. It owns no course. */
export async function createUser(
  { url, services: { db } }: Pick<System, 'url' | 'services'>,
  role: 'user' | 'admin' = 'user',
): Promise<User> {
  const { id, token } = await insertAccount(db, { role });
  return { id, ...createLearner(url, token) };
}

/** Logs in as the demo learner. */
export async function logIn(url: string): Promise<Learner> {
  const { accessToken: token } = await createLearner(url).request<{ accessToken: string }>(
    'POST',
    '/auth/login',
    { email: demoAccounts[0].email, password: demoPassword },
  );
  return createLearner(url, token);
}

/** Without a token, the learner can only log in. */
export function createLearner(url: string, token = ''): Learner {
  const learner: Learner = {
    token,
    async call(method, path, body) {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        body: body ? JSON.stringify(body) : null,
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text };
    },
    async request<T>(method: string, path: string, requestBody?: unknown) {
      const { status, body } = await learner.call(method, path, requestBody);
      if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
      return body as T;
    },
    async run(questionId, lang, typedCode, input) {
      const body = { questionId, lang, typedCode, courseId, input };
      return (await learner.request<{ run_id: string }>('POST', '/code/run', body)).run_id;
    },
    async submit(questionId, lang, typedCode) {
      const body = { questionId, lang, typedCode, courseId };
      return (await learner.request<{ submission_id: string }>('POST', '/code/submit', body)).submission_id;
    },
    async trace(questionId, lang, typedCode, input) {
      const body = { questionId, lang, typedCode, courseId, input };
      const { trace_id: id } = await learner.request<{ trace_id: string }>('POST', '/code/trace', body);
      const deadline = Date.now() + 60_000;
      while (Date.now() < deadline) {
        const { result } = await learner.request<Trace>('GET', `/code/trace/${id}/check?wait=1000`);
        if (result) return result;
      }
      throw new Error(`trace ${id} did not finish within a minute`);
    },
    async waitForResult(kind, id, timeoutMs = 60_000) {
      const deadline = Date.now() + timeoutMs;
      while (Date.now() < deadline) {
        const check = await learner.request<Check>('GET', `/code/${kind}/${id}/check?wait=1000`);
        if (check.state === 'FINISHED') return check;
      }
      throw new Error(`${kind} ${id} did not finish within ${timeoutMs} ms`);
    },
  };
  return learner;
}
