import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createProblem, problemSkeleton } from './problem.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'new-problem-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const problem = { lesson: 'array', name: 'open-doors', level: 'warm-up', questionId: 999 } as const;

test('writes each file of the skeleton below its lesson', () => {
  const target = createProblem(folder, problem);
  expect(path.relative(folder, target)).toBe('array/open-doors');
  const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files).toHaveLength(Object.keys(problemSkeleton(problem)).length);
  const signature = readFileSync(path.join(target, 'signature.ts'), 'utf8');
  expect(signature).toContain('questionId: 999');
  expect(signature).toContain("name: 'Open Doors'");
});

test('adds the spoken half for a transfer problem', () => {
  const files = Object.keys(problemSkeleton({ ...problem, level: 'transfer' }));
  expect(files).toEqual(expect.arrayContaining(['talk-track.md', 'follow-ups.yaml']));
});

test.each(['', 'Open', 'open_doors', '../open', 'open-'])('refuses the name "%s"', (name) => {
  expect(() => createProblem(folder, { ...problem, name })).toThrow('is not a name');
});

test('never writes over a problem', () => {
  createProblem(folder, problem);
  expect(() => createProblem(folder, problem)).toThrow('Choose another name.');
});
