import { expect, test } from '@jest/globals';
import { queuePrefix, startServices } from './testing.ts';

test('uses the servers from the environment', async () => {
  const environment = { TEST_DATABASE_URL: 'postgres://given/db', TEST_REDIS_URL: 'redis://given' };
  const services = await startServices(environment);
  expect(services).toMatchObject({ databaseUrl: 'postgres://given/db', redisUrl: 'redis://given' });
  await services.stop();
});

test('rejects a Redis URL without a database URL', async () => {
  await expect(startServices({ TEST_REDIS_URL: 'redis://given' })).rejects.toThrow('or neither');
});

test('fails without containers when REQUIRE_CONTAINERS=1', async () => {
  const noEngine = { REQUIRE_CONTAINERS: '1', DOCKER_HOST: 'unix:///nowhere/docker.sock' };
  await expect(startServices(noEngine)).rejects.toThrow('container runtime');
});

test('falls back to private servers when the engine does not respond', async () => {
  const services = await startServices({ DOCKER_HOST: 'unix:///nowhere/docker.sock' });
  expect(services.description).toContain('private');
  await services.stop();
});

test('creates unique queue prefixes', () => {
  expect(queuePrefix()).not.toBe(queuePrefix());
});
