import { join } from 'node:path';
import { connect } from '@dryrun/migrations/database';
import { allowJudgeLogin, migrateUp } from '@dryrun/migrations/migrate';
import { startPostgres } from '@dryrun/runtime/private/postgres';
import { freePort } from '@dryrun/runtime/private/process';
import { startRedis } from '@dryrun/runtime/private/redis';
import { dataFolder, recall, remember, type Remembered } from './data-folder.ts';
import { keepServing, type KeptService } from './keep-serving.ts';
import { say } from './say.ts';

/** The services of a local system, migrated and ready. */
export interface LocalServices {
  readonly databaseUrl: string;
  /** The same database with a login that may only judge. */
  readonly judgeDatabaseUrl: string;
  readonly redisUrl: string;
  /** Where the local card processor is to serve. */
  readonly cardProcessorPort: number;
  readonly secretKey: string;
  stop(): Promise<void>;
}

const judgeRole = 'dryrun_local_judge';

/** Uses DATABASE_URL and REDIS_URL where given, else servers of our own with their data in the data folder; migrates. */
export async function startLocalServices(): Promise<LocalServices> {
  const kept = recall();
  const [postgres, redis] = await Promise.all([openPostgres(kept), openRedis(kept)]);
  const cardProcessorPort = await freePort(kept.cardProcessorPort);
  remember({
    ...kept,
    postgresPort: portOf(postgres.url),
    redisPort: portOf(redis.url),
    cardProcessorPort,
  });
  const db = connect(postgres.url, { maxConnections: 2 });
  try {
    const taken = await migrateUp(db);
    if (taken.length > 0) say(`Database brought up to date: ${taken.join(', ')}.`);
    await allowJudgeLogin(db, judgeRole, kept.judgePassword);
  } finally {
    await db.destroy();
  }
  const judgeDatabaseUrl = new URL(postgres.url);
  judgeDatabaseUrl.username = judgeRole;
  judgeDatabaseUrl.password = kept.judgePassword;
  return {
    databaseUrl: postgres.url,
    judgeDatabaseUrl: judgeDatabaseUrl.href,
    redisUrl: redis.url,
    cardProcessorPort,
    secretKey: process.env.SECRET_KEY ?? kept.secretKey,
    async stop() {
      await redis.stop();
      await postgres.stop();
    },
  };
}

const given = (url: string): KeptService => ({ url, stop: () => Promise.resolve() });

async function openPostgres(kept: Remembered): Promise<KeptService> {
  if (process.env.DATABASE_URL) return given(process.env.DATABASE_URL);
  const directory = join(dataFolder, 'postgres', 'data');
  const port = await freePort(kept.postgresPort);
  return keepServing('Postgres', () =>
    startPostgres({ directory, port, password: kept.postgresPassword, durable: true }),
  );
}

async function openRedis(kept: Remembered): Promise<KeptService> {
  if (process.env.REDIS_URL) return given(process.env.REDIS_URL);
  const directory = join(dataFolder, 'redis');
  const port = await freePort(kept.redisPort);
  return keepServing('Redis', () =>
    startRedis({ directory, port, password: kept.redisPassword, durable: true }),
  );
}

const portOf = (url: string): number => Number(new URL(url).port);
