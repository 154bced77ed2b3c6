import { expect, test } from '@jest/globals';
import { readConfig } from '@dryrun/runtime/config';
import { environment, servesInbox, servesFakeProviders } from './config.ts';

const needed = {
  DATABASE_URL: 'postgres://localhost/x',
  REDIS_URL: 'redis://localhost',
  SECRET_KEY: 'k'.repeat(32),
};

test('a cluster of Redis needs a prefix that keeps all keys together', () => {
  const cluster = { ...needed, REDIS_URL: 'redis+cluster://:secret@one:6379,two:6379' };
  expect(readConfig(environment, { ...cluster, REDIS_PREFIX: '{dryrun}' }).REDIS_PREFIX).toBe('{dryrun}');
  for (const settings of [cluster, { ...cluster, REDIS_PREFIX: 'dryrun' }])
    expect(() => readConfig(environment, settings)).toThrow(
      'REDIS_PREFIX: a cluster needs a prefix in braces, such as {dryrun}',
    );
});

test('production refuses loosened rate limits', () => {
  const loosened = { ...needed, RATE_LIMIT_SCALE: '10' };
  expect(readConfig(environment, loosened).RATE_LIMIT_SCALE).toBe(10);
  expect(() => readConfig(environment, { ...loosened, APP_MODE: 'production' })).toThrow(
    'RATE_LIMIT_SCALE: must be 1 in production',
  );
});

test.each([
  [undefined, false],
  ['', false],
  ['2', 2],
  ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
])('TRUST_PROXY=%s is understood as %s', (text, value) => {
  expect(readConfig(environment, { ...needed, TRUST_PROXY: text }).TRUST_PROXY).toBe(value);
});

test.each(['SOCIAL_STAND_INS', 'INBOX'])('production refuses %s=1, a demo does not', (name) => {
  const production = { ...needed, APP_MODE: 'production', [name]: '1' };
  expect(() => readConfig(environment, production)).toThrow(
    `${name}: must be off in production, unless DEMO=1 says it is a demo`,
  );
  expect(readConfig(environment, { ...production, DEMO: '1' })).toMatchObject({ [name]: true });
});

test.each([
  [{ APP_MODE: 'local' }, true],
  [{ APP_MODE: 'production' }, false],
  [{ APP_MODE: 'production', DEMO: '1' }, true],
  [{ APP_MODE: 'local', SOCIAL_STAND_INS: '0', INBOX: '0' }, false],
])('with %j stand-ins and inbox are served: %s', (settings, served) => {
  const config = readConfig(environment, { ...needed, ...settings });
  expect([servesFakeProviders(config), servesInbox(config)]).toEqual([served, served]);
});

test('a key that is too short to sign with is refused', () => {
  expect(() => readConfig(environment, { ...needed, SECRET_KEY: 'short' })).toThrow(
    'SECRET_KEY: must have at least 32 characters',
  );
});

const localCards = {
  STRIPE_SECRET_KEY: 'sk_local_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_local_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_API_URL: 'http://127.0.0.1:4000',
};

test('production refuses the local card processor, unless it says that it is a demo', () => {
  const production = { ...needed, ...localCards, APP_MODE: 'production' };
  expect(() => readConfig(environment, production)).toThrow('the local card processor moves no money');
  expect(readConfig(environment, { ...production, DEMO: '1' }).STRIPE_PUBLISHABLE_KEY).toBe('pk_local_x');
});

test('keys of the card processor come together or not at all', () => {
  expect(() => readConfig(environment, { ...needed, STRIPE_SECRET_KEY: 'sk_live_x' })).toThrow(
    'STRIPE_PUBLISHABLE_KEY: is needed with the other keys of Stripe',
  );
});
