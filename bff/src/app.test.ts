import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import supertest from 'supertest';
import { createUser, previewQuestion } from '../test/builders.ts';
import { callEndpoint, listEndpoints } from '../test/endpoints.ts';
import { startHarness, type Harness } from '../test/harness.ts';

const themeScript = "document.documentElement.dataset.theme = 'dark';";
const page = `<!doctype html><script>${themeScript}</script><script type="module" src="/assets/main.js"></script>`;

let folder: string;
let harness: Harness;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dry-run-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), page);
  await mkdir(join(folder, 'prerender'));
  await writeFile(join(folder, 'prerender', 'secret.js'), 'build-only');
  await writeFile(join(folder, 'manifest.json'), '{"build-only":true}');
  await writeFile(join(folder, 'assets', 'main-1a2b.js'), `export const text = '${'a'.repeat(5000)}';`);
  await writeFile(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync('export const built = 1;'));
  harness = await startHarness({ WEB_DIST: folder });
});
afterAll(async () => {
  await harness.stop();
  await rm(folder, { recursive: true });
});

const get = (path: string) => harness.client().get(path);

const endpoints = (await listEndpoints()).map(({ method, path }) => [method, path] as const);

test.each(endpoints)('mounts %s %s', async (method, path) => {
  const { body } = await callEndpoint(harness.client(), { method, path });
  expect(['not_found', 'method_not_allowed']).not.toContain(body.code);
});

test('serves the 404 page for a path that cannot be decoded', async () => {
  const { status, headers } = await get('/course/coding-interview/%E0%A4');
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});

test.each([
  '/prerender/secret.js',
  '/%70rerender/secret.js',
  '//prerender/secret.js',
  '/assets/..%2fprerender/secret.js',
  '/%6danifest.json',
])('does not serve the build-only file %s', async (path) => {
  const { status, text } = await get(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(text).not.toContain('build-only');
});

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/api'],
  ['POST', '/courses'],
])('returns a JSON 404 for %s %s', async (method, path) => {
  const response = await supertest(harness.url)[
    method === 'GET' ? 'get' : method === 'POST' ? 'post' : 'delete'
  ](path);
  expect({ status: response.status, code: response.body.code }).toEqual({ status: 404, code: 'not_found' });
});

test.each([
  ['get', '/api/auth/login', 'POST'],
  ['head', '/api/auth/login', 'POST'],
  ['delete', '/api/user/me', 'GET, HEAD'],
  ['put', '/api/code/run', 'POST'],
  ['post', '/api/code/run/6f1f0f62-8f4e-4f6e-9a34-1d8f3c9a7a10/check', 'GET, HEAD'],
] as const)('returns 405 with the allowed methods for %s %s', async (method, path, allowed) => {
  const response = await supertest(harness.url)[method](path);
  expect({ status: response.status, allow: response.headers['allow'] }).toEqual({
    status: 405,
    allow: allowed,
  });
  if (method !== 'head') {
    expect(response.body).toEqual({
      code: 'method_not_allowed',
      message: 'Method not allowed.',
      requestId: expect.any(String),
    });
  }
});

test('responds to OPTIONS and HEAD for a known path', async () => {
  const options = await supertest(harness.url).options('/api/user/me');
  expect({ status: options.status, allow: options.headers['allow'] }).toEqual({
    status: 200,
    allow: 'GET, HEAD',
  });
  expect((await supertest(harness.url).head('/api/lesson/content?id=23')).status).toBe(200);
});

test.each([
  [400, 'The request body is not valid JSON.', '{'],
  [400, 'The request body must be a JSON object.', '"text"'],
  [400, 'email: must be a string', ''],
  [413, 'The request is too large.', JSON.stringify({ email: 'a'.repeat(600_000) })],
])('rejects an invalid body with status %i: %s', async (status, message, text) => {
  const login = supertest(harness.url).post('/api/auth/login').set('Content-Type', 'application/json');
  const response = await login.send(text);
  expect({ status: response.status, message: response.body.message }).toEqual({ status, message });
});

test('rejects a form body and asks for JSON', async () => {
  const response = await supertest(harness.url).post('/api/auth/login').type('form').send('email=a');
  expect(response.body.message).toBe('The request needs a JSON body.');
});

test('rejects a malformed path parameter', async () => {
  const { token } = await createUser(harness);
  const { status, body } = await harness.client(token).get('/api/code/run/%E0%A4%A/check');
  expect({ status, message: body.message }).toEqual({ status: 400, message: 'The URL is not valid.' });
});

test('returns only the request id for an unexpected error', async () => {
  const user = await createUser(harness);
  await harness.database.db.schema.alterTable('run').renameColumn('lang', 'language').execute();
  try {
    const { status, body } = await user.post('/api/code/run', { ...previewQuestion, input: ['[1,2,3]'] });
    expect({ status, body }).toEqual({
      status: 500,
      body: {
        code: 'internal',
        message: 'Oops! Something went wrong. Please try again!',
        requestId: expect.any(String),
      },
    });
  } finally {
    await harness.database.db.schema.alterTable('run').renameColumn('language', 'lang').execute();
  }
});

test('returns 503 with Retry-After while the database is unavailable', async () => {
  const offline = await startHarness({ DATABASE_URL: 'postgres://dryrun@127.0.0.1:1/dryrun' });
  try {
    const response = await offline
      .client()
      .post('/api/auth/login', { email: 'a@example.com', password: 'x' });
    expect({ status: response.status, code: response.body.code }).toEqual({
      status: 503,
      code: 'unavailable',
    });
    expect(response.headers['retry-after']).toBe('2');
    expect((await offline.client().get('/readyz')).body).toMatchObject({ ready: false, database: false });
  } finally {
    await offline.stop();
  }
});

test('keeps a well-formed request id and replaces a malformed one', async () => {
  const wellFormed = await get('/api/user/me').set('X-Request-Id', 'proxy-0123456789');
  expect([wellFormed.headers['x-request-id'], wellFormed.body.requestId]).toEqual([
    'proxy-0123456789',
    'proxy-0123456789',
  ]);
  const malformed = await get('/api/user/me').set('X-Request-Id', 'a b"c');
  expect(malformed.body.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test('allows only scripts from the same origin, and inline scripts by hash', async () => {
  const { headers } = await get('/');
  const hash = createHash('sha256').update(themeScript).digest('base64');
  const policy = headers['content-security-policy'];
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  for (const rule of [
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "worker-src 'self'",
  ]) {
    expect(policy).toContain(rule);
  }
});

const trustedTypesDirective = "require-trusted-types-for 'script'";

test('restricts Trusted Types to named policies on every page, including checkout', async () => {
  for (const path of ['/', '/profile', '/buy/coding-interview', '/course/coding-interview/three-sum']) {
    const policy = (await get(path)).headers['content-security-policy'];
    expect(policy).toContain(`${trustedTypesDirective};trusted-types dry-run-worker monaco dompurify`);
  }
});

test('allows the Stripe script on checkout only, when Stripe keys are set', async () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
  };
  const withStripe = await startHarness({ WEB_DIST: folder, ...keys });
  try {
    const readPolicy = async (path: string) =>
      (await withStripe.client().get(path)).headers['content-security-policy'] ?? '';
    expect(await readPolicy('/buy/coding-interview')).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
    expect(await readPolicy('/buy/coding-interview')).not.toContain('trusted-types');
    expect(await readPolicy('/course/coding-interview')).toContain(trustedTypesDirective);
    expect(await readPolicy('/course/coding-interview')).not.toContain('stripe');
  } finally {
    await withStripe.stop();
  }
});

test('sends security headers and no X-Powered-By with pages and responses', async () => {
  for (const path of ['/', '/api/user/me', '/assets/main-1a2b.js']) {
    const { headers } = await get(path);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test.each(['/oauth2/redirect?token=x', '/confirm-email?ctn=x', '/password-change/?upn=x'])(
  'forbids caching of the page %s and sends no referrer',
  async (path) => {
    const { headers } = await get(path);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  },
);

test('forbids caching of API responses', async () => {
  expect((await get('/api/user/me')).headers['cache-control']).toBe('no-store');
});

test.each([
  ['/course/coding-interview/three-sum', 200],
  ['/course/coding-interview/no-lesson', 404],
  ['/nowhere', 404],
])('serves the page for %s with status %i', async (path, status) => {
  const response = await get(path);
  expect({ status: response.status, text: response.text }).toEqual({ status, text: page });
  expect(response.headers['cache-control']).toBe('no-cache');
});

test('serves a file that the build compressed', async () => {
  const { headers } = await get('/assets/main-1a2b.js').set('Accept-Encoding', 'gzip, br');
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringContaining('Accept-Encoding'),
  });
});

test('serves hashed files compressed and cached for a year', async () => {
  const { headers } = await get('/assets/main-1a2b.js').set('Accept-Encoding', 'gzip');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
  });
});

test('does not serve files outside the client folder', async () => {
  expect((await get('/..%2f..%2fetc/passwd')).status).toBe(404);
});
