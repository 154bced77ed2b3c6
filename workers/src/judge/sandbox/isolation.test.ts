import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { explainError } from './isolation.ts';

const imports = `
  import { createSandbox } from ${JSON.stringify(new URL('./create-sandbox.ts', import.meta.url).href)};
  import { runToEnd, python, shell } from ${JSON.stringify(new URL('./testing.ts', import.meta.url).href)};`;

const ordinaryUser = ['--reuid=61999', '--regid=61999', '--clear-groups'] as const;

async function runAsOrdinaryUser(script: string): Promise<unknown> {
  const node = [process.execPath, '--input-type=module', '--eval', imports + script];
  const { stdout } = await promisify(execFile)('setpriv', [...ordinaryUser, ...node], { cwd: '/' });
  return JSON.parse(stdout);
}

/** In some containers an ordinary user cannot create namespaces. */
const namespaces = ['bwrap', '--unshare-all', '--ro-bind', '/', '/', '--proc', '/proc', '/bin/true'];
const hasReducedLevel = spawnSync('setpriv', [...ordinaryUser, ...namespaces], { cwd: '/' }).status === 0;
const describeReduced = hasReducedLevel ? describe : describe.skip;

describeReduced('for an ordinary user with namespaces', () => {
  test('refuses to start without `allowReduced` and names the missing mechanisms', async () => {
    expect(
      await runAsOrdinaryUser(
        `await createSandbox({ slots: 1 }).catch((error) => console.log(JSON.stringify(error.message)));`,
      ),
    ).toMatch(/only reduced isolation, which must be allowed explicitly\. .*cgroup.*does not run as root/);
  });

  test('enforces each limit by polling when reduced isolation is allowed', async () => {
    const observed = await runAsOrdinaryUser(`
    const sandbox = await createSandbox({ slots: 2, allowReduced: true });
    const reason = async (command) => (await runToEnd(sandbox, command)).result.reason;
    const result = {
      level: sandbox.isolation.level,
      missing: sandbox.isolation.missing.length > 0,
      exitCode: (await runToEnd(sandbox, shell('echo fine; exit 3'))).result.exitCode,
      cpu: await reason(python('while True: pass', { budget: { cpuMs: 100, wallMs: 20000 } })),
      wall: await reason(python('import time; time.sleep(60)', { budget: { cpuMs: 5000, wallMs: 100 } })),
      processes: await reason(python('import os, time\\nfor i in range(100):\\n  if os.fork() == 0: time.sleep(60)\\ntime.sleep(60)')),
      memory: (await runToEnd(sandbox, python('try: x = bytearray(1 << 30)\\nexcept MemoryError: print("refused")'))).text,
      manySmall: await reason(python('import os, time\\nfor i in range(20):\\n  if os.fork() == 0:\\n    x = bytearray(8 << 20)\\n    time.sleep(60)\\ntime.sleep(60)', { limits: { memoryKb: 65536 } })),
      artifact: String(await (await runToEnd(sandbox, shell('echo built >binary'))).sandboxed.readArtifact('binary', 100)),
      network: (await runToEnd(sandbox, python('import socket\\ntry: socket.socket()\\nexcept OSError as e: print(e.strerror)'))).text,
      host: (await runToEnd(sandbox, shell('cat /etc/passwd 2>/dev/null || echo hidden'))).text,
    };
    await sandbox.close();
    console.log(JSON.stringify(result));`);
    expect(observed).toEqual({
      level: 'reduced',
      missing: true,
      exitCode: 3,
      cpu: 'cpu',
      wall: 'wall',
      processes: 'processes',
      memory: 'refused',
      manySmall: 'memory',
      artifact: 'built\n',
      network: 'Operation not permitted',
      host: 'hidden',
    });
  });
});

test.each([
  ['setpriv: failed to execute bwrap: No such file or directory', /apt-get install bubblewrap/],
  ['spawn unshare ENOENT', /apt-get install util-linux/],
  ['setpriv: setresuid failed: Invalid argument', /uid base/],
  ['unshare: unshare failed: Operation not permitted', /CAP_SYS_ADMIN/],
  ['mount: /tmp/x: permission denied.', /CAP_SYS_ADMIN/],
  ["bwrap: Can't mount proc on /newroot/proc: Operation not permitted", /systempaths=unconfined/],
  [
    'bwrap: No permissions to create new namespace, likely because the kernel does not allow non-privileged user namespaces',
    /apparmor_restrict_unprivileged_userns/,
  ],
  ['bwrap: setting up uid map: Permission denied', /apparmor=unconfined/],
  ['bwrap: prctl(PR_SET_SECCOMP): Invalid argument', /CONFIG_SECCOMP_FILTER/],
])('names the fix for the error %j', (error, fix) => {
  const explanation = explainError(error);
  expect(explanation).toMatch(fix);
  expect(explanation).toContain(error);
});
