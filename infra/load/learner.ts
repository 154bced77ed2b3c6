import { insertAccount } from '../system/insert-account.ts';
import type { System } from '../system/start-system.ts';

export interface LoadLearner {
  readonly id: string;
  readonly token: string;
  readonly url: string;
}

/** Creates an account with a session and access to the built-in course for a year. */
export async function newLearner({ url, services: { db } }: System): Promise<LoadLearner> {
  const { id, token } = await insertAccount(db);
  await db
    .insertInto('enrollment')
    .values({
      account_id: id,
      course_id: 1,
      expires_at: new Date(Date.now() + 365 * 24 * 3600 * 1000),
      last_lesson_id: null,
    })
    .execute();
  return { id, token, url };
}

/** Calls the API. `path` excludes `/api`. Throws if the response status is an error. */
export async function callAs<T>(
  { token, url }: LoadLearner,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text) as T;
}
