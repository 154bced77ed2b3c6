import { expect, test } from '@jest/globals';
import { authContract } from '@dryrun/contracts/auth';
import type { Endpoint } from '@dryrun/contracts/endpoint';
import { profileContract } from '@dryrun/contracts/profile';
import { usersContract } from '@dryrun/contracts/users';
import fc from 'fast-check';
import { createUser, password, type TestUser } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';
import { fakeCaptcha, solvedCaptcha } from '../../test/fake-captcha.ts';

const harness = setUpHarness({ RATE_LIMIT_SCALE: '100000' }, { captcha: fakeCaptcha });

const endpoints: readonly Endpoint[] = [authContract, profileContract, usersContract].flatMap((contract) =>
  Object.values(contract),
);

const firstSurrogate = 0xd800;
const surrogateCount = 0x800;

/** Any character, as with `unit: 'binary'`, which builds a table of a million entries (2 s of CPU time). */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - surrogateCount })
  .map((n) => String.fromCodePoint(n < firstSurrogate ? n : n + surrogateCount));

/** Invalid and malicious values, and a few valid ones that pass the first checks. */
const value = fc.oneof(
  { arbitrary: fc.jsonValue(), weight: 3 },
  fc.string({ unit: anyCharacter, maxLength: 80 }),
  fc.emailAddress(),
  fc.constantFrom<unknown>(
    password,
    solvedCaptcha,
    'a\0b',
    '\ud800',
    '\u202e',
    "'; drop table account; --",
    'A'.repeat(43),
    'x'.repeat(5000),
    'someone@example.com',
    'ÄÖÜ@пример.рф',
    true,
    null,
    -1,
    1e308,
    [],
    {},
  ),
);

/** Mostly valid values by field, to pass the contract's validation. */
const fieldValues: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: fc.constantFrom('someone@example.com', 'another@example.com'),
  password: fc.constantFrom(password, 'some other good phrase'),
  currentPassword: fc.constant(password),
  recaptchaToken: fc.constant(solvedCaptcha),
  token: fc.constant('A'.repeat(43)),
  code: fc.constant('A'.repeat(43)),
  name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 70 }),
  timeZone: fc.constantFrom('Europe/Berlin', 'UTC', 'Mars/Olympus'),
  image: fc.base64String({ maxLength: 400 }),
};

function objectBody({ body }: Endpoint): fc.Arbitrary<object> {
  const names = Object.keys((body as { shape?: object } | undefined)?.shape ?? {});
  const fields = names.map((name) => [name, fc.oneof(fieldValues[name] ?? fc.boolean(), value)] as const);
  const declared = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  const undeclared = fc.dictionary(fc.string({ maxLength: 12 }), value, { maxKeys: 2 });
  return fc.tuple(declared, undeclared).map(([known, unknown]) => ({ ...unknown, ...known }));
}

const malformedBody = fc.oneof(
  fc.jsonValue().map((body) => JSON.stringify(body)),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.constantFrom('', '{', '[]', 'null', '{"__proto__":{"role":"admin"}}', '['.repeat(5000)),
);
const urlPart = fc.oneof(
  value.map((json) => (typeof json === 'string' ? json : JSON.stringify(json))),
  fc.constantFrom('google', 'github', '%00', '..', ''),
);
const requestInput = (endpoint: Endpoint) =>
  fc.record({
    body: fc.oneof(
      { arbitrary: objectBody(endpoint).map((body) => JSON.stringify(body)), weight: 4 },
      malformedBody,
    ),
    query: fc.dictionary(fc.constantFrom('token', 'email', 'action'), urlPart),
    param: urlPart,
  });

const encode = (text: string): string => encodeURIComponent(text.toWellFormed()) || '-';

async function call(
  endpoint: Endpoint,
  user: TestUser | undefined,
  input: { body: string; query: Record<string, string>; param: string },
) {
  const path = endpoint.path.replace(/:\w+/g, () => encode(input.param));
  const query = Object.entries(input.query).map(([name, text]) => `${name}=${encode(text)}`);
  const response = await fetch(`${harness.url}/api${path}?${query.join('&')}`, {
    method: endpoint.method,
    headers: {
      'content-type': 'application/json',
      ...(user && { authorization: `Bearer ${user.token}` }),
    },
    ...(endpoint.method !== 'GET' && { body: input.body }),
  });
  return { status: response.status, text: await response.text() };
}

const runsPerEndpoint = Math.ceil(2200 / endpoints.length);

test.concurrent.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'responds to any %s with success or an error message, never with a 5xx status',
  async (_, endpoint) => {
    const user = endpoint.access === 'public' ? undefined : await createUser(harness);
    await fc.assert(
      fc.asyncProperty(requestInput(endpoint), async (input) => {
        const { status, text } = await call(endpoint, user, input);
        expect(status).toBeLessThan(500);
        if (status < 400) return;
        const { message } = JSON.parse(text) as { message: string };
        expect(message).toMatch(/\S.*[^\s]$/s);
      }),
      { numRuns: runsPerEndpoint },
    );
  },
);

const oauthValue = fc.oneof(
  urlPart,
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('access_denied'),
);
const oauthQuery = fc.array(
  fc.tuple(
    fc.constantFrom(
      'code',
      'state',
      'error',
      'error_description',
      'redirect_uri',
      'ticket',
      'scope',
      'code[]',
    ),
    oauthValue,
  ),
  { maxLength: 5 },
);

test('never responds to a social login with a 5xx status or a redirect to another origin', async () => {
  const started = await fetch(`${harness.url}/oauth2/authorize/google`, { redirect: 'manual' });
  const [cookie = ''] = started.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  expect(cookie).toMatch(/^\w+=/);
  const cookies = fc.oneof(
    fc.constantFrom(cookie, '', `${cookie}x`, cookie.replace('.', '..')),
    fc.base64String({ maxLength: 40 }).map((text) => `dryrun_social_login=${text}.${text}`),
  );
  const paths = fc.constantFrom(
    ...['authorize', 'callback'].flatMap((step) => [`${step}/google`, `${step}/github`, `${step}/%00`]),
  );
  await fc.assert(
    fc.asyncProperty(paths, oauthQuery, cookies, async (path, query, cookieHeader) => {
      const search = query.map(([name, text]) => `${name}=${encode(text)}`).join('&');
      const response = await fetch(`${harness.url}/oauth2/${path}?${search}`, {
        redirect: 'manual',
        headers: { cookie: cookieHeader },
      });
      expect(response.status).toBeLessThan(500);
      const location = response.headers.get('location') ?? '/';
      expect(new URL(location, harness.url).origin).toBe(harness.url);
    }),
    { numRuns: 400 },
  );
});

test('reports malformed JSON, a 10 MB body and an invalid gzip body as different errors', async () => {
  const send = async (body: string | Buffer, headers: Record<string, string> = {}) => {
    const response = await fetch(`${harness.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    return [response.status, ((await response.json()) as { message: string }).message];
  };
  expect(await send('{"email":')).toEqual([400, 'The request body is not valid JSON.']);
  expect(await send(JSON.stringify({ email: 'a'.repeat(10_000_000) }))).toEqual([
    413,
    'The request is too large.',
  ]);
  expect(await send('{}', { 'content-encoding': 'gzip' })).toEqual([400, 'The request body cannot be read.']);
});
