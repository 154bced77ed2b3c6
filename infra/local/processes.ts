import { join } from 'node:path';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import {
  cardProcessorEnvironment,
  cardProcessorScript,
  localCardKeys,
} from '@dryrun/runtime/private/fake-stripe';
import { nodeFlags } from '@dryrun/runtime/private/process';
import { courseSettings, siteSettings } from '@dryrun/runtime/site-settings';
import { dataFolder, root } from './data-folder.ts';
import type { LocalServices } from './services.ts';
import type { ProcessPlan } from './supervise.ts';

export interface StartOptions {
  readonly port: number;
  /** Restart on changed sources and serve the client from Vite's development server. */
  readonly dev: boolean;
}

/** Optional BFF settings, passed on from the environment of `npm start`. */
const bffSettings = [
  'RATE_LIMIT_SCALE',
  'TAX_MODE',
  'TAX_NAME',
  'TAX_PERCENT',
  'DRAIN_MS',
  'JUDGE_QUEUE_LIMIT',
  'COUNTRY_HEADER',
  'METRICS_PORT',
  'METRICS_HOST',
  'TRUST_PROXY',
  'QUEUES_READ_ONLY',
  'OAUTH_REDIRECT_URIS',
  'SOCIAL_STAND_INS',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GITHUB_CLIENT_ID',
  'GITHUB_CLIENT_SECRET',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SECRET_KEY',
  'RECAPTCHA_MIN_SCORE',
  ...Object.keys({ ...siteSettings, ...courseSettings }),
];

/** Optional payment settings. Stripe's keys replace the local card processor. */
const stripeSettings = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_URL',
];

export const usesLocalCardProcessor = (): boolean => !process.env.STRIPE_SECRET_KEY;

const cardSettings = (services: LocalServices): Record<string, string> =>
  usesLocalCardProcessor()
    ? { ...localCardKeys, STRIPE_API_URL: `http://127.0.0.1:${services.cardProcessorPort}` }
    : pickVariables(stripeSettings);

const script = (name: string, dev: boolean): string[] => [
  process.execPath,
  ...nodeFlags,
  ...(dev ? ['--watch', '--watch-preserve-output'] : []),
  join(root, name),
];

const baseEnvironment = (): Record<string, string> => ({
  ...pickVariables(['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'NODE_EXTRA_CA_CERTS']),
  APP_MODE: 'local',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
});

export const seedPlan = (services: LocalServices): ProcessPlan => ({
  name: 'Seeding demo accounts',
  argv: script('bff/src/dev/seed-demo.ts', false),
  cwd: root,
  environment: { ...baseEnvironment(), DATABASE_URL: services.databaseUrl, REDIS_URL: services.redisUrl },
});

/** `client` is the folder of the built client, undefined in development. */
export const bffPlan = (
  services: LocalServices,
  options: StartOptions,
  client: string | undefined,
): ProcessPlan => ({
  name: 'bff',
  argv: script('bff/src/main.ts', options.dev),
  cwd: root,
  environment: {
    ...baseEnvironment(),
    ...pickVariables(bffSettings),
    ...cardSettings(services),
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    SECRET_KEY: services.secretKey,
    // With a mail server, emails go there and the local inbox would be empty.
    INBOX: process.env.INBOX ?? (process.env.SMTP_URL ? '0' : '1'),
    PORT: String(options.port),
    APP_URL: process.env.APP_URL ?? addressOf(options.port),
    ...(options.dev && { OAUTH_REDIRECT_URIS: 'http://localhost:5173/oauth2/redirect' }),
    ...omitUndefined({ WEB_DIST: client }),
  },
});

/** Passes no secret except its login. Local mode accepts reduced isolation unless JUDGE_ALLOW_REDUCED=0. */
export const judgePlan = (services: LocalServices, options: StartOptions): ProcessPlan => ({
  name: 'judge',
  argv: [...script('workers/src/main.ts', options.dev), 'judge'],
  cwd: root,
  environment: {
    ...baseEnvironment(),
    JUDGE_ALLOW_REDUCED: '1',
    ...pickVariables(Object.keys(process.env).filter((name) => name.startsWith('JUDGE_'))),
    DATABASE_URL: services.judgeDatabaseUrl,
    REDIS_URL: services.redisUrl,
  },
});

/** Emails, data exports and account deletions, in one process to save memory. */
export const backgroundWorkerPlan = (services: LocalServices, options: StartOptions): ProcessPlan => ({
  name: 'background-worker',
  argv: [...script('workers/src/main.ts', options.dev), 'mail', 'accounts'],
  cwd: root,
  environment: {
    ...baseEnvironment(),
    ...pickVariables([
      ...['SMTP_URL', 'MAIL_FROM', 'MAIL_CONCURRENCY', 'INBOX', 'COURSES_DIR', 'COURSE_PRACTICE_OFF'],
      ...Object.keys(siteSettings),
    ]),
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    SECRET_KEY: services.secretKey,
    APP_URL: process.env.APP_URL ?? addressOf(options.port),
  },
});

/** Payments, refunds, invoices and reminders: the only worker that has the card processor's key. */
export const paymentsPlan = (services: LocalServices, options: StartOptions): ProcessPlan => ({
  name: 'payments',
  argv: [...script('workers/src/main.ts', options.dev), 'payments'],
  cwd: root,
  environment: {
    ...baseEnvironment(),
    ...cardSettings(services),
    ...pickVariables(['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_TAX_ID']),
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
  },
});

export const cardProcessorPlan = (services: LocalServices, options: StartOptions): ProcessPlan => ({
  name: 'cards',
  argv: [...script('', false).slice(0, -1), cardProcessorScript],
  cwd: root,
  environment: {
    ...baseEnvironment(),
    ...cardProcessorEnvironment({
      port: services.cardProcessorPort,
      file: join(dataFolder, 'card-processor.sqlite'),
      webhookUrl: `http://127.0.0.1:${options.port}/api/payment/webhook`,
    }),
  },
});

export const addressOf = (port: number): string => `http://localhost:${port}`;

function pickVariables(names: readonly string[]): Record<string, string> {
  const present = names.filter((name) => process.env[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, process.env[name] ?? '']));
}
