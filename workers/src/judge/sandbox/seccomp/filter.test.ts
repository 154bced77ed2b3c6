import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSandbox } from '../create-sandbox.ts';
import type { Sandbox } from '../sandbox.ts';
import { finish, python } from '../testing.ts';
import { filterFor } from './policy.ts';
import { denied, inspected } from './syscalls.ts';
import type { Numbers } from './syscalls.ts';

let sandbox: Sandbox;
const folder = mkdtempSync(`${tmpdir()}/filter-test-`);
beforeAll(async () => {
  sandbox = await createSandbox({ slots: 1, uidBase: 61_300 });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const column = process.arch === 'x64' ? 0 : 1;
const numberOf = (numbers: Numbers): number | null => numbers[column];

/** Calls each with arguments that are wrong for all of them: without the filter most would say so. */
const callAll = (numbers: readonly number[]): string => `
import ctypes, errno
libc = ctypes.CDLL(None, use_errno=True)
for number in ${JSON.stringify(numbers)}:
  ctypes.set_errno(0)
  libc.syscall(ctypes.c_long(number), *[ctypes.c_long(-1)] * 6)
  print(errno.errorcode.get(ctypes.get_errno(), 0))`;

test.each(['x64', 'arm64'] as const)(
  'the checked-in filter for %s is what the policy builds',
  (architecture) => {
    expect(
      readFileSync(new URL(`./filter-${architecture}.bin`, import.meta.url)).equals(filterFor(architecture)),
    ).toBe(true);
  },
);

test.each(Object.entries(denied) as [string, Record<string, Numbers>][])(
  '%s are denied',
  async (_, group) => {
    const present = Object.entries(group).filter(([, numbers]) => numberOf(numbers) !== null);
    const { text } = await finish(
      sandbox,
      python(callAll(present.map(([, numbers]) => numberOf(numbers) as number))),
    );
    const answers = text.split('\n');
    expect(present.map(([name], index) => `${name}: ${answers[index]}`)).toEqual(
      present.map(([name]) => `${name}: EPERM`),
    );
  },
);

test('without the filter the same calls would be told that their arguments are wrong', () => {
  const harmless = [
    denied.sockets.socket,
    denied.sockets.connect,
    denied.watches.inotify_add_watch,
    denied.systemV.shmat,
    denied.posixQueues.mq_notify,
  ].map((numbers) => numbers[column]);
  const said = execFileSync('/usr/bin/python3', ['-I', '-S', '-c', callAll(harmless)], { encoding: 'utf8' });
  expect(said).not.toContain('EPERM');
});

test('clone3 does not exist, so that libc falls back to the clone whose flags can be seen', async () => {
  expect((await finish(sandbox, python(callAll([inspected.clone3[column]])))).text).toBe('ENOSYS');
});

const namespaceFlags = {
  mount: 0x20000,
  cgroup: 0x2000000,
  uts: 0x4000000,
  ipc: 0x8000000,
  user: 0x10000000,
  pid: 0x20000000,
  network: 0x40000000,
};

test.each(Object.entries(namespaceFlags))('clone with a new %s namespace is denied', async (_, flag) => {
  const program = `import ctypes, errno\nlibc = ctypes.CDLL(None, use_errno=True)\nr = libc.syscall(ctypes.c_long(${inspected.clone[column]}), ctypes.c_long(${flag | 17}), *[ctypes.c_long(0)] * 4)\nprint(r, errno.errorcode.get(ctypes.get_errno(), 0))`;
  expect((await finish(sandbox, python(program))).text).toBe('-1 EPERM');
});

test('threads and processes can still be made', async () => {
  const program =
    'import threading, os, subprocess\nt = threading.Thread(target=lambda: print("thread", flush=True)); t.start(); t.join()\nprint(subprocess.check_output(["/bin/echo", "process"]).decode())';
  expect((await finish(sandbox, python(program))).text).toBe('thread\nprocess');
});

const foreignAbis = {
  // getpid by the 32-bit entry, and by the x32 numbers of the 64-bit entry.
  x64: {
    i386: 'long r; __asm__ volatile("int $0x80" : "=a"(r) : "a"(20L) : "memory");',
    x32: 'syscall(0x40000000 | 39);',
  },
  arm64: {},
};

test.each(Object.entries(foreignAbis[process.arch === 'x64' ? 'x64' : 'arm64']))(
  'a program that calls by the %s ABI is killed',
  async (name, statement) => {
    const binary = `${folder}/${name}`;
    execFileSync('g++', ['-x', 'c++', '-', '-o', binary], {
      input: `#include <unistd.h>\nint main() { ${statement} return 0; }`,
    });
    const { ending } = await finish(sandbox, {
      ...python(''),
      argv: ['/work/program'],
      files: { program: readFileSync(binary) },
    });
    expect(ending).toMatchObject({ reason: 'signaled', signal: 'SIGSYS' });
  },
);
