import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startProcess, withParentDeathSignal, type PrivateProcess } from './private/process.ts';
import { redisProgram, startRedis } from './private/redis.ts';
import { connectRedis } from './redis.ts';

const password = 'sentinel-secret';
const running: PrivateProcess[] = [];
let folder: string;
let sentinelPort: number;
let primary: PrivateProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dry-run-sentinel-'));
  const [primaryPort, replicaPort] = [await freePort(), await freePort()];
  sentinelPort = await freePort();
  primary = await redis('primary', primaryPort);
  const replica = await redis('replica', replicaPort);
  running.push(primary, replica);
  const admin = connectRedis(`redis://:${password}@127.0.0.1:${replicaPort}`);
  await admin.config('SET', 'masterauth', password);
  await admin.replicaof('127.0.0.1', primaryPort);
  while (!(await admin.info('replication')).includes('master_link_status:up')) await pause(20);
  admin.disconnect();
  running.push(await sentinel(primaryPort));
});
afterAll(async () => {
  for (const server of running.reverse()) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const redis = (name: string, port: number) =>
  startRedis({ directory: join(folder, name), port, password, durable: false });

/** A sentinel with a quorum of 1 that declares a primary down after half a second. */
function sentinel(primaryPort: number): Promise<PrivateProcess> {
  const file = join(folder, 'sentinel.conf');
  const lines = [
    `port ${sentinelPort}`,
    'bind 127.0.0.1',
    `dir "${folder}"`,
    `sentinel monitor dry-run 127.0.0.1 ${primaryPort} 1`,
    `sentinel auth-pass dry-run ${password}`,
    'sentinel down-after-milliseconds dry-run 500',
    'sentinel failover-timeout dry-run 3000',
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  chmodSync(file, 0o600);
  return startProcess({
    name: 'Sentinel',
    argv: withParentDeathSignal([redisProgram() ?? '', file, '--sentinel'], 'TERM'),
    ready: /\+monitor master/,
    stopSignal: 'SIGTERM',
  });
}

test('connects to the primary through sentinels and follows a failover', async () => {
  const client = connectRedis(`redis+sentinel://:${password}@127.0.0.1:${sentinelPort}/dry-run`);
  try {
    await client.set('before', 'yes');
    await client.wait(1, 5000);
    await primary.stop();
    // Commands are queued until the client reconnects to the new primary.
    let reply: string | undefined;
    while (reply === undefined)
      reply = await client.set('after', 'yes').then(
        () => 'written',
        () => undefined, // the replica is not promoted yet
      );
    expect(await client.mget('before', 'after')).toEqual(['yes', 'yes']);
  } finally {
    client.disconnect();
  }
});

test.each(['redis+sentinel://host:1', 'redis+sentinel:///group', 'rediss+sentinel://a:1:2/group'])(
  'rejects the URL %s',
  (url) => {
    expect(() => connectRedis(url)).toThrow('REDIS_URL: for sentinels, use');
  },
);
