import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.ts';
import { freePort } from './process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dry-run-postgres-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = async (): Promise<Awaited<ReturnType<typeof startPostgres>>> =>
  startPostgres({
    directory: join(folder, 'data'),
    port: await freePort(),
    password: 'secret',
    durable: false,
  });

const pidFile = (): string => join(folder, 'data', 'postmaster.pid');

test('restarts on the same data after SIGKILL', async () => {
  const first = await start();
  process.kill(Number(readFileSync(pidFile(), 'utf8').split('\n')[0]), 'SIGKILL');
  await first.ended;
  const second = await start();
  const socket = connect(Number(new URL(second.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
  await second.stop();
});

test('starts despite a stale pid file whose pid belongs to another process', async () => {
  await (await start()).stop();
  const other = spawn('sleep', ['60']);
  writeFileSync(pidFile(), `${other.pid}\n${join(folder, 'data')}\n`);
  const again = await start();
  await again.stop();
  other.kill();
  await once(other, 'close');
});

test('reports the output of Postgres when it fails to start', async () => {
  await (await start()).stop();
  writeFileSync(join(folder, 'data', 'postgresql.conf'), 'no_such_setting = 1\n');
  await expect(start()).rejects.toThrow(/Postgres exited before it was ready:[^]*no_such_setting/);
});
