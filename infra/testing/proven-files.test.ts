import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Test } from '@jest/test-result';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ProvenFiles } from './proven-files.ts';

const environment = process.env;
let folder: string;
let tests: Test[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dry-run-proven-'));
  // The run that contains this test has its own cache, may repeat all proofs and counts its own only.
  process.env = { ...environment, XDG_CACHE_HOME: folder, DRYRUN_TEST_TIER: '', DRYRUN_TEST_PROOFS: '' };
  tests = Array.from({ length: 20 }, (_, i) => testFile(`${i}.test.ts`, 'test("passes", () => {});'));
});

afterEach(() => {
  process.env = environment;
  rmSync(folder, { recursive: true });
});

function testFile(name: string, text: string): Test {
  const path = join(folder, name);
  writeFileSync(path, text);
  return { path } as Test;
}

/** Runs the files that are due for these inputs, which are `inputsAtEnd` after the last one. Returns their names. */
function run(inputs: string | undefined, failing: readonly string[] = [], inputsAtEnd = inputs): string[] {
  let current = inputs;
  const proven = new ProvenFiles(() => current);
  const due = proven.choose(tests);
  for (const { path } of due) proven.record(path, !failing.includes(basename(path)));
  current = inputsAtEnd;
  proven.end();
  return due.map(({ path }) => basename(path));
}

test('runs every file the first time, and a tenth of them when nothing changed', () => {
  expect(run('a')).toHaveLength(20);
  expect(run('a')).toHaveLength(2);
});

test('runs every file again when an input changed', () => {
  run('a');
  expect(run('b')).toHaveLength(20);
});

test('records nothing if an input changes during the run', () => {
  run('a', [], 'b');
  expect(run('a')).toHaveLength(20);
  expect(run('b')).toHaveLength(20);
});

test('runs a failed file again', () => {
  run('a', ['3.test.ts']);
  expect(run('a')).toContain('3.test.ts');
});

test('runs every file when the inputs are unknown', () => {
  run('a');
  expect(run(undefined)).toHaveLength(20);
});

test('always runs a file that chooses its own proofs', () => {
  tests.push(testFile('own.test.ts', "const proofs = startProofRun('programs');"));
  run('a');
  expect(run('a')).toContain('own.test.ts');
});
