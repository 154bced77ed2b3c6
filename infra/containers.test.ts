import { expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerImages } from '@dryrun/runtime/private/containers';
import { readConfig } from '@dryrun/runtime/config';
import { parse } from 'yaml';
import { processSettings } from './process-settings.ts';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const example = readFileSync(join(root, '.env.example'), 'utf8');

interface Service {
  readonly image: string;
  readonly build?: { readonly dockerfile: string; readonly target?: string };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly user?: string;
  readonly restart?: string;
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly networks: readonly string[];
  readonly ports?: readonly string[];
  readonly profiles?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
}

/** The parsed compose file, with only the passwords set. */
const { services, networks, volumes } = parse(
  text.replace(/\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g, substitute),
  {
    merge: true,
  },
) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, object>;
};

function substitute(_match: string, name: string, operator = '', fallback = ''): string {
  if (operator === '-') return fallback;
  return name === 'SECRET_KEY' ? '0123456789abcdef'.repeat(4) : `some-${name.toLowerCase()}`;
}

const namedServices = Object.entries(services);
const longRunning = namedServices.filter(([name]) => name !== 'migrate');
/** Postgres and Redis drop root themselves; the judge needs it. */
const startAsRoot = new Set(['postgres', 'redis', 'judge']);

test.each(Object.values(containerImages))('uses the image %s in tests and docker-compose.yml', (image) => {
  expect(namedServices.map(([, service]) => service.image)).toContain(image);
});

test.each(longRunning)(
  'gives the container %s a health check, limits, restarts and least privilege',
  (name, service) => {
    expect(service).toMatchObject({
      restart: 'unless-stopped',
      healthcheck: { test: expect.arrayContaining([expect.any(String)]) },
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      pids_limit: expect.any(Number),
    });
    expect(service.networks.length).toBeGreaterThan(0);
    for (const network of service.networks) expect(networks).toHaveProperty(network);
    if (!startAsRoot.has(name))
      expect(service).toMatchObject({
        user: expect.stringMatching(/^(node|nginx|nobody)$/),
        read_only: true,
      });
    if (name !== 'postgres' && name !== 'redis') expect(service.cap_drop).toEqual(['ALL']);
  },
);

test('publishes only the web port outside this machine, and keeps data on internal networks', () => {
  const published = namedServices.flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
  expect(published).toEqual(['web 3000:8080', 'mailpit 127.0.0.1:8025:8025']);
  expect(networks['data']).toEqual({ internal: true });
  for (const name of ['postgres', 'redis', 'judge']) expect(services[name]?.networks).toEqual(['data']);
  expect(Object.keys(volumes)).toEqual(['postgres', 'redis']);
});

test.each(namedServices.filter(([, { build }]) => build !== undefined))(
  'builds the image of %s from existing files',
  (_name, { build }) => {
    const dockerfile = readFileSync(join(root, build?.dockerfile ?? ''), 'utf8');
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) =>
      from.split(' '),
    );
    expect(copied.length).toBeGreaterThan(5);
    for (const path of copied)
      expect({ path, exists: existsSync(join(root, path)) }).toEqual({ path, exists: true });
  },
);

test('installs the toolchains only in the image of the judge', () => {
  const { judge, payments, 'background-worker': backgroundWorker } = services;
  expect([judge?.image, judge?.build?.target]).toEqual(['dry-run-judge', 'judge']);
  expect([backgroundWorker?.image, backgroundWorker?.build?.target, payments?.image]).toEqual([
    'dry-run-workers',
    'workers',
    'dry-run-workers',
  ]);
  const stages = readFileSync(join(root, 'infra/docker/workers.Dockerfile'), 'utf8').split(/^FROM /m);
  expect(stages.filter((stage) => stage.includes('apt-get install'))).toEqual([
    expect.stringMatching(/^\S+ AS judge\n/),
  ]);
});

test('runs Mailpit only in the try profile, without data networks, reachable by the background worker', () => {
  const { mailpit, 'background-worker': backgroundWorker } = services;
  expect(namedServices.filter(([, { profiles }]) => profiles !== undefined).map(([name]) => name)).toEqual([
    'mailpit',
  ]);
  expect(mailpit).toMatchObject({
    profiles: ['try'],
    image: expect.stringMatching(/^axllent\/mailpit:v\d+\.\d+$/),
    healthcheck: { test: ['CMD', '/mailpit', 'readyz'] },
    networks: ['public'],
  });
  expect(backgroundWorker?.networks).toContain('public');
  const [, smtpUrl] = /SMTP_URL=(smtp:\/\/mailpit:\d+)/.exec(example) ?? [];
  expect(smtpUrl).toBe('smtp://mailpit:1025');
  const environment = { ...removeEmpty(backgroundWorker?.environment ?? {}), SMTP_URL: smtpUrl };
  for (const schema of processSettings['background-worker'] ?? [])
    expect(() => readConfig(schema, environment)).not.toThrow();
});

const processes = Object.entries(processSettings).flatMap(([name, schemas]) =>
  schemas.map((schema) => [name, schema] as const),
);

test.each(processes)('gives the container %s only known and valid settings', (name, schema) => {
  const environment = services[name]?.environment ?? {};
  const known = Object.keys(
    Object.assign({}, ...(processSettings[name] ?? []).map(({ shape }) => shape)) as object,
  );
  expect(Object.keys(environment).filter((setting) => !known.includes(setting))).toEqual([]);
  expect(() => readConfig(schema, { SMTP_URL: 'smtp://mail', ...removeEmpty(environment) })).not.toThrow();
});

/** Removes empty settings: one empty Stripe key is invalid, and an empty SMTP_URL overrides the test's. */
const removeEmpty = (environment: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment)
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]), // environment values are strings
  );

test.each(Object.keys(processSettings))('checks the health of %s on the port of its process', (name) => {
  const { environment = {}, healthcheck } = services[name] ?? {};
  const port = name === 'bff' ? '3000' : environment['METRICS_PORT'];
  expect(healthcheck?.test.join(' ')).toContain(`http://127.0.0.1:${port}/healthz`);
  expect(environment['METRICS_PORT']).toBe('9100');
});

test('gives the judge no secret except its database login and the Redis URL', () => {
  const { environment = {} } = services['judge'] ?? {};
  expect(Object.keys(environment).toSorted()).toEqual([
    'APP_MODE',
    'DATABASE_URL',
    'LOG_LEVEL',
    'METRICS_HOST',
    'METRICS_PORT',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'REDIS_URL',
  ]);
  expect(environment['DATABASE_URL']).toContain('dryrun_judge_login');
});
