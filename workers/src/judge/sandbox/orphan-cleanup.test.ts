import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test } from '@jest/globals';
import { createSandbox } from './create-sandbox.ts';
import type { SandboxOptions } from './create-sandbox.ts';
import { detectCgroups } from './cgroup-detection.ts';
import { newRootName, ownerState } from './owner-id.ts';
import type { Sandbox } from './sandbox.ts';
import { runToEnd, readLine, python, shell } from './testing.ts';

const script = `
  import { createSandbox } from ${JSON.stringify(new URL('./create-sandbox.ts', import.meta.url).href)};
  import { python, readLine } from ${JSON.stringify(new URL('./testing.ts', import.meta.url).href)};
  const sandbox = await createSandbox({ slots: 1, uidBase: 61400 });
  const sandboxed = await sandbox.start(python('import os, time\\nos.write(4, b"up\\\\n")\\ntime.sleep(600)'));
  await readLine(sandboxed);
  console.log('running');`;

const openSandboxes: Sandbox[] = [];
afterEach(() => Promise.all(openSandboxes.splice(0).map((sandbox) => sandbox.close())));

async function open(options: SandboxOptions): Promise<Sandbox> {
  const sandbox = await createSandbox(options);
  openSandboxes.push(sandbox);
  return sandbox;
}

async function startAndKillJudge(): Promise<number> {
  const judge: ChildProcess = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(judge.stdout as NonNullable<typeof judge.stdout>, 'data');
  judge.kill('SIGKILL');
  await once(judge, 'exit');
  return judge.pid as number;
}

test('removes the cgroups and folders of a killed judge', async () => {
  const pid = await startAndKillJudge();
  expect(listCgroupsAndFolders(pid).length).toBeGreaterThan(0);
  const sandbox = await open({ slots: 1, uidBase: 61_410 });
  expect(listCgroupsAndFolders(pid)).toEqual([]);
  expect(runningPrograms()).toEqual([]);
  expect((await runToEnd(sandbox, shell('echo judged'))).text).toBe('judged');
});

test('kills a program whose judge is dead', async () => {
  const [parent] = cgroupParents() as [string];
  // A start time that differs from the pid's marks the judge as dead.
  const name = newRootName().replace(/-(\d+)-([0-9a-f]+)$/, '-1-$2');
  mkdirSync(`${parent}/${name}/slot0-1`, { recursive: true });
  const orphan = spawn('sleep', ['600']);
  writeFileSync(`${parent}/${name}/slot0-1/cgroup.procs`, String(orphan.pid));
  const ended = once(orphan, 'exit');
  await open({ slots: 1, uidBase: 61_420 });
  expect((await ended)[1]).toBe('SIGKILL');
  expect(existsSync(`${parent}/${name}`)).toBe(false);
});

test('does not kill the programs of a running judge', async () => {
  const otherJudge = await open({ slots: 1, uidBase: 61_430 });
  const sandboxed = await otherJudge.start(python('import os\nos.read(3, 1)\nos.write(4, b"alive\\n")'));
  await open({ slots: 1, uidBase: 61_440 });
  sandboxed.input.write('x');
  expect(await readLine(sandboxed)).toBe('alive');
});

test.each([
  ['this process', () => newRootName(), 'alive'],
  [
    'an earlier process with the same pid',
    () => newRootName().replace(/-(\d+)-([0-9a-f]+)$/, '-1-$2'),
    'dead',
  ],
  ['a process of another pid namespace', () => newRootName().replace(/judge-\d+/, 'judge-1'), 'unknown'],
  ['another program', () => 'user.slice', undefined],
])('returns the owner state of a name from %s', (_, name, state) => {
  expect(ownerState(name())).toBe(state);
});

function cgroupParents(): string[] {
  const location = detectCgroups();
  if (location.version === undefined) throw new Error(location.missing);
  return location.version === 2 ? [location.parent] : Object.values(location.parents);
}

function listCgroupsAndFolders(pid: number): string[] {
  const ownName = new RegExp(`^dryrun-judge-\\d+-${pid}-`);
  return ['/tmp', ...cgroupParents()].flatMap((folder) =>
    readdirSync(folder).filter((name) => ownName.test(name)),
  );
}

function runningPrograms(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        return /^Uid:\t6140\d/m.test(status) && !/^State:\tZ/m.test(status);
      } catch {
        return false;
      }
    });
}
