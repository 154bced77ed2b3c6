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

/** As an engine reads the file where nothing but the passwords is set. */
const { services, networks, volumes } = parse(text.replace(/\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g, fill), {
  merge: true,
}) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, object>;
};

function fill(_all: string, name: string, sign = '', rest = ''): string {
  if (sign === '-') return rest;
  return name === 'SECRET_KEY' ? '0123456789abcdef'.repeat(4) : `some-${name.toLowerCase()}`;
}

const named = Object.entries(services);
const lasting = named.filter(([name]) => name !== 'migrate');
/** Which start as root and give it up themselves (official images), and the judge, which cannot. */
const startAsRoot = new Set(['postgres', 'redis', 'judge']);

test.each(Object.values(containerImages))('tests and docker-compose.yml use the same image %s', (image) => {
  expect(named.map(([, service]) => service.image)).toContain(image);
});

test.each(lasting)('the container %s is watched, limited, started again and cut off', (name, service) => {
  expect(service).toMatchObject({
    restart: 'unless-stopped',
    healthcheck: { test: expect.arrayContaining([expect.any(String)]) },
    mem_limit: expect.stringMatching(/^\d+[mg]$/),
    pids_limit: expect.any(Number),
  });
  expect(service.networks.length).toBeGreaterThan(0);
  for (const network of service.networks) expect(networks).toHaveProperty(network);
  if (!startAsRoot.has(name))
    expect(service).toMatchObject({ user: expect.stringMatching(/^(node|nginx|nobody)$/), read_only: true });
  if (name !== 'postgres' && name !== 'redis') expect(service.cap_drop).toEqual(['ALL']);
});

test('only the public door has a port outside this machine, and data stays on networks that lead nowhere', () => {
  const published = named.flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
  expect(published).toEqual(['web 3000:8080', 'mailpit 127.0.0.1:8025:8025']);
  expect(networks['data']).toEqual({ internal: true });
  for (const name of ['postgres', 'redis', 'judge']) expect(services[name]?.networks).toEqual(['data']);
  expect(Object.keys(volumes)).toEqual(['postgres', 'redis']);
});

test.each(named.filter(([, { build }]) => build !== undefined))(
  'the image of %s is built from files that are there',
  (_name, { build }) => {
    const dockerfile = readFileSync(join(root, build?.dockerfile ?? ''), 'utf8');
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) =>
      from.split(' '),
    );
    expect(copied.length).toBeGreaterThan(5);
    for (const path of copied)
      expect({ path, isThere: existsSync(join(root, path)) }).toEqual({ path, isThere: true });
  },
);

test('only the image of the judge has the toolchains', () => {
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
  expect(named.filter(([, { profiles }]) => profiles !== undefined).map(([name]) => name)).toEqual([
    'mailpit',
  ]);
  expect(mailpit).toMatchObject({
    profiles: ['try'],
    image: expect.stringMatching(/^axllent\/mailpit:v\d+\.\d+$/),
    healthcheck: { test: ['CMD', '/mailpit', 'readyz'] },
    networks: ['public'],
  });
  expect(backgroundWorker?.networks).toContain('public');
  const [, told] = /^#? ?SMTP_URL=(smtp:\/\/mailpit:\d+)/m.exec(example) ?? [];
  expect(told).toBe('smtp://mailpit:1025');
  const trying = { ...withValues(backgroundWorker?.environment ?? {}), SMTP_URL: told };
  for (const schema of processSettings['background-worker'] ?? [])
    expect(() => readConfig(schema, trying)).not.toThrow();
});

/** Which process's settings each of our containers is given. */
const processes = Object.entries(processSettings).flatMap(([name, schemas]) =>
  schemas.map((schema) => [name, schema] as const),
);

test.each(processes)(
  'the settings of the container %s are known to its process and valid',
  (name, schema) => {
    const environment = services[name]?.environment ?? {};
    const known = Object.keys(
      Object.assign({}, ...(processSettings[name] ?? []).map(({ shape }) => shape)) as object,
    );
    expect(Object.keys(environment).filter((setting) => !known.includes(setting))).toEqual([]);
    expect(() => readConfig(schema, { SMTP_URL: 'smtp://mail', ...withValues(environment) })).not.toThrow();
  },
);

/** Without what is empty: Stripe's keys are three or none, and a mail server is a must. */
const withValues = (environment: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment)
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]), // an engine knows only text
  );

test.each(Object.keys(processSettings))('the health check of %s asks where its process answers', (name) => {
  const { environment = {}, healthcheck } = services[name] ?? {};
  const port = name === 'bff' ? '3000' : environment['METRICS_PORT'];
  expect(healthcheck?.test.join(' ')).toContain(`http://127.0.0.1:${port}/healthz`);
  expect(environment['METRICS_PORT']).toBe('9100');
});

test('the judge in docker-compose.yml is given no secret but its own login and the queue', () => {
  const { environment = {} } = services['judge'] ?? {};
  expect(Object.keys(environment).toSorted()).toEqual([
    ...['APP_MODE', 'DATABASE_URL', 'LOG_LEVEL', 'METRICS_HOST', 'METRICS_PORT'],
    ...['OTEL_EXPORTER_OTLP_ENDPOINT', 'REDIS_URL'],
  ]);
  expect(environment['DATABASE_URL']).toContain('dryrun_judge_login');
});
