import { errors, type ErrorBody, type ErrorCode } from '@dryrun/contracts/errors';
import type { ErrorRequestHandler, Request } from 'express';

export interface ApiErrorDetails {
  /** Replaces the catalogue's sentence when this case can be told more exactly. Safe to show. */
  readonly message?: string;
  /** The fault of each field, by its path. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** A failure with a name of the catalogue; what a handler throws. */
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

/** A failure which is one field's fault; the catalogue's sentence is told for the field, unless `message` replaces it. */
export function fieldError(code: ErrorCode, field: string, message: string = errors[code].message): ApiError {
  return new ApiError(code, { message, fields: { [field]: message } });
}

/** Whether the database refused a second row where only one may be. */
export function isUniqueViolation(error: unknown): boolean {
  return (Object(error) as { code?: unknown }).code === '23505';
}

/** The last middleware: every failure leaves as `{message, code, requestId, fields?}`. Texts of unknown errors stay in the log. */
export const answerError: ErrorRequestHandler = (error: unknown, req, res, next) => {
  const { code, message, fields, retryAfterSeconds } = knownError(error) ?? new ApiError('internal');
  const { status } = errors[code];
  if (status >= 500) res.err = error instanceof Error ? error : new Error(String(error)); // for the request log
  if (res.headersSent) {
    next(error); // half an answer is out: Express cuts the connection
    return;
  }
  if (retryAfterSeconds !== undefined) res.set('Retry-After', String(retryAfterSeconds));
  const body: ErrorBody = { message, code, requestId: requestIdOf(req), ...(fields && { fields }) };
  res.status(status).json(body);
};

/** The id by which the log knows this request; `requestLog` makes it a string. */
const requestIdOf = ({ id }: Request): string => (typeof id === 'string' ? id : '');

/** How a lost, stopping or starting database shows: system errors of the connection and Postgres's own classes. */
const databaseAway = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|08...|57P0[123]|53300)$/;

/** The same where the driver of the database has only words for it. */
const databaseAwayInWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/;

/**
 * How a lost or starting Redis shows: ioredis tells it in words, a Redis that loads its data or has just ceased to be the
 * primary in its first one.
 */
const redisAway =
  /^(Connection is closed\.|Stream isn't writeable and enableOfflineQueue|Reached the max retries per request|LOADING |READONLY |MASTERDOWN )/;

/** Postgres's classes for a text with a character that it cannot keep, which is a null byte. */
const notKept = /^(22021|22P05)$/;

/** Faults which the body parser, the router and the drivers of database and Redis find, in our words. */
function knownError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (error instanceof URIError)
    return new ApiError('invalid_request', { message: 'The address is not valid.' });
  // Told apart by their properties: the classes belong to libraries.
  const { code, type, status } = Object(error) as Record<string, unknown>;
  if (
    (typeof code === 'string' && databaseAway.test(code)) ||
    (error instanceof Error && (databaseAwayInWords.test(error.message) || redisAway.test(error.message)))
  ) {
    return new ApiError('unavailable', { retryAfterSeconds: 2, cause: error });
  }
  if (typeof code === 'string' && notKept.test(code)) {
    return new ApiError('invalid_request', { message: 'A null byte is not allowed.', cause: error });
  }
  if (type === 'entity.too.large') return new ApiError('body_too_large');
  if (type === 'entity.parse.failed') {
    return new ApiError('invalid_request', { message: 'The request body is not valid JSON.' });
  }
  // The body parser's other faults: a compression, length or character set that the body does not have.
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new ApiError('invalid_request', { message: 'The request body cannot be read.', cause: error });
  }
  return undefined;
}
