import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { setUpHarness } from '../../../test/harness.ts';

const harness = setUpHarness();

async function post(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  const response = await fetch(`${harness.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, ...((await response.json()) as { code: string; message: string }) };
}

const unreadableBody = { status: 400, code: 'invalid_request', message: 'The request body cannot be read.' };

test.each(['gzip', 'deflate', 'br', 'zstd', 'rot13'])(
  'rejects a body that is not valid %s',
  async (encoding) => {
    expect(await post('xx', { 'content-encoding': encoding })).toMatchObject(unreadableBody);
  },
);

test('rejects a truncated gzip body', async () => {
  const truncated = new Uint8Array(gzipSync('{"email":"a@example.com","password":"x"}').subarray(0, 20));
  expect(await post(truncated, { 'content-encoding': 'gzip' })).toMatchObject(unreadableBody);
});

test('rejects a body in an unknown character set', async () => {
  expect(await post('{}', { 'content-type': 'application/json; charset=klingon' })).toMatchObject(
    unreadableBody,
  );
});

test('reads a compressed body', async () => {
  const body = new Uint8Array(gzipSync('{"email":"a@example.com","password":"x"}'));
  expect(await post(body, { 'content-encoding': 'gzip' })).toMatchObject({ code: 'wrong_credentials' });
});

test.each(['[]', '"text"', '5', 'null', 'true'])(
  'rejects the body %s, which is not an object',
  async (body) => {
    expect(await post(body)).toMatchObject({
      status: 400,
      code: 'invalid_request',
      message: 'The request body must be a JSON object.',
    });
  },
);

test.each(['{', '{"email":}', 'email=a'])('rejects the body %s, which is not JSON', async (body) => {
  expect(await post(body)).toMatchObject({ status: 400, message: 'The request body is not valid JSON.' });
});

test('rejects a body of 600 kB, compressed or not', async () => {
  const large = JSON.stringify({ email: 'a'.repeat(600_000), password: 'x' });
  const tooLarge = { status: 413, code: 'body_too_large', message: 'The request is too large.' };
  expect(await post(large)).toMatchObject(tooLarge);
  expect(await post(new Uint8Array(gzipSync(large)), { 'content-encoding': 'gzip' })).toMatchObject(tooLarge);
});
