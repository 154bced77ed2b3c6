import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSandbox } from './create-sandbox.ts';
import type { Sandbox } from './sandbox.ts';
import { runToEnd, readLine, python, shell } from './testing.ts';

const slots = 2;
const uidBase = 61_100;
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ slots, uidBase });
});
afterAll(() => sandbox.close());

const echo = 'import os\nwhile True:\n  data = os.read(3, 65536)\n  if not data: break\n  os.write(4, data)';

test('connects descriptors 3 and 4, and signals the end of the input', async () => {
  const sandboxed = await sandbox.start(python(echo));
  sandboxed.input.write('hello\n');
  expect(await readLine(sandboxed)).toBe('hello');
  sandboxed.input.end();
  expect(await sandboxed.ended).toMatchObject({ reason: 'exited', exitCode: 0 });
});

test('returns the output that was written before a result', async () => {
  const sandboxed = await sandbox.start(
    python(
      'import os\nwhile os.read(3, 1):\n  os.write(1, b"x" * 5000)\n  os.write(2, b"y" * 5000)\n  os.write(4, b"done\\n")',
    ),
  );
  for (let count = 0; count < 30; count += 1) {
    sandboxed.input.write('x');
    await readLine(sandboxed);
    const { stdout, stderr } = sandboxed.takeOutput();
    expect([stdout.length, stderr.length]).toEqual([5000, 5000]);
  }
  sandboxed.kill();
});

test('returns the complete output when the event loop delivers the result first', async () => {
  const sandboxed = await sandbox.start(
    python(
      'import os\nos.write(4, b"up\\n")\nos.read(3, 1)\nos.write(4, b"early\\n")\nos.write(1, b"x" * 5000)\nos.write(4, b"late\\n")',
    ),
  );
  const written = new Promise<number>((resolve) => {
    sandboxed.results.on('data', (chunk: Buffer) => {
      if (chunk.includes('up')) {
        sandboxed.input.write('x');
        // Block until the program has exited, so that everything arrives at once, descriptor 4 first.
        for (const deadline = Date.now() + 4000; runningPrograms().length > 0 && Date.now() < deadline;);
      }
      if (chunk.includes('late')) resolve(sandboxed.takeOutput().stdout.length);
    });
  });
  expect(await written).toBe(5000);
});

test('ignores input that is written after the process has ended', async () => {
  const sandboxed = await sandbox.start(shell('exit 0'));
  await sandboxed.ended;
  sandboxed.input.write('too late');
  sandboxed.input.end();
  sandboxed.startBudget({ cpuMs: 1, wallMs: 1 });
  sandboxed.kill();
  expect(await sandboxed.ended).toMatchObject({ reason: 'exited', exitCode: 0 });
});

test("writes a command's files into /work, executable and owned by the program's user", async () => {
  const { text } = await runToEnd(sandbox, {
    ...shell('./run.sh; [ -O data.bin ] && wc -c <data.bin'),
    files: { 'run.sh': '#!/bin/sh\necho ran', 'data.bin': new Uint8Array(70_000) },
  });
  expect(text).toBe('ran\n70000');
});

test.each(['../escape', 'a/b', '..', ''])('rejects the file name %j', async (name) => {
  await expect(sandbox.start({ ...shell('true'), files: { [name]: 'x' } })).rejects.toThrow(
    'not a plain file name',
  );
});

test('reads only regular files from /work after the process has ended', async () => {
  const { sandboxed } = await runToEnd(
    sandbox,
    shell(
      'echo built >binary; ln -s /etc/passwd link; ln -s binary inner; mkfifo pipe 2>/dev/null; mkdir folder; head -c 2000 /dev/zero >large; chmod 0 binary',
    ),
  );
  expect((await sandboxed.readArtifact('binary', 100))?.toString()).toBe('built\n');
  for (const name of ['link', 'inner', 'pipe', 'folder', 'large', 'missing', '../work/binary', '..', '.']) {
    expect([name, await sandboxed.readArtifact(name, 1000)]).toEqual([name, undefined]);
  }
});

test('kills background processes when the sandbox kills the program', async () => {
  const sandboxed = await sandbox.start(
    python(
      'import os\nif os.fork() == 0:\n  os.setsid()\n  if os.fork() == 0: os.write(4, b"up\\n")\nos.read(3, 1)',
    ),
  );
  await readLine(sandboxed);
  sandboxed.kill();
  expect((await sandboxed.ended).reason).toBe('killed');
  expect(runningPrograms()).toEqual([]);
});

test('kills background processes when a program exits', async () => {
  const { result } = await runToEnd(
    sandbox,
    python('import os, time\nif os.fork() == 0:\n  os.setsid()\n  time.sleep(60)'),
  );
  expect(result.reason).toBe('exited');
  expect(runningPrograms()).toEqual([]);
});

test('provides empty folders to every process', async () => {
  for (let count = 0; count < slots * 4; count += 1) {
    const { text } = await runToEnd(
      sandbox,
      shell('ls -A /work /tmp /dev/shm/; touch /work/w /tmp/t /dev/shm/s'),
    );
    expect(text).toBe('/dev/shm/:\n\n/tmp:\n\n/work:');
  }
});

test('queues starts when all slots are in use', async () => {
  const running = await Promise.all([sandbox.start(python(echo)), sandbox.start(python(echo))]);
  let started = false;
  const third = runToEnd(sandbox, shell('echo third')).then(({ text }) => {
    started = true;
    return text;
  });
  for (const sandboxed of running) {
    sandboxed.input.write('x\n');
    await readLine(sandboxed);
  }
  expect(started).toBe(false);
  running[0]?.kill();
  expect(await third).toBe('third');
  running[1]?.kill();
});

test('reports a missing program as an internal error with details', async () => {
  const { result } = await runToEnd(sandbox, { ...shell(''), argv: ['/usr/bin/no-such-compiler'] });
  expect(result.reason).toBe('internal-error');
  expect(result.error).toContain('no-such-compiler');
});

test('does not mistake forged sandbox messages for an internal error', async () => {
  const { result } = await runToEnd(
    sandbox,
    shell('echo "bwrap: execvp: No such file" >&2; echo \'{ "exit-code": 0 }\' >&4; exit 1'),
  );
  expect(result).toMatchObject({ reason: 'exited', exitCode: 1 });
});

test('kills running and rejects queued processes on close, and removes all cgroups and folders', async () => {
  const before = listCgroupsAndFolders();
  const other = await createSandbox({ slots: 1, uidBase: uidBase + 10 });
  const running = await other.start(python(echo));
  const queued = other.start(python(echo));
  expect(listCgroupsAndFolders().length).toBeGreaterThan(before.length);
  await Promise.all([other.close(), expect(queued).rejects.toThrow('closed')]);
  expect((await running.ended).reason).toBe('killed');
  await expect(other.start(python(echo))).rejects.toThrow('closed');
  expect(listCgroupsAndFolders()).toEqual(before);
});

function runningPrograms(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readStatus)
    .filter((status) => /^Uid:\t611\d\d/m.test(status));
}

function readStatus(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

function listCgroupsAndFolders(): string[] {
  const ownName = new RegExp(`^dryrun-judge-\\d+-${process.pid}-`);
  const cgroups = readFileSync('/proc/self/cgroup', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(':') as [string, string, string])
    .flatMap(([, controllers, path]) => [`/sys/fs/cgroup/${controllers}${path}`, `/sys/fs/cgroup${path}`]);
  return [...new Set(['/tmp', '/sys/fs/cgroup', ...cgroups])]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => ownName.test(name))
        .map((name) => `${folder}/${name}`),
    );
}
