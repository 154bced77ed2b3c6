import type { Check } from '@dryrun/contracts/code';
import type { Lang } from '@dryrun/contracts/language';

const courseId = 1;

/** A logged-in account that runs and submits programs through the API, like the web client. */
export interface Learner {
  readonly token: string;
  run(questionId: number, lang: Lang, typedCode: string, input: readonly string[]): Promise<string>;
  submit(questionId: number, lang: Lang, typedCode: string): Promise<string>;
  /** Throws after `timeoutMs`. */
  waitForResult(kind: 'run' | 'submit', id: string, timeoutMs?: number): Promise<Check>;
}

export async function logIn(url: string, email = 'learner@example.com'): Promise<Learner> {
  const { accessToken: token } = await call<{ accessToken: string }>(url, 'POST', '/auth/login', undefined, {
    email,
    password: 'dry-run-demo',
  });
  return createLearner(url, token);
}

export function createLearner(url: string, token: string): Learner {
  return {
    token,
    async run(questionId, lang, typedCode, input) {
      const body = { questionId, lang, typedCode, courseId, input };
      return (await call<{ run_id: string }>(url, 'POST', '/code/run', token, body)).run_id;
    },
    async submit(questionId, lang, typedCode) {
      const body = { questionId, lang, typedCode, courseId };
      return (await call<{ submission_id: string }>(url, 'POST', '/code/submit', token, body)).submission_id;
    },
    async waitForResult(kind, id, timeoutMs = 60_000) {
      const deadline = Date.now() + timeoutMs;
      while (Date.now() < deadline) {
        const check = await call<Check>(url, 'GET', `/code/${kind}/${id}/check?wait=1000`, token);
        if (check.state === 'FINISHED') return check;
      }
      throw new Error(`${kind} ${id} did not finish within ${timeoutMs} ms`);
    },
  };
}

async function call<T>(
  url: string,
  method: string,
  path: string,
  token?: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body ? JSON.stringify(body) : null,
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
