import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startContainers } from './private/containers.ts';
import { findPostgresFolder, startPostgres } from './private/postgres.ts';
import { freePort } from './private/process.ts';
import { redisProgram, startRedis } from './private/redis.ts';
import type { Services } from './private/services.ts';

/** Uses TEST_DATABASE_URL and TEST_REDIS_URL, else containers, else installed programs. */
export async function startServices(environment: NodeJS.ProcessEnv = process.env): Promise<Services> {
  const { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl } = environment;
  if (databaseUrl && redisUrl) {
    const description = 'Postgres and Redis from TEST_DATABASE_URL and TEST_REDIS_URL';
    return { databaseUrl, redisUrl, description, stop: () => Promise.resolve() };
  }
  if (databaseUrl || redisUrl) throw new Error('Set both TEST_DATABASE_URL and TEST_REDIS_URL, or neither.');
  const containers = await startContainers(environment);
  if (containers !== undefined) return containers;
  if (environment['REQUIRE_CONTAINERS'] === '1') {
    throw new Error(
      'REQUIRE_CONTAINERS=1, but no container engine with the postgres and redis images is available.',
    );
  }
  return startPrivateServices();
}

async function startPrivateServices(): Promise<Services> {
  const missing = [
    ...(findPostgresFolder() === undefined ? ['Postgres (package postgresql)'] : []),
    ...(redisProgram() === undefined ? ['Redis (package redis-server)'] : []),
  ];
  if (missing.length > 0) {
    throw new Error(
      `Tests need ${missing.join(' and ')}. \`npm test\` installs them if permitted; or set TEST_DATABASE_URL and TEST_REDIS_URL.`,
    );
  }
  const folder = await createFolder();
  await chmod(folder, 0o711); // Postgres may run as another user and must be able to enter
  const password = randomBytes(16).toString('hex');
  const [postgres, redis] = await Promise.all([
    startPostgres({
      directory: join(folder, 'postgres', 'data'),
      port: await freePort(),
      password,
      durable: false,
    }),
    startRedis({ directory: join(folder, 'redis'), port: await freePort(), password, durable: false }),
  ]);
  return {
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    description: 'private Postgres and Redis on this machine',
    async stop() {
      await Promise.all([postgres.stop(), redis.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const folderName = 'dry-run-test-';
const memoryFolder = '/dev/shm';
/** Much more than the databases of a test run need. */
const minMemoryBytes = 4 * 1024 ** 3;

/** In memory if there is enough: on a disk, the hundreds of files of each database took a fourth of the BFF's tests. */
async function createFolder(): Promise<string> {
  if (!existsSync(memoryFolder)) return mkdtemp(join(tmpdir(), folderName));
  await removeFoldersOfKilledRuns();
  const { bavail, bsize } = await statfs(memoryFolder);
  const parent = bavail * bsize >= minMemoryBytes ? memoryFolder : tmpdir();
  return mkdtemp(join(parent, `${folderName}${process.pid}-`));
}

async function removeFoldersOfKilledRuns(): Promise<void> {
  for (const name of await readdir(memoryFolder)) {
    const pid = name.startsWith(folderName) ? name.slice(folderName.length).split('-')[0] : undefined;
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue;
    // It fails for folders of other users.
    await rm(join(memoryFolder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

const redisVariable = 'DRYRUN_TEST_REDIS';

/** Test processes inherit the environment. */
export function publishTestRedis(url: string): void {
  process.env[redisVariable] = url;
}

/** URL of the run's Redis. Throws if the globalSetup did not run. */
export function testRedisUrl(): string {
  const url = process.env[redisVariable];
  if (url === undefined)
    throw new Error('No services: this jest project lacks the globalSetup of infra/testing.');
  return url;
}

export function queuePrefix(): string {
  return `test-${randomUUID()}`;
}
