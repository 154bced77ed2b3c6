import { errors, type ErrorBody, type ErrorCode } from '@dryrun/contracts/errors';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { ErrorRequestHandler, Request } from 'express';

export interface ApiErrorDetails {
  /** Replaces the default message of the code. Safe to show to users. */
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: ApiErrorDetails['fields'];
  readonly retryAfterSeconds: number | undefined;
  constructor(code: ErrorCode, details: ApiErrorDetails = {}) {
    super(details.message ?? errors[code].message, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export function fieldError(code: ErrorCode, field: string, message: string = errors[code].message): ApiError {
  return new ApiError(code, { message, fields: { [field]: message } });
}

export function isUniqueViolation(error: unknown): boolean {
  return (Object(error) as { code?: unknown }).code === '23505';
}

/** Responds with `{message, code, requestId, fields?}`. Messages of unknown errors are only logged. */
export const errorHandler: ErrorRequestHandler = (error: unknown, req, res, next) => {
  const { code, message, fields, retryAfterSeconds } = toApiError(error) ?? new ApiError('internal');
  const { status } = errors[code];
  if (status >= 500) res.err = error instanceof Error ? error : new Error(String(error)); // for the request log
  if (res.headersSent) {
    next(error); // the response is partly sent: Express closes the connection
    return;
  }
  if (retryAfterSeconds !== undefined) res.set('Retry-After', String(retryAfterSeconds));
  const body: ErrorBody = omitUndefined({ message, code, requestId: readRequestId(req), fields });
  res.status(status).json(body);
};

/** Set by `requestLog`. */
const readRequestId = ({ id }: Request): string => (typeof id === 'string' ? id : '');

/** Codes of a lost, stopping or starting database: system errors and Postgres error classes. */
const databaseErrorCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|08...|57P0[123]|53300)$/;

/** Messages of the same database errors if the driver sets no code. */
const databaseErrorMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Messages of ioredis without a connection, and of a Redis that is loading or no longer the primary. */
const redisErrorMessages =
  /^(Connection is closed\.|Stream isn't writeable and enableOfflineQueue|Reached the max retries per request|LOADING |READONLY |MASTERDOWN )/;

/** Postgres error codes for text that contains a null byte. */
const nullByteErrorCodes = /^(22021|22P05)$/;

function toApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (error instanceof URIError) return new ApiError('invalid_request', { message: 'The URL is not valid.' });
  // Checks properties, not classes: these errors come from several libraries.
  const { code, type, status } = Object(error) as Record<string, unknown>;
  if (
    (typeof code === 'string' && databaseErrorCodes.test(code)) ||
    (error instanceof Error &&
      (databaseErrorMessages.test(error.message) || redisErrorMessages.test(error.message)))
  ) {
    return new ApiError('unavailable', { retryAfterSeconds: 2, cause: error });
  }
  if (typeof code === 'string' && nullByteErrorCodes.test(code)) {
    return new ApiError('invalid_request', { message: 'Null bytes are not allowed.', cause: error });
  }
  if (type === 'entity.too.large') return new ApiError('body_too_large');
  if (type === 'entity.parse.failed') {
    return new ApiError('invalid_request', { message: 'The request body is not valid JSON.' });
  }
  if (status === 404) return new ApiError('not_found', { cause: error }); // a file that `sendFile` cannot find
  // Other body parser errors: wrong compression, length or character set.
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new ApiError('invalid_request', { message: 'The request body cannot be read.', cause: error });
  }
  return undefined;
}
