import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ProofLedger } from './ledger.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dryrun-ledger-'));
  file = path.join(folder, 'dry-run', 'proofs.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('persists added proofs and forgets removed ones', () => {
  const ledger = new ProofLedger(file);
  ledger.add('a');
  ledger.add('b');
  ledger.remove('a');
  expect(['a', 'b'].filter((key) => new ProofLedger(file).has(key))).toEqual(['b']);
  expect(readdirSync(path.dirname(file))).toEqual(['proofs.json']);
});

test('merges the proofs of concurrent runs', () => {
  const [one, other] = [new ProofLedger(file), new ProofLedger(file)];
  one.add('a');
  other.add('b');
  one.add('c');
  const next = new ProofLedger(file);
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
])('treats a file that %s as empty and overwrites it', (_, damage) => {
  new ProofLedger(file).add('a');
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  const ledger = new ProofLedger(file);
  expect(ledger.has('a')).toBe(false);
  ledger.add('b');
  expect(new ProofLedger(file).has('b')).toBe(true);
});

test('forgets a proof after 90 days', () => {
  const dayMs = 24 * 60 * 60 * 1000;
  let now = dayMs;
  new ProofLedger(file, () => now).add('a');
  now += 89 * dayMs;
  expect(new ProofLedger(file, () => now).has('a')).toBe(true);
  now += 2 * dayMs;
  expect(new ProofLedger(file, () => now).has('a')).toBe(false);
});

test('ignores writes when the folder cannot be created', () => {
  const place = path.join(folder, 'a-file');
  writeFileSync(place, '');
  const ledger = new ProofLedger(path.join(place, 'proofs.json'));
  ledger.add('a');
  expect(new ProofLedger(path.join(place, 'proofs.json')).has('a')).toBe(false);
});
