import { errorBody, type ErrorBody } from '@dryrun/contracts/errors';

/** The server's error body inside an unknown error, if that is what it is. */
export function errorBodyOf(error: unknown): ErrorBody | undefined {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined;
  const body = errorBody.safeParse(data);
  return body.success ? body.data : undefined;
}

/** What to tell a person: the server's message, else the sentence of the call site. */
export function messageOf(error: unknown, fallback: string): string {
  return errorBodyOf(error)?.message || fallback;
}

/** The HTTP status of a failed call; undefined when there was no answer. */
export function statusOf(error: unknown): number | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}
