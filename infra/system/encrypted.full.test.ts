import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectRedis } from '@dryrun/runtime/redis';
import { freePort } from '@dryrun/runtime/private/process';
import { sql } from 'kysely';
import { startProcess, stopProcess, waitForExit, waitUntil } from './child-process.ts';
import { startPrivateServices, type PrivateServices } from './private-services.ts';

let services: PrivateServices;
let folder: string;
let settings: Record<string, string>;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dry-run-tls-'));
  createCertificate(folder);
  services = await startPrivateServices();
  await encryptPostgres();
  settings = {
    DATABASE_URL: `${services.databaseUrl}?sslmode=verify-full`,
    REDIS_URL: await encryptRedis(),
    LOG_LEVEL: 'silent',
    SECRET_KEY: randomBytes(32).toString('hex'),
  };
}, 90_000);
afterAll(async () => {
  await Promise.all(children.map((child) => stopProcess(child, 'SIGTERM')));
  await services.stop();
  rmSync(folder, { recursive: true, force: true });
}, 30_000);

function createCertificate(directory: string): void {
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=127.0.0.1',
      '-addext',
      'subjectAltName=IP:127.0.0.1',
      '-keyout',
      join(directory, 'server.key'),
      '-out',
      join(directory, 'server.crt'),
    ],
    { stdio: 'pipe' },
  );
}

/** Enables TLS. Postgres writes the files itself, because only its own user may be able to read the key. */
async function encryptPostgres(): Promise<void> {
  const { db } = services;
  for (const file of ['server.crt', 'server.key']) {
    const text = readFileSync(join(folder, file), 'utf8').trim();
    const program = `umask 077 && cat > ${file}`;
    await sql`copy (select unnest(string_to_array(${sql.lit(text)}, E'\\n'))) to program ${sql.lit(program)}`.execute(
      db,
    );
  }
  await sql`alter system set ssl = on`.execute(db);
  await sql`select pg_reload_conf()`.execute(db);
}

async function encryptRedis(): Promise<string> {
  const redis = connectRedis(services.redisUrl);
  const port = await freePort();
  const file = (name: string): string => join(folder, name);
  await redis.call(
    'CONFIG',
    'SET',
    'tls-cert-file',
    file('server.crt'),
    'tls-key-file',
    file('server.key'),
    'tls-ca-cert-file',
    file('server.crt'),
    'tls-auth-clients',
    'no',
    'tls-port',
    String(port),
  );
  redis.disconnect();
  const url = new URL(services.redisUrl);
  return `rediss://:${url.password}@127.0.0.1:${port}`;
}

/** Starts a BFF and returns whether it reaches Postgres and Redis. */
async function startAndCheckReadiness(
  extraSettings: Record<string, string>,
): Promise<{ database: boolean; redis: boolean }> {
  const port = String(await freePort());
  const child = startProcess('bff/src/main.ts', [], { ...settings, ...extraSettings, PORT: port });
  children.push(child);
  const url = `http://127.0.0.1:${port}`;
  await waitUntil(async () => (await fetch(`${url}/healthz`)).ok, 60_000, 'the server');
  const isTrusted = extraSettings['NODE_EXTRA_CA_CERTS'] !== undefined;
  const fetchReadiness = async () =>
    (await (await fetch(`${url}/readyz`)).json()) as { database: boolean; redis: boolean };
  if (isTrusted) await waitUntil(async () => (await fetchReadiness()).redis, 30_000, 'Redis');
  return fetchReadiness();
}

test('connects to Postgres and Redis over TLS with a trusted certificate', async () => {
  const trustSettings = { NODE_EXTRA_CA_CERTS: join(folder, 'server.crt') };
  await waitForExit(startProcess('migrations/src/migrate.ts', ['status'], { ...settings, ...trustSettings }));
  expect(await startAndCheckReadiness(trustSettings)).toMatchObject({ database: true, redis: true });
  const { rows } = await sql<{ encrypted: boolean }>`
    select bool_or(ssl) as encrypted from pg_stat_ssl where pid <> pg_backend_pid()`.execute(services.db);
  expect(rows).toEqual([{ encrypted: true }]);
}, 90_000);

test('refuses Postgres and Redis with an untrusted certificate', async () => {
  expect(await startAndCheckReadiness({})).toMatchObject({ database: false, redis: false });
}, 90_000);
