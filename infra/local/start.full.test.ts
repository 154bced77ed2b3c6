import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@dryrun/runtime/private/process';

const root = join(import.meta.dirname, '../..');
const command = join(root, 'infra/local/start.mjs');
let data: string;
let port: number;
const started: ChildProcess[] = [];

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'dry-run-start-'));
  port = await freePort();
});
afterAll(async () => {
  // A failed test leaves its system running, and jest would wait for it forever.
  const running = started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(running.map((child) => once(child, 'exit')));
  rmSync(data, { recursive: true, force: true });
}, 30_000);

const environment = (): NodeJS.ProcessEnv => ({ ...process.env, DRYRUN_DATA: data, PORT: String(port) });

async function start(): Promise<ChildProcess> {
  const child = spawn('node', [command], {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (line.includes('Dry Run is ready')) {
      child.stdout.resume();
      return child;
    }
  }
  throw new Error(`It exited before it was ready:\n${lines.join('\n')}`);
}

const isAlive = (pid: number): boolean => spawnSync('kill', ['-0', String(pid)]).status === 0;

const postgresPid = (): number =>
  Number(readFileSync(join(data, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);

test('starts the whole system, stops it in order, and restarts it on the same data', async () => {
  const first = await start();
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
  const page = await (await fetch(`http://localhost:${port}/course/coding-interview/three-sum`)).text();
  expect(page).toContain('Three Sum</h1>'); // complete before any script runs
  const postgres = postgresPid();

  const otherPort = String(await freePort());
  const second = spawnSync('node', [command], {
    cwd: root,
    env: { ...environment(), PORT: otherPort },
    encoding: 'utf8',
  });
  expect(second.stdout).toContain(`Dry Run is already running in this folder: http://localhost:${port}`);
  expect(second.status).toBe(1);

  first.kill('SIGTERM');
  await once(first, 'close');
  expect(isAlive(postgres)).toBe(false);
  expect(existsSync(join(data, 'running.json'))).toBe(false);

  const restarted = await start();
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
  restarted.kill('SIGINT'); // to this process only, unlike Ctrl-C
  await once(restarted, 'close');
}, 240_000);

test('reports a port in use and suggests another', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port: usedPort } = other.address() as { port: number };
  const env = { ...environment(), PORT: String(usedPort) };
  const refused = spawnSync('node', [command], { cwd: root, env, encoding: 'utf8' });
  expect(refused.stdout).toContain(
    `Port ${usedPort} is already in use. Choose another: PORT=${usedPort + 1} npm start`,
  );
  other.close();
});
