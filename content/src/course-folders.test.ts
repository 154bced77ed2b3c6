import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkCourseFolders, readCourseFolders } from './course-folders.ts';
import { loadCatalog } from './catalog.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'courses-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const outline = (lessons: string, first = 'id: 7') => `${first}
path: small
title: Small
price: 5
shortDesc: A small course.
fullDesc: It has two lessons.
imageUrl: /images/small.svg
createTime: '2026-11-21T00:00:00.000Z'
updateTime: '2026-11-21T00:00:00.000Z'
sections:
  - name: Only
    lessons:
${lessons}`;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const listErrors = () =>
  checkCourseFolders(folder).errors.map(({ file, line, message }) => {
    return `${path.relative(folder, file)}:${line}: ${message}`;
  });

test('reads a folder with an outline and texts as a course', () => {
  write('small/course.yaml', outline('      - { id: 2001, name: One, urlPath: one, preview: true }\n'));
  write('small/lessons/one.md', '---\nminutes: 4\n---\nText.\n');
  write('notes.txt', 'no course');
  expect(readCourseFolders(folder).map(({ course }) => course)).toMatchObject([
    { id: 7, discountPercentage: 0, sections: [{ lessons: [{ id: 2001, minutes: 4, preview: true }] }] },
  ]);
});

test.each([
  ['on-sale', ''],
  ['withdrawn', '\nstate: withdrawn'],
  ['draft', '\nstate: draft'],
])('reads the state %s; the catalog leaves out drafts', (state, line) => {
  write('small/course.yaml', outline('      - { id: 2001, name: One, urlPath: one }\n', `id: 7${line}`));
  write('small/lessons/one.md', '---\nminutes: 4\n---\nText.\n');
  expect(readCourseFolders(folder).map(({ course }) => course.state)).toEqual([state]);
  const catalog = loadCatalog(folder);
  const isVisible = state !== 'draft';
  expect(catalog.findCourseById(7) !== undefined).toBe(isVisible);
  expect(catalog.findCourseByPath('small') !== undefined).toBe(isVisible);
  expect(catalog.findLesson(2001) !== undefined).toBe(isVisible);
});

test('finds a course by its old path and refuses an old path that is taken', () => {
  const lessons =
    '      - { id: 2001, name: One, urlPath: one }\n      - { id: 2002, name: Two, urlPath: two';
  write('small/course.yaml', outline(`${lessons} }\n`, 'id: 7\noldPaths: [tiny]'));
  for (const name of ['one', 'two']) write(`small/lessons/${name}.md`, '---\nminutes: 4\n---\nText.\n');
  expect(loadCatalog(folder).findCourseByPath('tiny')?.path).toBe('small');
  write(
    'small/course.yaml',
    outline(`${lessons}, oldPaths: [one] }\n`, 'id: 7\noldPaths: [coding-interview]'),
  );
  expect(listErrors()).toEqual(['small/course.yaml:15: there is another lesson "one"']);
  write('small/course.yaml', outline(`${lessons} }\n`, 'id: 7\noldPaths: [coding-interview]'));
  expect(() => loadCatalog(folder)).toThrow('Two courses share the path coding-interview.');
});

test('finds no courses in a missing folder', () => {
  expect(readCourseFolders(path.join(folder, 'nowhere'))).toEqual([]);
  expect(readCourseFolders('')).toEqual([]);
});

test('reports every error with file and line', () => {
  write(
    'small/course.yaml',
    outline(
      '      - { id: 2001, name: One, urlPath: one }\n' +
        '      - { id: 2002, name: Two, urlPath: two }\n' +
        '      - { id: 2003, name: Again, urlPath: one }\n',
    ),
  );
  write('small/lessons/one.md', '---\nminutes: 4\n---\n\n```quiz\ntitle: A\nquestions: 5\n```\n');
  expect(listErrors()).toEqual([
    expect.stringMatching(/^small\/lessons\/one\.md:7: quiz: questions: /),
    'small/course.yaml:14: lessons/two.md is missing',
    'small/course.yaml:15: there is another lesson "one"',
    expect.stringMatching(/^small\/lessons\/one\.md:7: /),
  ]);
  expect(() => readCourseFolders(folder)).toThrow(/course\.yaml:14: lessons\/two\.md is missing/);
});

test.each([
  ['id: seven', 1, /^id: /],
  ['id: 7\nprize: 5', 1, /prize/],
  ['id: 7\nstate: sold', 2, /^state: /],
  ['id: [', 2, /not valid YAML/],
])('rejects an outline with %j', (first, line, message) => {
  write('small/course.yaml', outline('      - { id: 2001, name: One, urlPath: one }\n', first));
  expect(checkCourseFolders(folder).errors[0]).toMatchObject({
    line,
    message: expect.stringMatching(message),
  });
});

test('reports a lesson without minutes', () => {
  write('small/course.yaml', outline('      - { id: 2001, name: One, urlPath: one }\n'));
  write('small/lessons/one.md', 'Text.\n');
  expect(listErrors()).toEqual(['small/lessons/one.md:1: minutes: must be a whole number of minutes']);
});

test.each([
  ['the id 1', 'id: 1', 2001],
  ['the lesson id 31', 'id: 7', 31],
])('rejects a course that shares %s with the built-in one', (what, first, lessonId) => {
  write('small/course.yaml', outline(`      - { id: ${lessonId}, name: One, urlPath: one }\n`, first));
  write('small/lessons/one.md', '---\nminutes: 4\n---\nText.\n');
  expect(() => loadCatalog(folder)).toThrow(`Two courses share ${what}.`);
});
