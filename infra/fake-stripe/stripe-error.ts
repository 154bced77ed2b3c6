/** An API error in Stripe's format: an HTTP status and `{error: {type, code, message, ...}}`. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  constructor(status: number, body: { type: string; message: string } & Record<string, unknown>) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalidRequest = (message: string, details: Record<string, unknown> = {}): StripeError =>
  new StripeError(400, { type: 'invalid_request_error', message, ...details });

export const noSuch = (kind: string, id: string): StripeError =>
  new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
  });

export const notAllowed = (): StripeError =>
  new StripeError(401, { type: 'invalid_request_error', message: 'Invalid API key provided.' });
