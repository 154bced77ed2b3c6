import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test } from '@jest/globals';
import { createSandbox } from './create-sandbox.ts';
import type { SandboxOptions } from './create-sandbox.ts';
import { findCgroups } from './cgroup-detection.ts';
import { newRootName, ownerOf } from './owner-id.ts';
import type { Sandbox } from './sandbox.ts';
import { finish, nextLine, python, shell } from './testing.ts';

const script = `
  import { createSandbox } from ${JSON.stringify(new URL('./create-sandbox.ts', import.meta.url).href)};
  import { python, nextLine } from ${JSON.stringify(new URL('./testing.ts', import.meta.url).href)};
  const sandbox = await createSandbox({ slots: 1, uidBase: 61400 });
  const tree = await sandbox.start(python('import os, time\\nos.write(4, b"up\\\\n")\\ntime.sleep(600)'));
  await nextLine(tree);
  console.log('running');`;

const opened: Sandbox[] = [];
afterEach(() => Promise.all(opened.splice(0).map((sandbox) => sandbox.close())));

async function open(options: SandboxOptions): Promise<Sandbox> {
  const sandbox = await createSandbox(options);
  opened.push(sandbox);
  return sandbox;
}

async function killedJudge(): Promise<number> {
  const judge: ChildProcess = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(judge.stdout as NonNullable<typeof judge.stdout>, 'data');
  judge.kill('SIGKILL');
  await once(judge, 'exit');
  return judge.pid as number;
}

test('what a killed judge left is ended and removed by the next one', async () => {
  const pid = await killedJudge();
  expect(tracesOf(pid).length).toBeGreaterThan(0);
  const sandbox = await open({ slots: 1, uidBase: 61_410 });
  expect(tracesOf(pid)).toEqual([]);
  expect(runningPrograms()).toEqual([]);
  expect((await finish(sandbox, shell('echo judged'))).text).toBe('judged');
});

test('a program that outlived its judge is ended by the next one', async () => {
  const [parent] = cgroupParents() as [string];
  // The name of a judge whose pid has another start time by now: it is dead.
  const name = newRootName().replace(/-(\d+)-([0-9a-f]+)$/, '-1-$2');
  mkdirSync(`${parent}/${name}/slot0-1`, { recursive: true });
  const stray = spawn('sleep', ['600']);
  writeFileSync(`${parent}/${name}/slot0-1/cgroup.procs`, String(stray.pid));
  const ended = once(stray, 'exit');
  await open({ slots: 1, uidBase: 61_420 });
  expect((await ended)[1]).toBe('SIGKILL');
  expect(existsSync(`${parent}/${name}`)).toBe(false);
});

test('a judge that lives is left alone', async () => {
  const living = await open({ slots: 1, uidBase: 61_430 });
  const tree = await living.start(python('import os\nos.read(3, 1)\nos.write(4, b"alive\\n")'));
  await open({ slots: 1, uidBase: 61_440 });
  tree.input.write('x');
  expect(await nextLine(tree)).toBe('alive');
});

test.each([
  ['this process', () => newRootName(), 'alive'],
  ['an earlier process of the same pid', () => newRootName().replace(/-(\d+)-([0-9a-f]+)$/, '-1-$2'), 'dead'],
  ['a process of another pid namespace', () => newRootName().replace(/judge-\d+/, 'judge-1'), 'unknown'],
  ['nobody we know', () => 'user.slice', undefined],
])('the owner of a name made by %s is told', (_, name, state) => {
  expect(ownerOf(name())).toBe(state);
});

function cgroupParents(): string[] {
  const place = findCgroups();
  if (place.version === undefined) throw new Error(place.missing);
  return place.version === 2 ? [place.parent] : Object.values(place.parents);
}

function tracesOf(pid: number): string[] {
  const ours = new RegExp(`^dryrun-judge-\\d+-${pid}-`);
  return ['/tmp', ...cgroupParents()].flatMap((folder) =>
    readdirSync(folder).filter((name) => ours.test(name)),
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
