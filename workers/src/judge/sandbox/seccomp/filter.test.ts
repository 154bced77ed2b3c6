import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSandbox } from '../create-sandbox.ts';
import type { Sandbox } from '../sandbox.ts';
import { python, runToEnd } from '../testing.ts';
import { buildFilter } from './policy.ts';
import { argumentChecked, deniedSyscalls } from './syscalls.ts';
import type { SyscallNumbers } from './syscalls.ts';

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
const numberOf = (numbers: SyscallNumbers): number | null => numbers[column];

/** Passes invalid arguments: without the filter, most calls fail too, but not with EPERM. */
const callAll = (numbers: readonly number[]): string => `
import ctypes, errno
libc = ctypes.CDLL(None, use_errno=True)
for number in ${JSON.stringify(numbers)}:
  ctypes.set_errno(0)
  libc.syscall(ctypes.c_long(number), *[ctypes.c_long(-1)] * 6)
  print(errno.errorcode.get(ctypes.get_errno(), 0))`;

test.each(['x64', 'arm64'] as const)('builds the checked-in %s filter from the policy', (architecture) => {
  expect(
    readFileSync(new URL(`./filter-${architecture}.bin`, import.meta.url)).equals(buildFilter(architecture)),
  ).toBe(true);
});

test.each(Object.entries(deniedSyscalls) as [string, Record<string, SyscallNumbers>][])(
  'denies system calls of the group %s',
  async (_, group) => {
    const present = Object.entries(group).filter(([, numbers]) => numberOf(numbers) !== null);
    const { text } = await runToEnd(
      sandbox,
      python(callAll(present.map(([, numbers]) => numberOf(numbers) as number))),
    );
    const results = text.split('\n');
    expect(present.map(([name], index) => `${name}: ${results[index]}`)).toEqual(
      present.map(([name]) => `${name}: EPERM`),
    );
  },
);

test('does not get EPERM for the same calls without the filter', () => {
  const harmless = [
    deniedSyscalls.sockets.socket,
    deniedSyscalls.sockets.connect,
    deniedSyscalls.watches.inotify_add_watch,
    deniedSyscalls.systemV.shmat,
    deniedSyscalls.posixQueues.mq_notify,
  ].map((numbers) => numbers[column]);
  const output = execFileSync('/usr/bin/python3', ['-I', '-S', '-c', callAll(harmless)], {
    encoding: 'utf8',
  });
  expect(output).not.toContain('EPERM');
});

test('fails clone3 with ENOSYS, so that libc falls back to clone', async () => {
  expect((await runToEnd(sandbox, python(callAll([argumentChecked.clone3[column]])))).text).toBe('ENOSYS');
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

test.each(Object.entries(namespaceFlags))('denies clone with a new %s namespace', async (_, flag) => {
  const program = `import ctypes, errno\nlibc = ctypes.CDLL(None, use_errno=True)\nr = libc.syscall(ctypes.c_long(${argumentChecked.clone[column]}), ctypes.c_long(${flag | 17}), *[ctypes.c_long(0)] * 4)\nprint(r, errno.errorcode.get(ctypes.get_errno(), 0))`;
  expect((await runToEnd(sandbox, python(program))).text).toBe('-1 EPERM');
});

test('allows threads and processes', async () => {
  const program =
    'import threading, os, subprocess\nt = threading.Thread(target=lambda: print("thread", flush=True)); t.start(); t.join()\nprint(subprocess.check_output(["/bin/echo", "process"]).decode())';
  expect((await runToEnd(sandbox, python(program))).text).toBe('thread\nprocess');
});

const foreignAbis = {
  // getpid through the 32-bit entry point, and with the x32 number through the 64-bit one.
  x64: {
    i386: 'long r; __asm__ volatile("int $0x80" : "=a"(r) : "a"(20L) : "memory");',
    x32: 'syscall(0x40000000 | 39);',
  },
  arm64: {},
};

test.each(Object.entries(foreignAbis[process.arch === 'x64' ? 'x64' : 'arm64']))(
  'kills a program that uses the %s ABI',
  async (name, statement) => {
    const binary = `${folder}/${name}`;
    execFileSync('g++', ['-x', 'c++', '-', '-o', binary], {
      input: `#include <unistd.h>\nint main() { ${statement} return 0; }`,
    });
    const { result } = await runToEnd(sandbox, {
      ...python(''),
      argv: ['/work/program'],
      files: { program: readFileSync(binary) },
    });
    // A kernel without IA-32 emulation raises SIGSEGV before the filter sees the call.
    const signals = name === 'i386' ? ['SIGSYS', 'SIGSEGV'] : ['SIGSYS'];
    expect(result).toMatchObject({ reason: 'signaled' });
    expect(signals).toContain('signal' in result ? result.signal : undefined);
  },
);
