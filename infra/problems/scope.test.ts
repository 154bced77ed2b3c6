import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '@dryrun/content/proofs/source-tree';
import { listChangedFiles } from './changed-files.ts';
import { openProofFile } from './proof-file.ts';
import { readScope, type Subject } from './scope.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dryrun-scope-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('readScope', () => {
  const subject = (names: readonly string[], stale: readonly string[]): Subject<string> => ({
    names,
    folder: path.join(repositoryRoot, 'content/course/problems', names.join('-')),
    provables: ['a', 'b'],
    stale,
  });
  const current = subject(['1', '01', 'three-sum'], []);
  const stale = subject(['9', '09', 'reverse-in-groups'], ['b']);
  const choose = (...args: string[]) => {
    const scope = readScope(args, [...current.names, ...stale.names]);
    return [scope(current), scope(stale)];
  };

  test.each([
    ['no arguments', [], [[], ['b']]],
    [
      '--all',
      ['--all'],
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
    ],
    ['a number', ['01'], [['a', 'b'], []]],
    ['a path', ['three-sum'], [['a', 'b'], []]],
    ['--changed', ['--changed'], [[], ['a', 'b']]],
    [
      'an unknown revision',
      ['--changed', '--since', 'no-such-revision'],
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
    ],
  ])('selects proofs by %s', (_, args, expected) => {
    expect(choose(...args)).toEqual(expected);
  });

  test.each([
    [['21'], 'Unknown problem: 21'],
    [['--all', '01'], 'only one of'],
    [['--all', '--changed'], 'only one of'],
    [['--since', 'HEAD'], 'requires --changed'],
    [['--everything'], 'Unknown option'],
  ])('refuses the arguments %j', (args, message) => {
    expect(() => choose(...args)).toThrow(message);
  });
});

test('lists files that changed since the merge base, and new ones', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  git('init', '-q', '-b', 'main');
  mkdirSync(path.join(folder, 'problems'));
  for (const name of ['unchanged', 'committed', 'edited']) write(`problems/${name}`, name);
  git('add', '.');
  git('commit', '-qm', 'first');
  git('checkout', '-qb', 'feature');
  write('problems/committed', 'changed');
  git('commit', '-qam', 'second');
  git('checkout', '-q', 'main');
  write('problems/unchanged', 'changed on main only');
  git('commit', '-qam', 'third');
  git('checkout', '-q', 'feature');
  write('problems/edited', 'changed');
  write('problems/ähnlich', 'new');
  expect(listChangedFiles('main', folder)?.sort()).toEqual([
    'problems/committed',
    'problems/edited',
    'problems/ähnlich',
  ]);
  expect(listChangedFiles('gone', folder)).toBeUndefined();
});

describe('openProofFile', () => {
  const provables = ['a', 'b', 'c'].map((name) => ({ kind: 'wrong' as const, name, key: `key of ${name}` }));
  const [a, b] = provables as [(typeof provables)[0], (typeof provables)[0], (typeof provables)[0]];

  test('adds successful proofs, and removes failed and obsolete ones', () => {
    const file = path.join(folder, 'proofs.json');
    writeFileSync(file, JSON.stringify({ b: b.key, c: 'stale', removed: 'key' }));
    const proofs = openProofFile(file, provables);
    expect(proofs.stale.map(({ name }) => name)).toEqual(['a', 'c']);
    proofs.write([a], [b]);
    proofs.removeObsolete();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ a: a.key, c: 'stale' });
  });
});
