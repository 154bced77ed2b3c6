import { expect, test } from '@jest/globals';
import { readConfig } from '@dryrun/runtime/config';
import { environment } from './config.ts';

const production = {
  APP_MODE: 'production',
  DATABASE_URL: 'postgres://localhost/x',
  REDIS_URL: 'redis://localhost',
  SECRET_KEY: 'k'.repeat(32),
};

test('requires a mail server and no inbox in production, except in demo mode', () => {
  expect(() => readConfig(environment, production)).toThrow('SMTP_URL: is required in production');
  const withSmtp = { ...production, SMTP_URL: 'smtp://localhost' };
  expect(() => readConfig(environment, { ...withSmtp, INBOX: '1' })).toThrow(
    'INBOX: must be off in production unless DEMO=1',
  );
  expect(readConfig(environment, withSmtp).SMTP_URL?.reveal()).toBe('smtp://localhost');
  expect(readConfig(environment, { ...production, DEMO: '1' }).SMTP_URL).toBeUndefined();
});

test('hides the mail server’s URL when the configuration is printed', () => {
  const config = readConfig(environment, { ...production, SMTP_URL: 'smtp://user:hush@localhost' });
  expect(JSON.stringify(config)).not.toContain('hush');
});
