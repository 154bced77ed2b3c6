import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { errorHandler } from './error.ts';

let thrown: unknown;
const app = express();
app.get('/', () => {
  throw thrown;
});
app.use(errorHandler);
const server = app.listen(0);
let url: string;
beforeAll(() => {
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.close();
});

test.each([
  Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Connection is closed.'),
  new Error('LOADING Redis is loading the dataset in memory'),
])('returns 503 with Retry-After for the connection error %s', async (error) => {
  thrown = error;
  const response = await fetch(url);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
});

test('returns 500 without the error text for any other error', async () => {
  thrown = new Error('password=secret');
  const response = await fetch(url);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
});
