import { join } from 'node:path';
import { root } from './data-folder.ts';
import type { LocalServices } from './services.ts';
import type { ProcessPlan } from './supervise.ts';

/** How this start was asked for. */
export interface StartOptions {
  readonly port: number;
  /** Restart on changed sources and serve the client from Vite's development server. */
  readonly dev: boolean;
}

/** Optional settings of the BFF that are passed on from the environment of `npm start`. */
const bffSettings = ['RATE_LIMIT_SCALE', 'METRICS_PORT', 'METRICS_HOST', 'TRUST_PROXY', 'QUEUES_READ_ONLY'];

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
  argv: script('bff/src/seed-demo.ts', false),
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
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    PORT: String(options.port),
    APP_URL: process.env.APP_URL ?? addressOf(options.port),
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

export const addressOf = (port: number): string => `http://localhost:${port}`;

function pick(names: readonly string[]): Record<string, string> {
  const present = names.filter((name) => process.env[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, process.env[name] ?? '']));
}
