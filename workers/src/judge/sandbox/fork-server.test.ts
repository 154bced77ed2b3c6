import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ForkServer, type StartedProcess } from './fork-server.ts';

let folder: string;
let server: ForkServer;
beforeEach(async () => {
  folder = mkdtempSync(`${tmpdir()}/dryrun-fork-`);
  server = await ForkServer.start(folder);
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const startShell = (script: string): Promise<StartedProcess> => server.spawn(['/bin/sh', '-c', script]);

test('connects six descriptors and reports the exit code', async () => {
  const { sockets, exited } = await startShell('cat; echo error >&2; cat <&3 >&4; echo done >&5; exit 7');
  const [stdin, stdout, stderr, input, results, status] = sockets;
  stdin?.end('to standard input');
  input?.end('to descriptor 3');
  const outputs = [stdout, stderr, results, status].map((socket) =>
    text(socket as NonNullable<typeof socket>),
  );
  expect(await Promise.all(outputs)).toEqual(['to standard input', 'error\n', 'to descriptor 3', 'done\n']);
  expect(await exited).toEqual({ code: 7, signal: null });
});

test('passes a large output on completely', async () => {
  const { sockets } = await startShell('head -c 3000000 /dev/zero >&4');
  expect(await text(sockets[4] as NonNullable<(typeof sockets)[4]>)).toHaveLength(3_000_000);
});

test('reports a signal', async () => {
  expect(await (await startShell('kill -TERM $$')).exited).toEqual({ code: null, signal: 'SIGTERM' });
});

test('closes the sockets of an ended process that were not read', async () => {
  const { sockets, exited } = await startShell('echo unread');
  // A socket that received nothing closes itself, maybe before this line.
  const closed = Promise.all(sockets.map(async (socket) => socket.closed || once(socket, 'close')));
  await exited;
  await closed;
});

test('gives a process its own session, the root folder and only a PATH', async () => {
  process.env['JUDGE_SECRET'] = 'secret';
  const { pid, sockets } = await startShell('pwd; echo $PATH; echo $JUDGE_SECRET$NODE_CHANNEL_FD; read x');
  delete process.env['JUDGE_SECRET'];
  const output = sockets[1] as NonNullable<(typeof sockets)[1]>;
  await once(output, 'readable');
  const session = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[3];
  expect(session).toBe(String(pid));
  sockets[0]?.end('\n');
  expect(await text(output)).toMatch(/^\/\n\/usr\/local\/sbin:.*\n\n$/);
});

test('starts many processes at once', async () => {
  const started = await Promise.all(Array.from({ length: 20 }, (_, i) => startShell(`exit ${i}`)));
  const codes = await Promise.all(started.map(async ({ exited }) => (await exited).code));
  expect(codes).toEqual(Array.from({ length: 20 }, (_, i) => i));
});

test('rejects a start that fails', async () => {
  rmSync(folder, { recursive: true });
  await expect(startShell('exit 0')).rejects.toThrow('connect ENOENT');
});

function killForkServer({ pid }: StartedProcess): void {
  const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  process.kill(parent, 'SIGKILL');
}

test('reports the end of its processes when it is killed, and starts again', async () => {
  const sleeping = await server.spawn(['setpriv', '--pdeathsig', 'KILL', 'sleep', '600']);
  killForkServer(sleeping);
  expect(await sleeping.exited).toEqual({ code: null, signal: 'SIGKILL' });
  expect(await (await startShell('exit 3')).exited).toEqual({ code: 3, signal: null });
});

test('rejects a start right after it is killed, and starts again', async () => {
  killForkServer(await server.spawn(['setpriv', '--pdeathsig', 'KILL', 'sleep', '600']));
  await expect(startShell('exit 0')).rejects.toThrow('the fork server');
  expect(await (await startShell('exit 3')).exited).toEqual({ code: 3, signal: null });
});

test('rejects a start during which it is killed', async () => {
  const starting = startShell('exit 0');
  await server.close();
  await expect(starting).rejects.toThrow('the fork server ended');
});
