import { expect, test } from '@jest/globals';
import { readConfig } from '@dryrun/runtime/config';
import { environment } from './config.ts';

const needed = { DATABASE_URL: 'postgres://localhost/x', REDIS_URL: 'redis://localhost' };

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
