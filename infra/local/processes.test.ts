import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { backgroundWorkerPlan, bffPlan, judgePlan } from './processes.ts';

const services = {
  databaseUrl: 'postgres://owner@localhost/dryrun',
  judgeDatabaseUrl: 'postgres://judge@localhost/dryrun',
  redisUrl: 'redis://localhost',
  secretKey: 'k'.repeat(64),
  cardProcessorPort: 3998,
  stop: () => Promise.resolve(),
};
const options = { port: 3999, dev: false };

const userSecrets = {
  SMTP_URL: 'smtp://user:hush@localhost',
  GOOGLE_CLIENT_SECRET: 'hush',
  GITHUB_CLIENT_SECRET: 'hush',
  RECAPTCHA_SECRET_KEY: 'hush',
  STRIPE_SECRET_KEY: 'hush',
};
const originalEnvironment = { ...process.env };
beforeAll(() => void Object.assign(process.env, userSecrets));
afterAll(() => {
  for (const name of Object.keys(userSecrets)) {
    if (originalEnvironment[name] === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = originalEnvironment[name];
  }
});

test('gives the judge its own database login and no other secret', () => {
  const { environment } = judgePlan(services, options);
  expect(JSON.stringify(environment)).not.toMatch(/hush|kkkk|owner/);
  expect(environment['DATABASE_URL']).toBe(services.judgeDatabaseUrl);
});

test('gives SMTP_URL to the background worker only, and the BFF the same SECRET_KEY and APP_URL', () => {
  const [backgroundWorker, bff] = [
    backgroundWorkerPlan(services, options),
    bffPlan(services, options, undefined),
  ];
  expect(backgroundWorker.environment['SMTP_URL']).toBe(userSecrets.SMTP_URL);
  expect(backgroundWorker.environment['SECRET_KEY']).toBe(bff.environment['SECRET_KEY']);
  expect(backgroundWorker.environment['APP_URL']).toBe(bff.environment['APP_URL']);
  expect(Object.values(backgroundWorker.environment)).not.toContain('hush');
  expect([bff.environment['SMTP_URL'], bff.environment['INBOX']]).toEqual([undefined, '0']);
});
