import { createLogger } from '@dryrun/runtime/logger';
import { expect, test } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { maskSecrets, requestLog } from './request-log.ts';

test.each([
  ['/oauth2/redirect?token=abc&state=/blog', '/oauth2/redirect?token=***&state=/blog'],
  ['/oauth2/redirect?signup=abc', '/oauth2/redirect?signup=***'],
  ['/password-change?upn=abc', '/password-change?upn=***'],
  ['/confirm-email?x=1&CTN=abc', '/confirm-email?x=1&CTN=***'],
  ['/payment-processing?client_secret=a%3Db#top', '/payment-processing?client_secret=***#top'],
  ['/api/plan/calendar/abc-_.ics?x=1', '/api/plan/calendar/***?x=1'],
  ['/api/replays/abc-_', '/api/replays/***'],
  ['/replays/abc?x=1', '/replays/***?x=1'],
  ['/blog?page=2', '/blog?page=2'],
])('logs %s as %s', (url, logged) => {
  expect(maskSecrets(url)).toBe(logged);
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::/48'],
  ['2001:db8::bc', '2001:db8::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['not an address', undefined],
])('logs only the network of %s', async (address, network) => {
  const app = express().set('trust proxy', true);
  const line = new Promise<string>((write) => {
    app.use(requestLog(createLogger('bff', 'debug', { write })));
  });
  app.get('/', (_req, res) => void res.end());
  await request(app).get('/').set('X-Forwarded-For', address);
  expect(JSON.parse(await line).req.network).toBe(network);
  expect(await line).not.toContain(address);
});
