import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSandbox } from './create-sandbox.ts';
import type { Sandbox } from './sandbox.ts';
import { runToEnd, readLine, python, shell } from './testing.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ slots: 2, uidBase: 61_500 });
});
afterAll(() => sandbox.close());

test.each([
  [
    'shows only the toolchain of the host',
    'ls -A / | grep -v ^lib; ls -A /etc | grep -v -e "^java" -e alternatives -e ld.so.cache',
    'bin\ndev\netc\nsbin\ntmp\nusr\nwork',
  ],
  [
    'hides passwords, homes and other mounts',
    'cat /etc/passwd /etc/shadow /root/.bashrc /proc/1/environ /sys/kernel/notes 2>&1 | grep -vc "No such file"',
    '0',
  ],
  ['provides empty /work and /tmp', 'ls -A /work /tmp', '/tmp:\n\n/work:'],
  ['provides only harmless devices', 'ls -A /dev', 'null\nrandom\nshm\nurandom\nzero'],
  [
    "hides the judge's environment",
    'env | sort | grep -v -e ^PWD -e ^_= -e ^OLDPWD',
    'HOME=/work\nLANG=C.UTF-8\nPATH=/usr/bin:/bin\nTMPDIR=/tmp',
  ],
  ['hides the host name', 'uname -n', 'sandbox'],
])('%s', async (_, program, expected) => {
  expect((await runToEnd(sandbox, shell(program))).text).toBe(expected);
});

test.each([
  ['passes only descriptors 0 to 4', 'ls /proc/self/fd | grep -v "^[0-4]$" | wc -l', '1'], // ls has the folder open
  [
    "shows only the program's own processes",
    'cat /proc/[0-9]*/comm >/work/names; sort -u /work/names',
    'bwrap\nsh',
  ],
  [
    'drops all capabilities and applies a seccomp filter',
    'grep -E "^(Cap(Prm|Eff|Bnd|Amb)|NoNewPrivs|Seccomp):" /proc/self/status | tr -d "\\t" | tr "\\n" " "',
    'CapPrm:0000000000000000 CapEff:0000000000000000 CapBnd:0000000000000000 CapAmb:0000000000000000 NoNewPrivs:1 Seccomp:2',
  ],
  [
    'provides no network but a loopback interface that is down',
    'tail -n +3 /proc/net/dev | cut -d: -f1 | tr -d " "; cat /proc/net/route',
    'lo\nIface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT',
  ],
  ['does not run as root of its namespace', 'cat /proc/self/uid_map | tr -s " " | grep -c " 0 "', '0'],
])('with /proc: %s', async (_, program, expected) => {
  const { text } = await runToEnd(sandbox, { ...shell(program), proc: true });
  expect(
    text
      .split('\n')
      .map((line) => line.trim())
      .join('\n'),
  ).toBe(
    expected
      .split('\n')
      .map((line) => line.trim())
      .join('\n'),
  );
});

test.each([
  [
    'a namespace',
    'import ctypes\nlibc = ctypes.CDLL(None, use_errno=True)\nlibc.unshare(0x10000000)\nprint(os.strerror(ctypes.get_errno()))',
  ],
  [
    'a user namespace through clone',
    'import ctypes\nlibc = ctypes.CDLL(None, use_errno=True)\nlibc.syscall(56 if os.uname().machine == "x86_64" else 220, 0x10000011, 0, 0, 0, 0)\nprint(os.strerror(ctypes.get_errno()))',
  ],
  ['an internet socket', 'import socket\ntry: socket.socket()\nexcept OSError as e: print(e.strerror)'],
  [
    'a unix socket',
    'import socket\ntry: socket.socket(socket.AF_UNIX)\nexcept OSError as e: print(e.strerror)',
  ],
  ['a device', 'try: os.mknod("/work/d", 0o20666, os.makedev(1, 1))\nexcept OSError as e: print(e.strerror)'],
  [
    'terminal input',
    'import fcntl\ntry: fcntl.ioctl(0, 0x5412, b"x")\nexcept OSError as e: print(e.strerror)',
  ],
])('does not let a program create %s', async (_, program) => {
  expect((await runToEnd(sandbox, python(`import os\n${program}`))).text).toBe('Operation not permitted');
});

test('allows socketpair, which javac needs', async () => {
  expect(
    (
      await runToEnd(
        sandbox,
        python(
          'import socket, os\na, b = socket.socketpair()\nos.write(a.fileno(), b"received")\nprint(os.read(b.fileno(), 9).decode())',
        ),
      )
    ).text,
  ).toBe('received');
});

test('runs concurrent programs as different ordinary users of the host', async () => {
  const running = await Promise.all(
    [1, 2].map(() => sandbox.start({ ...python('import os\nos.write(4, b"up\\n")\nos.read(3, 1)') })),
  );
  await Promise.all(running.map(readLine));
  const uids = statusTexts((status) => /^Name:\tpython3$/m.test(status) && /^Uid:\t6150\d/m.test(status)).map(
    (status) => /^Uid:\t(.*)$/m.exec(status)?.[1],
  );
  for (const sandboxed of running) sandboxed.kill();
  await Promise.all(running.map((sandboxed) => sandboxed.ended));
  expect(uids).toHaveLength(2);
  expect(new Set(uids).size).toBe(2);
});

test('does not let a program signal other processes', async () => {
  const neighbor = await sandbox.start(
    python('import os\nos.write(4, b"up\\n")\nos.read(3, 1)\nos.write(4, b"alive\\n")'),
  );
  await readLine(neighbor);
  const { result } = await runToEnd(
    sandbox,
    python(
      'import os\nfor p in [-1, *range(2, 5000)]:\n  try: os.kill(p, 9)\n  except OSError: pass\nprint("done")',
    ),
  );
  neighbor.input.write('x');
  expect(await readLine(neighbor)).toBe('alive');
  expect(result.reason).not.toBe('internal-error');
});

test('closes descriptors that the judge inherited', async () => {
  // Needs bash: POSIX shells accept only single-digit descriptors.
  const script = `import { createSandbox } from ${JSON.stringify(new URL('./create-sandbox.ts', import.meta.url).href)};
    import { runToEnd, shell } from ${JSON.stringify(new URL('./testing.ts', import.meta.url).href)};
    const sandbox = await createSandbox({ slots: 1, uidBase: 61200 });
    console.log((await runToEnd(sandbox, { ...shell('ls /proc/self/fd | tr "\\\\n" " "'), proc: true })).text);
    await sandbox.close();`;
  const { stdout } = await promisify(execFile)('bash', [
    '-c',
    'exec 200</etc/passwd; exec "$@"',
    'bash',
    process.execPath,
    '--input-type=module',
    '--eval',
    script,
  ]);
  expect(stdout.trim()).toBe('0 1 2 3 4 5');
});

test('mounts bound files read-only', async () => {
  const { text } = await runToEnd(sandbox, {
    ...shell('head -c 5 /bound/file; echo no >/bound/file || echo refused'),
    binds: { '/bound/file': new URL(import.meta.url).pathname },
  });
  expect(text).toBe('imporrefused');
});

function statusTexts(matches: (status: string) => boolean): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readStatus)
    .filter(matches);
}

function readStatus(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}
