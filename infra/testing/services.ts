import { publishTemplate } from '../../migrations/src/testing.ts';
import { publishTestRedis, startServices } from '../../runtime/src/testing.ts';

// Jest loads this file without the `source` condition, so it needs relative paths.

/** Jest's globalSetup and globalTeardown of projects that need Postgres and Redis. Starts one of each per run. */
let stop: (() => Promise<void>) | undefined;

export async function start(): Promise<void> {
  if (stop !== undefined) return;
  const services = await startServices();
  const template = await publishTemplate(services.databaseUrl);
  publishTestRedis(services.redisUrl);
  console.error(`\nTests use ${services.description}.`);
  stop = async () => {
    await template.drop();
    await services.stop();
  };
}

export async function end(): Promise<void> {
  await stop?.();
  stop = undefined;
}
