import { expect, test } from '@jest/globals';
import { readConfig } from '@dryrun/runtime/config';
import { environment, servesInbox, servesFakeProviders } from './config.ts';

const requiredSettings = {
  DATABASE_URL: 'postgres://localhost/x',
  REDIS_URL: 'redis://localhost',
  SECRET_KEY: 'k'.repeat(32),
};

test('requires a prefix in braces for a Redis cluster', () => {
  const cluster = { ...requiredSettings, REDIS_URL: 'redis+cluster://:secret@one:6379,two:6379' };
  expect(readConfig(environment, { ...cluster, REDIS_PREFIX: '{dryrun}' }).REDIS_PREFIX).toBe('{dryrun}');
  for (const settings of [cluster, { ...cluster, REDIS_PREFIX: 'dryrun' }])
    expect(() => readConfig(environment, settings)).toThrow(
      'REDIS_PREFIX: a cluster needs a prefix in braces, such as {dryrun}',
    );
});

test('refuses a rate limit scale other than 1 in production', () => {
  const scaled = { ...requiredSettings, RATE_LIMIT_SCALE: '10' };
  expect(readConfig(environment, scaled).RATE_LIMIT_SCALE).toBe(10);
  expect(() => readConfig(environment, { ...scaled, APP_MODE: 'production' })).toThrow(
    'RATE_LIMIT_SCALE: must be 1 in production',
  );
});

test.each([
  [undefined, false],
  ['', false],
  ['2', 2],
  ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
])('parses TRUST_PROXY=%s as %s', (text, value) => {
  expect(readConfig(environment, { ...requiredSettings, TRUST_PROXY: text }).TRUST_PROXY).toBe(value);
});

test.each(['SOCIAL_STAND_INS', 'INBOX'])('refuses %s=1 in production and accepts it in a demo', (name) => {
  const production = { ...requiredSettings, APP_MODE: 'production', [name]: '1' };
  expect(() => readConfig(environment, production)).toThrow(
    `${name}: must be off in production unless DEMO=1`,
  );
  expect(readConfig(environment, { ...production, DEMO: '1' })).toMatchObject({ [name]: true });
});

test.each([
  [{ APP_MODE: 'local' }, true],
  [{ APP_MODE: 'production' }, false],
  [{ APP_MODE: 'production', DEMO: '1' }, true],
  [{ APP_MODE: 'local', SOCIAL_STAND_INS: '0', INBOX: '0' }, false],
])('decides for %j whether to serve fake providers and the inbox: %s', (settings, isServed) => {
  const config = readConfig(environment, { ...requiredSettings, ...settings });
  expect([servesFakeProviders(config), servesInbox(config)]).toEqual([isServed, isServed]);
});

test('rejects a secret key shorter than 32 characters', () => {
  expect(() => readConfig(environment, { ...requiredSettings, SECRET_KEY: 'short' })).toThrow(
    'SECRET_KEY: must have at least 32 characters',
  );
});

const localCards = {
  STRIPE_SECRET_KEY: 'sk_local_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_local_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_API_URL: 'http://127.0.0.1:4000',
};

test('refuses the local card processor in production unless it is a demo', () => {
  const production = { ...requiredSettings, ...localCards, APP_MODE: 'production' };
  expect(() => readConfig(environment, production)).toThrow('the local card processor moves no money');
  expect(readConfig(environment, { ...production, DEMO: '1' }).STRIPE_PUBLISHABLE_KEY).toBe('pk_local_x');
});

test('rejects a Stripe secret key without the other Stripe keys', () => {
  expect(() => readConfig(environment, { ...requiredSettings, STRIPE_SECRET_KEY: 'sk_live_x' })).toThrow(
    'STRIPE_PUBLISHABLE_KEY: is required with the other Stripe keys',
  );
});
