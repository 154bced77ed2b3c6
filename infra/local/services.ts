import { join } from 'node:path';
import { connect } from '@dryrun/migrations/database';
import { allowJudgeLogin, migrateUp } from '@dryrun/migrations/migrate';
import { startPostgres } from '@dryrun/runtime/private/postgres';
import { freePort } from '@dryrun/runtime/private/process';
import { startRedis } from '@dryrun/runtime/private/redis';
import { dataFolder, readState, writeState, type LocalState } from './data-folder.ts';
import { log } from './log.ts';
import { superviseServer, type SupervisedServer } from './supervise-server.ts';

export interface LocalServices {
  readonly databaseUrl: string;
  /** The same database with the judge's restricted login. */
  readonly judgeDatabaseUrl: string;
  readonly redisUrl: string;
  readonly cardProcessorPort: number;
  readonly secretKey: string;
  stop(): Promise<void>;
}

const judgeRole = 'dryrun_local_judge';

/** Uses DATABASE_URL and REDIS_URL if set, or else starts servers in the data folder. Migrates the database. */
export async function startLocalServices(): Promise<LocalServices> {
  const state = readState();
  const [postgres, redis] = await Promise.all([openPostgres(state), openRedis(state)]);
  const cardProcessorPort = await freePort(state.cardProcessorPort);
  writeState({
    ...state,
    postgresPort: portOf(postgres.url),
    redisPort: portOf(redis.url),
    cardProcessorPort,
  });
  const db = connect(postgres.url, { maxConnections: 2 });
  try {
    const applied = await migrateUp(db);
    if (applied.length > 0) log(`Applied database migrations: ${applied.join(', ')}.`);
    await allowJudgeLogin(db, judgeRole, state.judgePassword);
  } finally {
    await db.destroy();
  }
  const judgeDatabaseUrl = new URL(postgres.url);
  judgeDatabaseUrl.username = judgeRole;
  judgeDatabaseUrl.password = state.judgePassword;
  return {
    databaseUrl: postgres.url,
    judgeDatabaseUrl: judgeDatabaseUrl.href,
    redisUrl: redis.url,
    cardProcessorPort,
    secretKey: process.env.SECRET_KEY ?? state.secretKey,
    async stop() {
      await redis.stop();
      await postgres.stop();
    },
  };
}

const externalServer = (url: string): SupervisedServer => ({ url, stop: () => Promise.resolve() });

async function openPostgres(state: LocalState): Promise<SupervisedServer> {
  if (process.env.DATABASE_URL) return externalServer(process.env.DATABASE_URL);
  const directory = join(dataFolder, 'postgres', 'data');
  const port = await freePort(state.postgresPort);
  return superviseServer('Postgres', () =>
    startPostgres({ directory, port, password: state.postgresPassword, durable: true }),
  );
}

async function openRedis(state: LocalState): Promise<SupervisedServer> {
  if (process.env.REDIS_URL) return externalServer(process.env.REDIS_URL);
  const directory = join(dataFolder, 'redis');
  const port = await freePort(state.redisPort);
  return superviseServer('Redis', () =>
    startRedis({ directory, port, password: state.redisPassword, durable: true }),
  );
}

const portOf = (url: string): number => Number(new URL(url).port);
