import { expect, test } from '@jest/globals';
import { queuePrefix, startServices } from './testing.ts';

test('given servers are used as they are', async () => {
  const given = { TEST_DATABASE_URL: 'postgres://given/db', TEST_REDIS_URL: 'redis://given' };
  const services = await startServices(given);
  expect(services).toMatchObject({ databaseUrl: 'postgres://given/db', redisUrl: 'redis://given' });
  await services.stop();
});

test('half of the given servers is a mistake that is told', async () => {
  await expect(startServices({ TEST_REDIS_URL: 'redis://given' })).rejects.toThrow('or neither');
});

test('REQUIRE_CONTAINERS=1 refuses anything else', async () => {
  const noEngine = { REQUIRE_CONTAINERS: '1', DOCKER_HOST: 'unix:///nowhere/docker.sock' };
  await expect(startServices(noEngine)).rejects.toThrow('container runtime');
});

test('an engine that does not answer is passed over', async () => {
  const services = await startServices({ DOCKER_HOST: 'unix:///nowhere/docker.sock' });
  expect(services.how).toContain('private');
  await services.stop();
});

test('no two queue prefixes are the same', () => {
  expect(queuePrefix()).not.toBe(queuePrefix());
});
