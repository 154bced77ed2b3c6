import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { practiceList } from '@dryrun/content/course/practice-list';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createProblem, lastIdFile, problemSkeleton, readLastId } from './problem.ts';

let folder: string;
let idFile: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'new-problem-'));
  idFile = path.join(folder, 'last-question-id.json');
  writeFileSync(idFile, '998\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const problem = { lesson: 'array', name: 'open-doors', level: 'warm-up' } as const;

test('writes each file of the skeleton below its lesson', () => {
  const { target } = createProblem(folder, problem, idFile);
  expect(path.relative(folder, target)).toBe('array/open-doors');
  const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files).toHaveLength(Object.keys(problemSkeleton(problem, 999)).length);
  const signature = readFileSync(path.join(target, 'signature.ts'), 'utf8');
  expect(signature).toContain('questionId: 999');
  expect(signature).toContain("name: 'Open Doors'");
});

test('adds the spoken half for a transfer problem', () => {
  const files = Object.keys(problemSkeleton({ ...problem, level: 'transfer' }, 999));
  expect(files).toEqual(expect.arrayContaining(['talk-track.md', 'follow-ups.yaml']));
});

test.each(['', 'Open', 'open_doors', '../open', 'open-'])('refuses the name "%s"', (name) => {
  expect(() => createProblem(folder, { ...problem, name }, idFile)).toThrow('is not a name');
  expect(readLastId(idFile)).toBe(998);
});

test('never writes over a problem', () => {
  createProblem(folder, problem, idFile);
  expect(() => createProblem(folder, problem, idFile)).toThrow('Choose another name.');
});

test('gives no id twice, also after the newest problem was deleted', () => {
  const { target, questionId } = createProblem(folder, problem, idFile);
  rmSync(target, { recursive: true });
  const next = createProblem(folder, { ...problem, name: 'closed-doors' }, idFile);
  expect([questionId, next.questionId]).toEqual([999, 1000]);
});

test('knows the id of each practice problem, and no two have the same', () => {
  const ids = practiceList.map(({ signature }) => signature.questionId);
  expect(Math.max(...ids)).toBeLessThanOrEqual(readLastId(lastIdFile));
  expect(new Set(ids).size).toBe(ids.length);
});
