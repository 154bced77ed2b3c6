import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'dry-run-language-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a check of this folder on a file with this text. Returns its error output; empty when the text is accepted. */
function check(script: string, fileName: string, text: string): string {
  const file = join(folder, fileName);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const { stderr } = spawnSync(process.execPath, [join(import.meta.dirname, script), file], {
    encoding: 'utf8',
  });
  return stderr;
}

test.each([
  'judge: keep the verdict of a program that exits early',
  'web/search: show the price',
  'Merge branch topic',
])('accepts the commit subject "%s"', (subject) => {
  expect(check('check-commits.mjs', 'message', `${subject}\n\nbody`)).toBe('');
});

test.each([
  ['fix everything', 'it has no scope'],
  ['web, bff: show the price', '"web, bff" is not one folder or feature'],
  ['web bff: show the price', '"web bff" is not one folder or feature'],
  ['judge: fixed the verdict', 'its verb is not imperative'],
  ['judge: keep the verdict.', 'it ends with punctuation'],
  [`judge: ${'x'.repeat(80)}`, 'it has 87 characters'],
])('refuses the commit subject "%s": %s', (subject, error) => {
  expect(check('check-commits.mjs', 'message', subject)).toContain(error);
});

test('checks only the commits made since the last change of its rules', () => {
  const repository = join(folder, 'repository');
  const script = join(repository, 'infra/language/check-commits.mjs');
  mkdirSync(dirname(script), { recursive: true });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: repository,
    });
  const commit = (subject: string) => git('commit', '--quiet', '--allow-empty', '--message', subject);
  git('init', '--quiet');
  commit('web, bff: follow an older rule');
  cpSync(join(import.meta.dirname, 'check-commits.mjs'), script);
  git('add', '.');
  commit('infra: change the rules');
  const checkAll = () => spawnSync(process.execPath, [script], { cwd: repository, encoding: 'utf8' });
  commit('web: show the price');
  expect(checkAll()).toMatchObject({ stderr: '', status: 0 });
  commit('web, bff: show the tax');
  const { stderr, status } = checkAll();
  expect(status).toBe(1);
  expect(stderr).toContain('web, bff: show the tax');
  expect(stderr).not.toContain('older rule');
});

test.each([
  ['plain.ts', '// Retries once. What next? Unknown.'],
  ['driver.py', 'size = file.tell()'],
  ['content/pages/faq.md', 'Please tell us which lesson it is in.'],
])('accepts plain words in %s: %s', (fileName, line) => {
  expect(check('check-language.mjs', fileName, `${line}\n`)).toBe('');
});

test.each([
  ['const a = 1; // draws it anew', 'again'],
  ['/** Whoever calls this waits. */', 'start the sentence with its subject'],
  ['// The caller is told why.', 'the exact verb'],
  ["test('tells solved questions from tried ones', () => {", 'distinguish'],
  ['/** Tells users about a change. */', 'notify'],
  ["const label = 'Present e-mail';", 'email'],
])('refuses "%s" and names what to write: %s', (line, better) => {
  expect(check('check-language.mjs', 'refused.ts', `${line}\n`)).toContain(better);
});
