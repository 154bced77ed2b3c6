import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@dryrun/runtime/private/process';
import { startRedis } from '@dryrun/runtime/private/redis';
import { connectRedis } from '@dryrun/runtime/redis';
import { superviseServer } from './supervise-server.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'dry-run-supervised-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('restarts a killed server on the same port with its data', async () => {
  const port = await freePort();
  const server = await superviseServer(
    'Redis',
    () => startRedis({ directory, port, password: 'secret', durable: true }),
    10,
  );
  const redis = connectRedis(server.url);
  await redis.set('key', 'value');
  const pidOf = async (): Promise<number> => Number(/process_id:(\d+)/.exec(await redis.info('server'))?.[1]);
  const first = await pidOf();
  const reconnected = new Promise((resolve) => redis.once('ready', resolve));
  process.kill(first, 'SIGKILL');
  await reconnected;
  expect(await redis.get('key')).toBe('value');
  expect(await pidOf()).not.toBe(first);
  redis.disconnect();
  await server.stop();
});
