import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSandbox } from './create-sandbox.ts';
import type { Sandbox } from './sandbox.ts';
import { budget, runToEnd, readLine, python, shell } from './testing.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ slots: 2, keepOutputBytes: 1000 });
});
afterAll(() => sandbox.close());

test('provides full isolation on this machine', () => {
  expect(sandbox.isolation).toMatchObject({ level: 'full', missing: [] });
});

test.each([
  ['spins', 'while True: pass', { budget: { cpuMs: 150, wallMs: 20_000 } }, 'cpu'],
  [
    'spins in a child while the parent waits',
    'import os\npid = os.fork()\nif pid: os.wait()\nwhile True: pass',
    { budget: { cpuMs: 150, wallMs: 20_000 } },
    'cpu',
  ],
  [
    'uses CPU time in children that have exited',
    'import os\nwhile True:\n  if os.fork() == 0:\n    for i in range(100000): pass\n    os._exit(0)\n  os.wait()',
    { budget: { cpuMs: 150, wallMs: 20_000 } },
    'cpu',
  ],
  ['sleeps', 'import time\ntime.sleep(60)', { budget: { cpuMs: 5000, wallMs: 200 } }, 'wall'],
  ['uses too much memory', 'x = bytearray(64 << 20)', { limits: { memoryKb: 32_768 } }, 'memory'],
  [
    'uses too much memory in a child that it outlives',
    'import os\nif os.fork() == 0:\n  x = bytearray(64 << 20)\nos.wait()',
    { limits: { memoryKb: 32_768 } },
    'memory',
  ],
  [
    'uses too much memory in many small processes',
    'import os, time\nfor i in range(20):\n  if os.fork() == 0:\n    x = bytearray(4 << 20)\n    time.sleep(60)\ntime.sleep(60)',
    { limits: { memoryKb: 32_768 } },
    'memory',
  ],
  [
    'fills memory with files',
    'f = open("/work/f", "wb")\nwhile True: f.write(bytes(1 << 16))',
    { limits: { memoryKb: 32_768, fileBytes: 64 << 20 } },
    'memory',
  ],
  ['is a fork bomb', 'import os\nwhile True:\n  try: os.fork()\n  except OSError: pass', {}, 'processes'],
  [
    'is a fork bomb whose processes exit immediately',
    'import os\nfor i in range(500):\n  try:\n    if os.fork() == 0: os._exit(0)\n  except OSError: pass',
    { limits: { processes: 16 } },
    'processes',
  ],
  [
    'starts too many threads',
    'import threading, time\nfor i in range(100): threading.Thread(target=time.sleep, args=(60,)).start()',
    {},
    'processes',
  ],
  ['floods stdout', 'while True: print("x" * 1000)', {}, 'output'],
  ['floods stderr', 'import sys\nwhile True: sys.stderr.write("x" * 1000)', {}, 'output'],
  ['exits', 'raise SystemExit(7)', {}, 'exited'],
] as const)('reports why a program that %s ended', async (_, program, changes, reason) => {
  const { result } = await runToEnd(sandbox, python(program, changes));
  expect(result.reason).toBe(reason);
});

test('keeps the first bytes of stdout and truncates the rest when a program floods it', async () => {
  const { result, stdout, truncated } = await runToEnd(
    sandbox,
    python('print("first")\nwhile True: print("x" * 1000)'),
  );
  expect([result.reason, stdout.toString().slice(0, 6), stdout.length, truncated]).toEqual([
    'output',
    'first\n',
    1000,
    true,
  ]);
});

test.each([
  ['exit code', 'exit 42', { reason: 'exited', exitCode: 42 }],
  ['signal', 'kill -SEGV $$', { reason: 'signaled', signal: 'SIGSEGV' }],
  ['signal with two names', 'kill -ABRT $$', { reason: 'signaled', signal: 'SIGABRT' }],
  ['uncatchable signal', 'kill -KILL $$', { reason: 'signaled', signal: 'SIGKILL' }],
])('reports the %s of a program', async (_, program, expected) => {
  expect((await runToEnd(sandbox, shell(program))).result).toMatchObject(expected);
});

const tryWrite = (size: number, path: string): string => `
try:
  f = open("${path}", "wb", buffering=0)
  while f.tell() < ${size}: f.write(bytes(1 << 16))
  print("written")
except OSError as e: print(e.strerror)`;

test.each([
  [
    'a file above the size limit',
    tryWrite(3 << 20, '/work/f'),
    { limits: { fileBytes: 1 << 20 } },
    'File too large',
  ],
  [
    'more than the disk can hold',
    tryWrite(9 << 20, '/work/f'),
    { limits: { diskBytes: 4 << 20 } },
    'No space left on device',
  ],
  [
    'more than the disk can hold, to /tmp',
    tryWrite(9 << 20, '/tmp/f'),
    { limits: { diskBytes: 4 << 20 } },
    'No space left on device',
  ],
  [
    'more than the disk can hold, to shared memory',
    tryWrite(9 << 20, '/dev/shm/f'),
    { limits: { diskBytes: 4 << 20 } },
    'No space left on device',
  ],
  [
    'to /work when /tmp has filled the disk',
    `${tryWrite(3 << 20, '/tmp/a')}${tryWrite(3 << 20, '/work/b')}`,
    { limits: { diskBytes: 4 << 20 } },
    'written\nNo space left on device',
  ],
  ['to /dev', tryWrite(1 << 16, '/dev/f'), {}, 'Read-only file system'],
  ['to the root folder', tryWrite(1 << 16, '/f'), {}, 'Read-only file system'],
  ['to /usr', tryWrite(1 << 16, '/usr/lib/f'), {}, 'Read-only file system'],
  [
    'more files than the disk has inodes',
    'try:\n  for i in range(100000): open(f"/work/{i}", "w").close()\nexcept OSError as e: print(e.strerror)',
    { limits: { diskBytes: 4 << 20 } },
    'No space left on device',
  ],
] as const)('does not let a program write %s', async (_, program, changes, expected) => {
  const withSignalIgnored = `import signal\nsignal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n${program}`;
  expect((await runToEnd(sandbox, python(withSignalIgnored, changes))).text).toBe(expected);
});

test('does not let a program open more files than allowed', async () => {
  const program =
    'try:\n  fs = [open("/dev/null") for i in range(1000)]\nexcept OSError as e: print(e.strerror)';
  expect((await runToEnd(sandbox, python(program))).text).toBe('Too many open files');
});

test('sets hard limits equal to soft limits, so that a program cannot raise them', async () => {
  const { text } = await runToEnd(
    sandbox,
    python(
      'import resource as r\nprint([r.getrlimit(n) for n in (r.RLIMIT_CORE, r.RLIMIT_NOFILE, r.RLIMIT_STACK, r.RLIMIT_FSIZE)])',
    ),
  );
  expect(text).toBe(`[(0, 0), (256, 256), (${64 << 20}, ${64 << 20}), (${16 << 20}, ${16 << 20})]`);
});

const stepper = `
import os
while os.read(3, 1):
  for i in range(3000000): pass
  os.write(4, b"done\\n")`;

test('gives each step its own budget', async () => {
  const probe = await sandbox.start(python(stepper));
  probe.input.write('x');
  await readLine(probe);
  const stepCpuMs = probe.usage().cpuMs;
  probe.kill();

  const sandboxed = await sandbox.start(python(stepper));
  for (let count = 0; count < 4; count += 1) {
    sandboxed.startBudget({ cpuMs: stepCpuMs * 2.5, wallMs: 20_000 });
    sandboxed.input.write('x');
    expect(await readLine(sandboxed)).toBe('done');
  }
  sandboxed.startBudget({ cpuMs: stepCpuMs * 2.5, wallMs: 20_000 });
  sandboxed.input.write('x'.repeat(50)); // exceeds the budget even if the probe's step was slow
  expect((await sandboxed.ended).reason).toBe('cpu');
});

test.each([
  ['the OOM killer', 'x = bytearray(1 << 30)', true],
  ['itself', 'os.kill(os.getpid(), 9)', false],
])(
  'knows whether a child killed by %s exceeded a limit, as soon as its parent is notified',
  async (_, action, isLimit) => {
    const sandboxed = await sandbox.start(
      python(
        `import os\nif os.fork() == 0:\n  ${action}\n  os._exit(0)\nos.wait()\nos.write(4, b"gone\\n")\nos.read(3, 1)`,
      ),
    );
    await readLine(sandboxed).catch(() => undefined); // cgroup v2 kills the parent too
    expect(sandboxed.killIfOverLimit()).toBe(isLimit);
    sandboxed.kill();
    expect((await sandboxed.ended).reason).toBe(isLimit ? 'memory' : 'killed');
  },
);

test('measures peak memory per step', async () => {
  const sandboxed = await sandbox.start(
    python(
      'import os\nfor size in (100, 1):\n  os.read(3, 1)\n  x = bytearray(size << 20)\n  del x\n  os.write(4, b"done\\n")\nos.read(3, 1)',
    ),
  );
  const peaks: number[] = [];
  for (let count = 0; count < 2; count += 1) {
    sandboxed.startBudget(budget);
    sandboxed.input.write('x');
    await readLine(sandboxed);
    peaks.push(sandboxed.usage().memoryKb);
  }
  sandboxed.kill();
  const [large, small] = peaks as [number, number];
  expect(large).toBeGreaterThan(100 * 1024);
  expect(small).toBeLessThan(50 * 1024);
});
