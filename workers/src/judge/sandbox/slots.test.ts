import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSandbox } from './create-sandbox.ts';
import type { Sandbox } from './sandbox.ts';
import { finish, nextLine, python, shell } from './testing.ts';

const slots = 2;
const uidBase = 61_100;
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ slots, uidBase });
});
afterAll(() => sandbox.close());

const echo = 'import os\nwhile True:\n  data = os.read(3, 65536)\n  if not data: break\n  os.write(4, data)';

test('what goes in on descriptor 3 comes back on descriptor 4, and the end of the input is seen', async () => {
  const tree = await sandbox.start(python(echo));
  tree.input.write('hello\n');
  expect(await nextLine(tree)).toBe('hello');
  tree.input.end();
  expect(await tree.ended).toMatchObject({ reason: 'exited', exitCode: 0 });
});

test('output written before a result is there when the result is', async () => {
  const tree = await sandbox.start(
    python(
      'import os\nwhile os.read(3, 1):\n  os.write(1, b"x" * 5000)\n  os.write(2, b"y" * 5000)\n  os.write(4, b"done\\n")',
    ),
  );
  for (let count = 0; count < 30; count += 1) {
    tree.input.write('x');
    await nextLine(tree);
    const { stdout, stderr } = tree.takeOutput();
    expect([stdout.length, stderr.length]).toEqual([5000, 5000]);
  }
  tree.kill();
});

test('output is complete even when the event loop hears of the result first', async () => {
  const tree = await sandbox.start(
    python(
      'import os\nos.write(4, b"up\\n")\nos.read(3, 1)\nos.write(4, b"early\\n")\nos.write(1, b"x" * 5000)\nos.write(4, b"late\\n")',
    ),
  );
  const written = new Promise<number>((resolve) => {
    tree.results.on('data', (chunk: Buffer) => {
      if (chunk.includes('up')) {
        tree.input.write('x');
        // We look away until the program is gone: all of it arrives at once, descriptor 4 first.
        for (const deadline = Date.now() + 4000; runningPrograms().length > 0 && Date.now() < deadline;);
      }
      if (chunk.includes('late')) resolve(tree.takeOutput().stdout.length);
    });
  });
  expect(await written).toBe(5000);
});

test('nothing breaks when input is written to a tree that is gone', async () => {
  const tree = await sandbox.start(shell('exit 0'));
  await tree.ended;
  tree.input.write('too late');
  tree.input.end();
  tree.startBudget({ cpuMs: 1, wallMs: 1 });
  tree.kill();
  expect(await tree.ended).toMatchObject({ reason: 'exited', exitCode: 0 });
});

test("given files lie in /work, owned by the program's user and executable", async () => {
  const { text } = await finish(sandbox, {
    ...shell('./run.sh; [ -O data.bin ] && wc -c <data.bin'),
    files: { 'run.sh': '#!/bin/sh\necho ran', 'data.bin': new Uint8Array(70_000) },
  });
  expect(text).toBe('ran\n70000');
});

test.each(['../escape', 'a/b', '..', ''])('a file cannot be given the name %j', async (name) => {
  await expect(sandbox.start({ ...shell('true'), files: { [name]: 'x' } })).rejects.toThrow(
    'not a plain file name',
  );
});

test('a regular file left in /work can be read after the end, anything else cannot', async () => {
  const { tree } = await finish(
    sandbox,
    shell(
      'echo built >binary; ln -s /etc/passwd link; ln -s binary inner; mkfifo pipe 2>/dev/null; mkdir folder; head -c 2000 /dev/zero >large; chmod 0 binary',
    ),
  );
  expect((await tree.readArtifact('binary', 100))?.toString()).toBe('built\n');
  for (const name of ['link', 'inner', 'pipe', 'folder', 'large', 'missing', '../work/binary', '..', '.']) {
    expect([name, await tree.readArtifact(name, 1000)]).toEqual([name, undefined]);
  }
});

test('a killed tree takes along what it had put into the background', async () => {
  const tree = await sandbox.start(
    python(
      'import os\nif os.fork() == 0:\n  os.setsid()\n  if os.fork() == 0: os.write(4, b"up\\n")\nos.read(3, 1)',
    ),
  );
  await nextLine(tree);
  tree.kill();
  expect((await tree.ended).reason).toBe('killed');
  expect(runningPrograms()).toEqual([]);
});

test('an ended program takes along what it had put into the background', async () => {
  const { ending } = await finish(
    sandbox,
    python('import os, time\nif os.fork() == 0:\n  os.setsid()\n  time.sleep(60)'),
  );
  expect(ending.reason).toBe('exited');
  expect(runningPrograms()).toEqual([]);
});

test('no start finds anything of an earlier one', async () => {
  for (let count = 0; count < slots * 4; count += 1) {
    const { text } = await finish(
      sandbox,
      shell('ls -A /work /tmp /dev/shm/; touch /work/w /tmp/t /dev/shm/s'),
    );
    expect(text).toBe('/dev/shm/:\n\n/tmp:\n\n/work:');
  }
});

test('more starts than slots wait their turn', async () => {
  const running = await Promise.all([sandbox.start(python(echo)), sandbox.start(python(echo))]);
  let started = false;
  const third = finish(sandbox, shell('echo third')).then(({ text }) => {
    started = true;
    return text;
  });
  for (const tree of running) {
    tree.input.write('x\n');
    await nextLine(tree);
  }
  expect(started).toBe(false);
  running[0]?.kill();
  expect(await third).toBe('third');
  running[1]?.kill();
});

test("a program that is not there is the sandbox's fault, with its reason", async () => {
  const { ending } = await finish(sandbox, { ...shell(''), argv: ['/usr/bin/no-such-compiler'] });
  expect(ending.reason).toBe('internal-error');
  expect(ending.error).toContain('no-such-compiler');
});

test('a program that says what the sandbox would say does not pass for its fault', async () => {
  const { ending } = await finish(
    sandbox,
    shell('echo "bwrap: execvp: No such file" >&2; echo \'{ "exit-code": 0 }\' >&4; exit 1'),
  );
  expect(ending).toMatchObject({ reason: 'exited', exitCode: 1 });
});

test('closing ends what runs, refuses what waits, and leaves no cgroup and no folder', async () => {
  const before = traces();
  const other = await createSandbox({ slots: 1, uidBase: uidBase + 10 });
  const running = await other.start(python(echo));
  const waiting = other.start(python(echo));
  expect(traces().length).toBeGreaterThan(before.length);
  await Promise.all([other.close(), expect(waiting).rejects.toThrow('closed')]);
  expect((await running.ended).reason).toBe('killed');
  await expect(other.start(python(echo))).rejects.toThrow('closed');
  expect(traces()).toEqual(before);
});

/** Programs that run with a uid of this file's slots. */
function runningPrograms(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statusOf)
    .filter((status) => /^Uid:\t611\d\d/m.test(status));
}

function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

/** Cgroups and folders of this process's sandboxes. */
function traces(): string[] {
  const ours = new RegExp(`^dryrun-judge-\\d+-${process.pid}-`);
  const cgroups = readFileSync('/proc/self/cgroup', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(':') as [string, string, string])
    .flatMap(([, controllers, path]) => [`/sys/fs/cgroup/${controllers}${path}`, `/sys/fs/cgroup${path}`]);
  return [...new Set(['/tmp', '/sys/fs/cgroup', ...cgroups])]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => ours.test(name))
        .map((name) => `${folder}/${name}`),
    );
}
