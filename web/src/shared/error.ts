import { errorBody, type ErrorBody } from '@dryrun/contracts/errors';

const withMessage = errorBody.pick({ message: true });

const dataOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined;

/** The server's error body inside an unknown error, if that is what it is. */
export function errorBodyOf(error: unknown): ErrorBody | undefined {
  return errorBody.safeParse(dataOf(error)).data;
}

/** What to tell a person: the server's message, else the sentence of the call site. */
export function messageOf(error: unknown, fallback: string): string {
  return withMessage.safeParse(dataOf(error)).data?.message || fallback;
}

/** The HTTP status of a failed call; undefined when there was no answer. */
export function statusOf(error: unknown): number | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}
