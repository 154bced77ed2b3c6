import { expect, test } from '@jest/globals';
import { readConfig } from '@dryrun/runtime/config';
import { environment } from './config.ts';

const production = {
  APP_MODE: 'production',
  DATABASE_URL: 'postgres://localhost/x',
  REDIS_URL: 'redis://localhost',
  SECRET_KEY: 'k'.repeat(32),
};

test('production needs a mail server and has no inbox, unless it is a demo', () => {
  expect(() => readConfig(environment, production)).toThrow('SMTP_URL: is needed in production');
  const withServer = { ...production, SMTP_URL: 'smtp://localhost' };
  expect(() => readConfig(environment, { ...withServer, INBOX: '1' })).toThrow(
    'INBOX: must be off in production, unless DEMO=1 says it is a demo',
  );
  expect(readConfig(environment, withServer).SMTP_URL?.reveal()).toBe('smtp://localhost');
  expect(readConfig(environment, { ...production, DEMO: '1' }).SMTP_URL).toBeUndefined();
});

test('the address of the mail server, which has a password, never prints', () => {
  const config = readConfig(environment, { ...production, SMTP_URL: 'smtp://user:hush@localhost' });
  expect(JSON.stringify(config)).not.toContain('hush');
});
