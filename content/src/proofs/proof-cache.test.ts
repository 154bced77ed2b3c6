import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ProofCache } from './proof-cache.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dryrun-proof-cache-'));
  file = path.join(folder, 'dry-run', 'proofs.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('persists added proofs and deletes removed ones', () => {
  const cache = new ProofCache(file);
  cache.add('a');
  cache.add('b');
  cache.remove('a');
  expect(['a', 'b'].filter((key) => new ProofCache(file).has(key))).toEqual(['b']);
  expect(readdirSync(path.dirname(file))).toEqual(['proofs.json']);
});

test('merges the proofs of concurrent runs', () => {
  const [first, second] = [new ProofCache(file), new ProofCache(file)];
  first.add('a');
  second.add('b');
  first.add('c');
  const next = new ProofCache(file);
  expect(['a', 'b', 'c'].filter((key) => next.has(key))).toEqual(['a', 'b', 'c']);
});

test.each([
  ['is corrupt', () => '\0'],
  ['is empty', () => ''],
  ['is truncated', (text: string) => text.slice(0, -5)],
  ['has another version', (text: string) => text.replace('"version":1', '"version":2')],
  ['contains null', () => 'null'],
  ['contains no proofs', () => '{"version":1}'],
  ['contains no times', (text: string) => text.replace(/"a":\d+/, '"a":"yes"')],
])('treats a file that %s as empty and overwrites it', (_, corrupt) => {
  new ProofCache(file).add('a');
  writeFileSync(file, corrupt(readFileSync(file, 'utf8')));
  const cache = new ProofCache(file);
  expect(cache.has('a')).toBe(false);
  cache.add('b');
  expect(new ProofCache(file).has('b')).toBe(true);
});

test('removes a proof after 90 days', () => {
  const dayMs = 24 * 60 * 60 * 1000;
  let now = dayMs;
  new ProofCache(file, () => now).add('a');
  now += 89 * dayMs;
  expect(new ProofCache(file, () => now).has('a')).toBe(true);
  now += 2 * dayMs;
  expect(new ProofCache(file, () => now).has('a')).toBe(false);
});

test('ignores writes when the folder cannot be created', () => {
  const blockingFile = path.join(folder, 'a-file');
  writeFileSync(blockingFile, '');
  const cache = new ProofCache(path.join(blockingFile, 'proofs.json'));
  cache.add('a');
  expect(new ProofCache(path.join(blockingFile, 'proofs.json')).has('a')).toBe(false);
});
