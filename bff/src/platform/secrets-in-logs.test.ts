import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLogger } from '@dryrun/runtime/logger';
import { cardFields, intentIdOf, localCardKeys } from '@dryrun/runtime/private/fake-stripe';
import { nodeFlags } from '@dryrun/runtime/private/process';
import { previewInput, previewQuestion } from '../../test/builders.ts';
import { getLocation, startBrowser } from '../../test/browser.ts';
import { startStripeHarness, type StripeHarness } from '../../test/fake-stripe.ts';
import type { Client } from '../../test/harness.ts';
import { emailsTo } from '../../test/emails.ts';
import { fakeCaptcha, solvedCaptcha } from '../../test/fake-captcha.ts';
import { submitLoginForm } from '../../test/social-login.ts';
import { waitUntil } from '../../test/wait-until.ts';

let harness: StripeHarness;
let workers: ChildProcess[] = [];
const lines: string[] = [];
beforeAll(async () => {
  const log = createLogger('bff', 'trace', { write: (line: string) => void lines.push(line) });
  harness = await startStripeHarness({}, { captcha: fakeCaptcha, log });
  workers = [startWorkers(['mail', 'accounts', 'payments']), startWorkers(['judge'])];
});
afterAll(async () => {
  for (const child of workers) if (child.exitCode === null && child.kill()) await once(child, 'exit');
  await harness.stop();
});

/** The judge prewarms nothing, to start faster. */
function startWorkers(names: readonly string[]): ChildProcess {
  const { config } = harness.context;
  const judgeSettings = {
    JUDGE_SLOTS: '1',
    JUDGE_ALLOW_REDUCED: '1',
    JUDGE_WARM_PYTHON3: '0',
    JUDGE_WARM_JAVA: '0',
    JUDGE_JAVA_COMPILERS: '0',
    JUDGE_WARM_CPP_COMPILERS: '0',
    JUDGE_WARM_CPP_RUNNERS: '0',
  };
  const backgroundSettings = {
    ...localCardKeys,
    STRIPE_API_URL: harness.stripe.url,
    SECRET_KEY: config.SECRET_KEY.reveal(),
    APP_URL: config.APP_URL,
  };
  const child = spawn(process.execPath, [...nodeFlags, 'workers/src/main.ts', ...names], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: {
      PATH: process.env['PATH'],
      LOG_LEVEL: 'trace',
      DATABASE_URL: config.DATABASE_URL.reveal(),
      REDIS_URL: config.REDIS_URL.reveal(),
      REDIS_PREFIX: config.REDIS_PREFIX,
      ...(names.includes('judge') ? judgeSettings : backgroundSettings),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (text: Buffer) => void lines.push(text.toString()));
  }
  return child;
}

async function isAllJudged(): Promise<boolean> {
  const { db } = harness.database;
  const runs = await db.selectFrom('run').select('id').where('state', '<>', 'finished').execute();
  const submissions = await db
    .selectFrom('submission')
    .select('id')
    .where('state', '<>', 'finished')
    .execute();
  return runs.length + submissions.length === 0;
}

async function isIdle(): Promise<boolean> {
  const { db } = harness.database;
  const emails = await db.selectFrom('mail').select('id').where('state', '<>', 'sent').execute();
  const exports = await db.selectFrom('data_export').select('id').where('state', '<>', 'ready').execute();
  return emails.length + exports.length === 0 && (await isAllJudged());
}

const passwords = ['first secret phrase', 'second secret phrase', 'third secret phrase'] as const;
/** One program prints its secret and fails with it; the other puts it into a compiler error. */
const typedCode = `class Solution:
    def threeSum(self, nums):
        print('secret_of_the_learner')
        raise ValueError('secret_of_the_learner')
`;
const brokenCode = 'class Solution { public: secret_of_the_learner };';
const cards = { declined: '4000000000000002', good: '4242424242424242' } as const;

/** Uses every secret of an account, in successful and failed calls. Returns the issued secrets. */
async function useAccount(): Promise<readonly string[]> {
  const email = `${randomUUID()}@example.com`;
  const [first, second, third] = passwords;
  const visitor = harness.client();
  await visitor.post('/api/auth/signup', { email, password: first, recaptchaToken: solvedCaptcha });
  const { token: ctn } = await findEmail(email, 'confirm-email');
  await visitor.get(`/confirm-email?ctn=${ctn}`);
  await visitor.post(`/api/auth/confirm-email?token=${ctn}`);
  await visitor.post('/api/auth/login', { email, password: second });
  const malformedJson = `{"email":"${email}","password":"${first}"`;
  await visitor.post('/api/auth/login').type('json').send(malformedJson);
  const { accessToken } = (await visitor.post('/api/auth/login', { email, password: first })).body;
  const user = harness.client(accessToken);
  await user.get('/api/user/me');
  await tryCode(user);
  const clientSecret = await buy(user);
  await user.put('/api/user/password', { currentPassword: first, password: second });
  await user.post('/api/user/export');
  await user.post('/api/user/email', { email: `new.${email}`, password: second });
  const { token: changeToken } = await findEmail(`new.${email}`, 'email-change');
  await visitor.post(`/api/auth/account-recovery?email=${email}`);
  const { token: upn } = await findEmail(email, 'account-recovery');
  await visitor.get(`/password-change?upn=${upn}`);
  await visitor.post('/api/auth/password-change', { password: third, token: upn });
  await visitor.post('/api/auth/password-change', { password: third, token: upn });
  await visitor.post(`/api/auth/confirm-email?token=${changeToken}`);
  return [ctn, upn, changeToken, accessToken, clientSecret];
}

async function tryCode(user: Client): Promise<void> {
  const code = { ...previewQuestion, typedCode };
  const cpp = { ...code, lang: 'c_cpp', typedCode: brokenCode, input: previewInput };
  await user.post('/api/code/submit', { ...code, lang: 'cobol' });
  for (const [path, body] of [
    ['/api/code/run', { ...code, input: previewInput }],
    ['/api/code/submit', code],
    ['/api/code/run', cpp],
  ] as const) {
    expect((await user.post(path, body)).status).toBe(200);
    await waitUntil(isAllJudged);
  }
}

/** Pays with a declined card, then with a valid one. Returns the client secret. */
async function buy(user: Client): Promise<string> {
  const { text: secret } = await user.post('/api/buy/create-payment-intent', { coursesIds: [1] });
  const intentId = intentIdOf(secret);
  for (const number of [cards.declined, cards.good]) {
    await fetch(`${harness.url}/card-processor/v1/payment_intents/${intentId}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${localCardKeys.STRIPE_PUBLISHABLE_KEY}` },
      body: cardFields(secret, number),
    });
  }
  const query = `payment_intent=${intentId}&payment_intent_client_secret=${secret}`;
  await user.get(`/payment-processing?${query}`);
  await waitUntil(async () => {
    const { body } = await user.get(`/api/buy/payment-status/${intentId}`);
    return (body as { processed: boolean }).processed;
  });
  return secret;
}

async function findEmail(email: string, template: string) {
  const mail = (await emailsTo(harness, email)).find((candidate) => candidate.template === template);
  if (!mail) throw new Error(`no email ${template} to ${email}`);
  return mail;
}

async function logInWithGoogle(): Promise<readonly string[]> {
  const browser = startBrowser(harness.url);
  const start = '/oauth2/authorize/google?state=/blog';
  const email = `${randomUUID()}@example.com`;
  const callbackUrl = await submitLoginForm(browser, 'google', start, { email });
  const resultUrl = getLocation(await browser.get(callbackUrl));
  await browser.get(resultUrl);
  const code = new URL(callbackUrl).searchParams.get('code') ?? '';
  const signUpCode = new URL(resultUrl).searchParams.get('signup') ?? '';
  const finish = { code: signUpCode, acceptsTerms: true };
  const { body } = await harness.client().post('/api/auth/social-signup', finish);
  return [code, signUpCode, body.accessToken];
}

test('logs no password, token, code or card number', async () => {
  const secrets = [...(await useAccount()), ...(await logInWithGoogle())];
  expect(secrets.every((secret) => secret.length >= 15)).toBe(true);
  await waitUntil(isIdle);
  const workerLines = ['stored in the inbox', 'exported', 'payment synchronized', 'judged']; // one line of each worker
  await waitUntil(() => Promise.resolve(workerLines.every((words) => lines.join('').includes(words))));
  const logText = lines.join('');
  for (const secret of [
    ...passwords,
    ...secrets,
    ...Object.values(cards),
    'secret_of_the_learner',
    solvedCaptcha,
    localCardKeys.STRIPE_SECRET_KEY,
  ]) {
    expect(logText.includes(secret) ? `in the log: ${secret}` : 'not in the log').toBe('not in the log');
  }
});

test.each(['password', 'token', 'upn', 'ctn', 'typedCode', 'client_secret', 'accessToken'])(
  'masks a field named %s at any depth',
  (name) => {
    lines.length = 0;
    harness.context.log.info(
      { [name]: 'hidden value', body: { [name]: 'hidden value', nested: { [name]: 'hidden value' } } },
      'log message',
    );
    expect(lines.join('')).toContain('log message');
    expect(lines.join('')).not.toContain('hidden value');
  },
);
