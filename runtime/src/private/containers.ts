import { existsSync } from 'node:fs';
import type { Services } from './services.ts';

/** Images for tests; must match docker-compose.yml. */
export const containerImages = { postgres: 'postgres:17-bookworm', redis: 'redis:7.4-bookworm' } as const;

const password = 'test';

/** Undefined without an engine that has the images: tests download nothing. REQUIRE_CONTAINERS=1 throws. */
export async function startContainers(environment: NodeJS.ProcessEnv): Promise<Services | undefined> {
  const sockets = ['/var/run/docker.sock', `${environment['XDG_RUNTIME_DIR'] ?? '/nowhere'}/docker.sock`];
  if (!environment['DOCKER_HOST'] && !sockets.some(existsSync)) return undefined;
  try {
    return await startIfImagesExist();
  } catch (error) {
    if (environment['REQUIRE_CONTAINERS'] === '1') throw error;
    return undefined; // the engine is broken
  }
}

async function startIfImagesExist(): Promise<Services | undefined> {
  const { GenericContainer, ImageName, Wait, getContainerRuntimeClient } = await import('testcontainers');
  const client = await getContainerRuntimeClient();
  const exists = (image: string): Promise<boolean> => client.image.exists(ImageName.fromString(image));
  if (!(await exists(containerImages.postgres)) || !(await exists(containerImages.redis))) return undefined;
  const [postgres, redis] = await Promise.all([
    new GenericContainer(containerImages.postgres)
      .withEnvironment({ POSTGRES_PASSWORD: password, POSTGRES_USER: 'dryrun', POSTGRES_DB: 'postgres' })
      .withCommand(['postgres', '-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'])
      .withExposedPorts(5432)
      .withTmpFs({ '/var/lib/postgresql/data': 'rw' })
      .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 2))
      .start(),
    new GenericContainer(containerImages.redis)
      .withCommand(['redis-server', '--save', '', '--maxmemory-policy', 'noeviction'])
      .withExposedPorts(6379)
      .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/))
      .start(),
  ]);
  return {
    databaseUrl: `postgres://dryrun:${password}@${postgres.getHost()}:${postgres.getMappedPort(5432)}/postgres`,
    redisUrl: `redis://${redis.getHost()}:${redis.getMappedPort(6379)}`,
    description: `containers from ${containerImages.postgres} and ${containerImages.redis}`,
    async stop() {
      await Promise.all([postgres.stop(), redis.stop()]);
    },
  };
}
