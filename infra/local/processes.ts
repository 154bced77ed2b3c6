import { join } from 'node:path';
import {
  cardProcessorEnvironment,
  cardProcessorScript,
  localCardKeys,
} from '@dryrun/runtime/private/fake-stripe';
import { dataFolder, root } from './data-folder.ts';
import type { LocalServices } from './services.ts';
import type { ProcessPlan } from './supervise.ts';

/** How this start was asked for. */
export interface StartOptions {
  readonly port: number;
  /** Restart on changed sources and serve the client from Vite's development server. */
  readonly dev: boolean;
}

/** Optional settings of the BFF that are passed on from the environment of `npm start`. */
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
];

/** Optional settings of card payments: keys of Stripe take the place of the local card processor. */
const stripeSettings = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_URL',
];

/** Whether this start plays the card processor itself. */
export const playsCardProcessor = (): boolean => !process.env.STRIPE_SECRET_KEY;

const cardSettings = (services: LocalServices): Record<string, string> =>
  playsCardProcessor()
    ? { ...localCardKeys, STRIPE_API_URL: `http://127.0.0.1:${services.cardProcessorPort}` }
    : pick(stripeSettings);

const script = (name: string, dev: boolean): string[] => [
  process.execPath,
  '--conditions=source',
  '--disable-warning=ExperimentalWarning',
  ...(dev ? ['--watch', '--watch-preserve-output'] : []),
  join(root, name),
];

/** What any process needs of this machine, and no more. */
const machine = (): Record<string, string> => ({
  ...pick(['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'NODE_EXTRA_CA_CERTS']),
  APP_MODE: 'local',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
});

export const seedPlan = (services: LocalServices): ProcessPlan => ({
  name: 'The seeding of demo accounts',
  argv: script('bff/src/dev/seed-demo.ts', false),
  cwd: root,
  environment: { ...machine(), DATABASE_URL: services.databaseUrl, REDIS_URL: services.redisUrl },
});

/** `client` is the built client's folder; in development there is none. */
export const bffPlan = (
  services: LocalServices,
  options: StartOptions,
  client: string | undefined,
): ProcessPlan => ({
  name: 'bff',
  argv: script('bff/src/main.ts', options.dev),
  cwd: root,
  environment: {
    ...machine(),
    ...pick(bffSettings),
    ...cardSettings(services),
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    SECRET_KEY: services.secretKey,
    // With a mail server, mails go there and none is left to show.
    INBOX: process.env.INBOX ?? (process.env.SMTP_URL ? '0' : '1'),
    PORT: String(options.port),
    APP_URL: process.env.APP_URL ?? addressOf(options.port),
    ...(options.dev && { OAUTH_REDIRECT_URIS: 'http://localhost:5173/oauth2/redirect' }),
    ...(client === undefined ? {} : { WEB_DIST: client }),
  },
});

/**
 * The judge gets its own login and settings and no secret of anything else. On one's own machine reduced isolation is
 * accepted (and told); JUDGE_ALLOW_REDUCED=0 insists on all of it.
 */
export const judgePlan = (services: LocalServices, options: StartOptions): ProcessPlan => ({
  name: 'judge',
  argv: [...script('workers/src/main.ts', options.dev), 'judge'],
  cwd: root,
  environment: {
    ...machine(),
    JUDGE_ALLOW_REDUCED: '1',
    ...pick(Object.keys(process.env).filter((name) => name.startsWith('JUDGE_'))),
    DATABASE_URL: services.judgeDatabaseUrl,
    REDIS_URL: services.redisUrl,
  },
});

/** Mails, data exports and deletions, in one process to save memory; each may have one of its own. */
export const backgroundWorkerPlan = (services: LocalServices, options: StartOptions): ProcessPlan => ({
  name: 'background-worker',
  argv: [...script('workers/src/main.ts', options.dev), 'mail', 'accounts'],
  cwd: root,
  environment: {
    ...machine(),
    ...pick(['SMTP_URL', 'MAIL_FROM', 'MAIL_CONCURRENCY', 'INBOX']),
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    SECRET_KEY: services.secretKey,
    APP_URL: process.env.APP_URL ?? addressOf(options.port),
  },
});

/** Payments, refunds, invoices and reminders: the one worker that holds the key of the card processor. */
export const paymentsPlan = (services: LocalServices, options: StartOptions): ProcessPlan => ({
  name: 'payments',
  argv: [...script('workers/src/main.ts', options.dev), 'payments'],
  cwd: root,
  environment: {
    ...machine(),
    ...cardSettings(services),
    ...pick(['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_TAX_ID']),
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
  },
});

/** Takes Stripe's place as long as there are no keys of Stripe. */
export const cardProcessorPlan = (services: LocalServices, options: StartOptions): ProcessPlan => ({
  name: 'cards',
  argv: [...script('', false).slice(0, -1), cardProcessorScript],
  cwd: root,
  environment: {
    ...machine(),
    ...cardProcessorEnvironment({
      port: services.cardProcessorPort,
      file: join(dataFolder, 'card-processor.sqlite'),
      webhookUrl: `http://127.0.0.1:${options.port}/api/payment/webhook`,
    }),
  },
});

export const addressOf = (port: number): string => `http://localhost:${port}`;

function pick(names: readonly string[]): Record<string, string> {
  const present = names.filter((name) => process.env[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, process.env[name] ?? '']));
}
