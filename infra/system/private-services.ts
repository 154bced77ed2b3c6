import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '@dryrun/migrations/database';
import { allowJudgeLogin, migrateUp } from '@dryrun/migrations/migrate';
import { startPostgres } from '@dryrun/runtime/private/postgres';
import { freePort } from '@dryrun/runtime/private/process';
import { startRedis } from '@dryrun/runtime/private/redis';
import type { Kysely } from 'kysely';

/** A private Postgres and Redis, which tests can restart while a system uses them. */
export interface PrivateServices {
  readonly databaseUrl: string;
  readonly judgeDatabaseUrl: string;
  readonly redisUrl: string;
  /** A small connection pool with the owner's role, for queries of tests. */
  readonly db: Kysely<Database>;
  restartPostgres(): Promise<void>;
  restartRedis(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts Postgres and Redis with durable data in a temporary folder and runs the migrations. */
export async function startPrivateServices(): Promise<PrivateServices> {
  const folder = await mkdtemp(join(tmpdir(), 'dry-run-system-'));
  const password = randomBytes(16).toString('hex');
  const postgresOptions = {
    directory: join(folder, 'postgres', 'data'),
    port: await freePort(),
    password,
    durable: true,
  };
  const redisOptions = { directory: join(folder, 'redis'), port: await freePort(), password, durable: true };
  let postgres = await startPostgres(postgresOptions);
  let redis = await startRedis(redisOptions);
  const db = connect(postgres.url, { maxConnections: 2 });
  await migrateUp(db);
  await allowJudgeLogin(db, 'dryrun_system_judge', password);
  const judgeDatabaseUrl = new URL(postgres.url);
  judgeDatabaseUrl.username = 'dryrun_system_judge';
  return {
    databaseUrl: postgres.url,
    judgeDatabaseUrl: judgeDatabaseUrl.href,
    redisUrl: redis.url,
    db,
    async restartPostgres() {
      await postgres.stop();
      postgres = await startPostgres(postgresOptions);
    },
    async restartRedis() {
      await redis.stop();
      redis = await startRedis(redisOptions);
    },
    async stop() {
      await db.destroy();
      await Promise.all([postgres.stop(), redis.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
