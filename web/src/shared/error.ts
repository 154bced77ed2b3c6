import { errorBody, unknownError, type ErrorBody } from '@dryrun/contracts/errors';

const withMessage = errorBody.pick({ message: true });

const dataOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined;

export function errorBodyOf(error: unknown): ErrorBody | undefined {
  return errorBody.safeParse(dataOf(error)).data;
}

/** The server's message. `fallback` if there is none, such as without a connection. */
export function messageOf(error: unknown, fallback = unknownError): string {
  return withMessage.safeParse(dataOf(error)).data?.message || fallback;
}

/** Whether no server responded: no network, a timeout, or a proxy without its server. */
export function isUnreachable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false;
  if (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR') return true;
  // A proxy's error page is not JSON.
  return error.status === 'PARSING_ERROR' && 'originalStatus' in error && Number(error.originalStatus) >= 502;
}

/** The HTTP status of a failed request; undefined if there was no response. */
export function statusOf(error: unknown): number | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}
