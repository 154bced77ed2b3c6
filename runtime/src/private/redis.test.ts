import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectRedis } from '../redis.ts';
import { freePort } from './process.ts';
import { startRedis } from './redis.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dry-run-redis-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('keeps data over a restart, disables eviction and hides the password', async () => {
  const options = { directory: folder, port: await freePort(), password: 'very-secret', durable: true };
  const first = await startRedis(options);
  const redis = connectRedis(first.url);
  await redis.set('key', 'yes');
  expect(await redis.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction']);
  const pid = /process_id:(\d+)/.exec(await redis.info('server'))?.[1];
  expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).not.toContain('very-secret');
  redis.disconnect();
  await first.stop();

  const second = await startRedis(options);
  const reconnected = connectRedis(second.url);
  expect(await reconnected.get('key')).toBe('yes');
  reconnected.disconnect();
  await second.stop();
});
