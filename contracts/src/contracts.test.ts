import { expect, test } from '@jest/globals';
import { authContract } from './auth.ts';
import { codeContract, listSubmissions, startRun } from './code.ts';
import type { Contract } from './endpoint.ts';
import { errors } from './errors.ts';
import { lessonsContract } from './lessons.ts';
import { limits } from './limits.ts';
import { usersContract } from './users.ts';

const contracts: readonly Contract[] = [authContract, codeContract, lessonsContract, usersContract];

test('no two endpoints share a method and path', () => {
  const places = contracts.flatMap((contract) => Object.values(contract).map((e) => `${e.method} ${e.path}`));
  expect(new Set(places).size).toBe(places.length);
});

test('every parameter in a path has a schema', () => {
  for (const contract of contracts) {
    for (const { path, params } of Object.values(contract)) {
      const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]);
      expect(names.length > 0).toBe(params !== undefined);
    }
  }
});

test('every error is a sentence with a client or server error status', () => {
  for (const { status, message } of Object.values(errors)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message).toMatch(/[.!]$/);
  }
});

const run = { input: ['[1]'], questionId: 1, lang: 'java', typedCode: 'x', courseId: 1 };

test('a run in a language the judge does not know names the field', () => {
  const parsed = startRun.body.safeParse({ ...run, lang: 'ruby' });
  expect(parsed.error?.issues[0]?.message).toBe('lang: use one of java, python3, c_cpp');
});

test('a run takes at most eight further cases', () => {
  const inputs = Array.from({ length: limits.inputCases + 1 }, () => ['[1]']);
  expect(startRun.body.safeParse({ ...run, inputs }).success).toBe(false);
  expect(startRun.body.safeParse({ ...run, inputs: inputs.slice(1) }).success).toBe(true);
});

test('a page of submissions is at most 100 long and sorted by creation time only', () => {
  expect(listSubmissions.query.parse({ size: '5000' })).toEqual({
    page: 0,
    size: 100,
    sort: 'creationTime,desc',
  });
  expect(listSubmissions.query.safeParse({ sort: 'lang,asc' }).success).toBe(false);
});
