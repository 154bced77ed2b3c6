import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'dry-run-language-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a check of this folder on a file with this text. Returns its error output; empty when the text is accepted. */
function check(script: string, fileName: string, text: string): string {
  const file = join(folder, fileName);
  writeFileSync(file, text);
  const { stderr } = spawnSync(process.execPath, [join(import.meta.dirname, script), file], {
    encoding: 'utf8',
  });
  return stderr;
}

test.each([
  'judge: keep the verdict of a program that exits early',
  'web, bff: show the price',
  'Merge branch topic',
])('accepts the commit subject "%s"', (subject) => {
  expect(check('check-commits.mjs', 'message', `${subject}\n\nbody`)).toBe('');
});

test.each([
  ['fix everything', 'it has no scope'],
  ['judge: fixed the verdict', 'its verb is not imperative'],
  ['judge: keep the verdict.', 'it ends with punctuation'],
  [`judge: ${'x'.repeat(80)}`, 'it has 87 characters'],
])('refuses the commit subject "%s": %s', (subject, error) => {
  expect(check('check-commits.mjs', 'message', subject)).toContain(error);
});

test('accepts plain comments', () => {
  expect(check('check-language.mjs', 'plain.ts', '// Retries once. What next? Unknown.\n')).toBe('');
});

test.each([
  ['const a = 1; // draws it anew', 'again'],
  ['/** Whoever calls this waits. */', 'start the sentence with its subject'],
  ['// The caller is told why.', 'name who does it'],
  ["const label = 'Present e-mail';", 'email'],
])('refuses "%s" and names what to write: %s', (line, better) => {
  expect(check('check-language.mjs', 'refused.ts', `${line}\n`)).toContain(better);
});
