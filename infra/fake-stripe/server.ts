import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { CardProcessorConfig } from '@dryrun/runtime/private/fake-stripe-config';
import { parseForm, textOf } from './form.ts';
import { finishConfirmation, getIntent } from './intents.ts';
import type { Processor } from './processor.ts';
import { newId } from './records.ts';
import { routes } from './routes.ts';
import { createReturnUrl, securePage } from './secure-page.ts';
import { noSuch, notAllowed, StripeError } from './stripe-error.ts';
import { createRandom, readSwitches, type FaultSwitches } from './switches.ts';

interface FaultState {
  switches: FaultSwitches;
  random: () => number;
}

const maxBodyBytes = 64 * 1024;

/** Creates the HTTP server: Stripe's API under /v1, the 3-D Secure page and the fault switches for tests. */
export function createProcessorServer(
  processor: Processor,
  config: CardProcessorConfig,
  state: FaultState,
): Server {
  return createServer((req, res) => {
    respond(processor, config, state, req, res).catch((error: unknown) => sendError(res, error));
  });
}

async function respond(
  processor: Processor,
  config: CardProcessorConfig,
  state: FaultState,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(req.url ?? '/', 'http://localhost');
  const body = await readBody(req);
  if (pathname === '/healthz') return send(res, 200, { status: 'ok' });
  if (pathname.startsWith('/3d-secure/')) return handle3dSecure(processor, pathname, req, res, body);
  const key = apiKeyOf(req);
  if (pathname === '/test/switches') {
    if (key !== config.STRIPE_SECRET_KEY.reveal()) throw notAllowed();
    state.switches = readSwitches(JSON.parse(body));
    state.random = createRandom(state.switches);
    return send(res, 200, state.switches);
  }
  const methodAndPath = `${req.method} ${pathname}`;
  const route = routes.find(({ pattern }) => pattern.test(methodAndPath));
  if (!route)
    throw new StripeError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${methodAndPath}).`,
    });
  const hasSecretKey = key === config.STRIPE_SECRET_KEY.reveal();
  if (!hasSecretKey && !(route.caller === 'browser' && key === config.STRIPE_PUBLISHABLE_KEY))
    throw notAllowed();
  const { delayMs, failBefore, failAfter } = state.switches;
  if (delayMs > 0) await pause(delayMs);
  if (state.random() < failBefore) throw serverError();

  const idempotencyKey = hasSecretKey ? req.headers['idempotency-key'] : undefined;
  const storedResponse =
    typeof idempotencyKey === 'string'
      ? processor.records.findResponse(`${methodAndPath} ${idempotencyKey}`)
      : undefined;
  const { status, text } = storedResponse
    ? { status: storedResponse.status, text: storedResponse.body }
    : perform(() =>
        route.handle(processor, {
          id: route.pattern.exec(methodAndPath)?.[1] ?? '',
          query: parseForm(search),
          body: parseForm(body),
        }),
      );
  if (typeof idempotencyKey === 'string' && !storedResponse)
    processor.records.saveResponse(`${methodAndPath} ${idempotencyKey}`, { status, body: text });
  if (state.random() < failAfter) throw serverError();
  send(res, status, text);
}

/** Runs a call and returns its response. Stripe errors are responses too and are stored under the idempotency key. */
function perform(call: () => object): { status: number; text: string } {
  try {
    return { status: 200, text: JSON.stringify(call()) };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return { status: error.status, text: JSON.stringify({ error: error.body }) };
  }
}

const serverError = (): StripeError =>
  new StripeError(500, { type: 'api_error', message: 'An unexpected error occurred.' });

/** GET shows the page; POST records the cardholder's decision and redirects to the return URL. */
function handle3dSecure(
  processor: Processor,
  pathname: string,
  req: IncomingMessage,
  res: ServerResponse,
  body: string,
): void {
  const id = pathname.slice('/3d-secure/'.length);
  const confirmation = processor.records.find('confirmation', id);
  if (!confirmation) throw noSuch('confirmation', id);
  if (req.method !== 'POST') {
    const page = securePage(getIntent(processor, confirmation.intent), confirmation);
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page);
    return;
  }
  const intent = finishConfirmation(
    processor,
    confirmation,
    textOf(parseForm(body), 'outcome') === 'confirmed',
  );
  res.writeHead(303, { location: createReturnUrl(confirmation, intent) }).end();
}

/** Returns the API key of a bearer or basic authorization header. */
function apiKeyOf({ headers: { authorization = '' } }: IncomingMessage): string {
  const [scheme, value = ''] = authorization.split(' ');
  if (scheme?.toLowerCase() !== 'basic') return value;
  return Buffer.from(value, 'base64').toString().split(':')[0] ?? '';
}

async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes)
      throw new StripeError(413, { type: 'invalid_request_error', message: 'The request is too large.' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function send(res: ServerResponse, status: number, body: object | string): void {
  res
    .writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
    .end(typeof body === 'string' ? body : JSON.stringify(body));
}

function sendError(res: ServerResponse, error: unknown): void {
  if (res.headersSent) return void res.end();
  if (error instanceof StripeError) return send(res, error.status, { error: error.body });
  const message = error instanceof Error ? error.message : String(error);
  send(res, 400, { error: { type: 'invalid_request_error', message } });
}
