import { existsSync } from 'node:fs';
import type { Services } from './services.ts';

/** The images tests use; docker-compose.yml names the same. */
export const images = { postgres: 'postgres:17-bookworm', redis: 'redis:7.4-bookworm' } as const;

const password = 'test';

/**
 * Starts Postgres and Redis in containers, or gives undefined when no engine answers or it lacks the images: tests
 * download nothing. With REQUIRE_CONTAINERS=1 a missing engine or image is an error.
 */
export async function startContainers(environment: NodeJS.ProcessEnv): Promise<Services | undefined> {
  const sockets = ['/var/run/docker.sock', `${environment['XDG_RUNTIME_DIR'] ?? '/nowhere'}/docker.sock`];
  if (!environment['DOCKER_HOST'] && !sockets.some(existsSync)) return undefined;
  try {
    return await startWhereImagesAre();
  } catch (error) {
    if (environment['REQUIRE_CONTAINERS'] === '1') throw error;
    return undefined; // an engine that does not work: the next way is tried
  }
}

async function startWhereImagesAre(): Promise<Services | undefined> {
  const { GenericContainer, ImageName, Wait, getContainerRuntimeClient } = await import('testcontainers');
  const client = await getContainerRuntimeClient();
  const isThere = (image: string): Promise<boolean> => client.image.exists(ImageName.fromString(image));
  if (!(await isThere(images.postgres)) || !(await isThere(images.redis))) return undefined;
  const [postgres, redis] = await Promise.all([
    new GenericContainer(images.postgres)
      .withEnvironment({ POSTGRES_PASSWORD: password, POSTGRES_USER: 'dryrun', POSTGRES_DB: 'postgres' })
      .withCommand(['postgres', '-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'])
      .withExposedPorts(5432)
      .withTmpFs({ '/var/lib/postgresql/data': 'rw' })
      .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 2))
      .start(),
    new GenericContainer(images.redis)
      .withCommand(['redis-server', '--save', '', '--maxmemory-policy', 'noeviction'])
      .withExposedPorts(6379)
      .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/))
      .start(),
  ]);
  return {
    databaseUrl: `postgres://dryrun:${password}@${postgres.getHost()}:${postgres.getMappedPort(5432)}/postgres`,
    redisUrl: `redis://${redis.getHost()}:${redis.getMappedPort(6379)}`,
    how: `containers of ${images.postgres} and ${images.redis}`,
    async stop() {
      await Promise.all([postgres.stop(), redis.stop()]);
    },
  };
}
