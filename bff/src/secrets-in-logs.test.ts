import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLogger } from '@dryrun/runtime/logger';
import { locationOf, startBrowser } from '../test/browser.ts';
import { startHarness, type Harness } from '../test/harness.ts';
import { mailsTo } from '../test/mails.ts';
import { openCaptcha, solved } from '../test/open-captcha.ts';
import { until } from '../test/until.ts';

let harness: Harness;
let office: ChildProcess;
/** All that this server and the workers for mails and accounts write. */
const lines: string[] = [];
beforeAll(async () => {
  const log = createLogger('bff', 'trace', { write: (line: string) => void lines.push(line) });
  harness = await startHarness({}, { captcha: openCaptcha, log });
  office = startOffice();
});
afterAll(async () => {
  if (office.exitCode === null && office.kill()) await once(office, 'exit');
  await harness.stop();
});

/** The workers that make the links in mails and pack data exports, as they run for a person. */
function startOffice(): ChildProcess {
  const { config } = harness.context;
  const child = spawn(
    process.execPath,
    [
      '--conditions=source',
      '--disable-warning=ExperimentalWarning',
      'workers/src/main.ts',
      'mail',
      'accounts',
    ],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: {
        PATH: process.env['PATH'],
        LOG_LEVEL: 'trace',
        DATABASE_URL: config.DATABASE_URL.reveal(),
        REDIS_URL: config.REDIS_URL.reveal(),
        REDIS_PREFIX: config.REDIS_PREFIX,
        SECRET_KEY: config.SECRET_KEY.reveal(),
        APP_URL: config.APP_URL,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (text: Buffer) => void lines.push(text.toString()));
  }
  return child;
}

/** Whether nothing waits for the workers any more. */
async function isAllDone(): Promise<boolean> {
  const { db } = harness.database;
  const mails = await db.selectFrom('mail').select('id').where('state', '<>', 'sent').execute();
  const exports = await db.selectFrom('data_export').select('id').where('state', '<>', 'ready').execute();
  return mails.length + exports.length === 0;
}

const passwords = ['first secret phrase', 'second secret phrase', 'third secret phrase'] as const;
const typedCode = 'class Solution: secret_of_the_learner = 1';

/** Everything of a person's life with an account that opens something; what fails on the way too. */
async function liveAnAccount(): Promise<readonly string[]> {
  const email = `${randomUUID()}@example.com`;
  const [first, second, third] = passwords;
  const visitor = harness.client();
  await visitor.post('/api/auth/signup', { email, password: first, recaptchaToken: solved });
  const { token: ctn } = await mailTo(email, 'confirm-email');
  await visitor.get(`/confirm-email?ctn=${ctn}`);
  await visitor.post(`/api/auth/confirm-email?token=${ctn}`);
  await visitor.post('/api/auth/login', { email, password: second });
  const broken = `{"email":"${email}","password":"${first}"`;
  await visitor.post('/api/auth/login').type('json').send(broken);
  const { accessToken } = (await visitor.post('/api/auth/login', { email, password: first })).body;
  const user = harness.client(accessToken);
  await user.get('/api/user/me');
  const code = { questionId: 1, lang: 'python3', typedCode, courseId: 1 };
  await user.post('/api/code/run', { ...code, input: ['[1]'] });
  await user.post('/api/code/submit', { ...code, lang: 'cobol' });
  await user.put('/api/user/password', { currentPassword: first, password: second });
  await user.post('/api/user/export');
  await user.post('/api/user/email', { email: `new.${email}`, password: second });
  const { token: change } = await mailTo(`new.${email}`, 'email-change');
  await user.get('/payment-processing?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_abc');
  await visitor.post(`/api/auth/account-recovery?email=${email}`);
  const { token: upn } = await mailTo(email, 'account-recovery');
  await visitor.get(`/password-change?upn=${upn}`);
  await visitor.post('/api/auth/password-change', { password: third, token: upn });
  await visitor.post('/api/auth/password-change', { password: third, token: upn });
  await visitor.post(`/api/auth/confirm-email?token=${change}`);
  return [ctn, upn, change, accessToken, 'pi_1_secret_abc'];
}

async function mailTo(email: string, template: string) {
  const mail = (await mailsTo(harness, email)).find((one) => one.template === template);
  if (!mail) throw new Error(`no mail ${template} to ${email}`);
  return mail;
}

async function logInSocially(): Promise<readonly string[]> {
  const browser = startBrowser(harness.url);
  const page = await browser.get(locationOf(await browser.get('/oauth2/authorize/google?state=/blog')));
  const request = /name="request" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const form = { request, email: `${randomUUID()}@example.com`, isVerified: 'on', decision: 'allow' };
  const back = locationOf(await browser.submit('/dev/google/authorize', form));
  const home = locationOf(await browser.get(back));
  await browser.get(home);
  const code = new URL(back).searchParams.get('code') ?? '';
  const token = new URL(home).searchParams.get('token') ?? '';
  return [code, token];
}

test('no password, token or code is in any line of the log', async () => {
  const opened = [...(await liveAnAccount()), ...(await logInSocially())];
  expect(opened.every((secret) => secret.length >= 15)).toBe(true);
  await until(isAllDone);
  const written = lines.join('');
  expect(written).toContain('put into the inbox'); // the mail worker's own line
  expect(lines.length).toBeGreaterThan(15);
  for (const secret of [...passwords, ...opened, 'secret_of_the_learner', solved]) {
    expect(written.includes(secret) ? `in the log: ${secret}` : 'not in the log').toBe('not in the log');
  }
});

test.each(['password', 'token', 'upn', 'ctn', 'typedCode', 'client_secret', 'accessToken'])(
  'a field named %s is masked, deep in a line too',
  (name) => {
    lines.length = 0;
    harness.context.log.info(
      { [name]: 'hush', body: { [name]: 'hush', more: { [name]: 'hush' } } },
      'careless',
    );
    expect(lines.join('')).toContain('careless');
    expect(lines.join('')).not.toContain('hush');
  },
);
