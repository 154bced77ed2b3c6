import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '@dryrun/contracts/language';
import { expect, test } from '@jest/globals';
import { looksComplete } from './looksComplete.ts';

test.each<[Lang, string, boolean]>([
  ['python3', 'def f():\n    return [1, (2)]\n', true],
  ['python3', 'def f():\n', false],
  ['python3', 'def f():  # later\n', false],
  ['python3', 'x = [1, 2', false],
  ['python3', "x = ']'  # '(", true],
  ['python3', '"""\n( [\n"""\nx = 1', true],
  ['python3', 'x = "abc', false],
  ['python3', 'x = (]', false],
  ['java', 'class A { char c = \'{\'; String s = "}\\""; /* { */ } // {', true],
  ['java', 'class A { void f() {', false],
  ['java', 'class A { /* }', false],
  ['java', 'String s = """\n {\n""";', true],
  ['c_cpp', "int x = 1'000'000; char c = '\\'';", true],
  ['c_cpp', 'auto s = R"(a { " b)"; int f() { return 1; }', true],
  ['c_cpp', 'int f() { return 1; }}', false],
])('%s: %j looks complete: %p', (lang, code, expected) => {
  expect(looksComplete(code, lang)).toBe(expected);
});

const langOf: Readonly<Record<string, Lang>> = { '.java': 'java', '.py': 'python3', '.cpp': 'c_cpp' };

test('accepts every program of the problems', () => {
  const files = globSync('content/course/problems/*/{solutions,wrong,slow}/*');
  expect(files.length).toBeGreaterThan(300);
  const refused = files.filter((file) => {
    const lang = langOf[path.extname(file)];
    return lang !== undefined && !looksComplete(readFileSync(file, 'utf8'), lang);
  });
  expect(refused).toEqual([]);
});
