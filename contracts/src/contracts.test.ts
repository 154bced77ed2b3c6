import { globSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { authContract } from './auth.ts';
import { createComment } from './blog.ts';
import { codeContract, listSubmissions, startRun } from './code.ts';
import type { Contract } from './endpoint.ts';
import { errors } from './errors.ts';
import { lessonsContract } from './lessons.ts';
import { limits } from './limits.ts';

const files = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts'] });
const modules = await Promise.all(
  files.map((file) => import(`./${file}`) as Promise<Record<string, unknown>>),
);
const contracts = modules.flatMap((module) =>
  Object.keys(module)
    .filter((name) => name.endsWith('Contract'))
    .map((name) => module[name] as Contract),
);

test('has a unique method and path for every endpoint', () => {
  const routes = contracts.flatMap((contract) => Object.values(contract).map((e) => `${e.method} ${e.path}`));
  expect(new Set(routes).size).toBe(routes.length);
});

test('has a schema for every path parameter', () => {
  for (const contract of contracts) {
    for (const { path, params } of Object.values(contract)) {
      const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]);
      expect(names.length > 0).toBe(params !== undefined);
    }
  }
});

test('gives every error a sentence and a 4xx or 5xx status', () => {
  for (const { status, message } of Object.values(errors)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message).toMatch(/[.!]$/);
  }
});

const run = { input: ['[1]'], questionId: 1, lang: 'java', typedCode: 'x', courseId: 1 };

test('names the field when the language is unknown', () => {
  const parsed = startRun.body.safeParse({ ...run, lang: 'ruby' });
  expect(parsed.error?.issues[0]?.message).toBe('lang: use one of java, python3, c_cpp');
});

test('accepts at most eight additional test cases', () => {
  const inputs = Array.from({ length: limits.inputCases + 1 }, () => ['[1]']);
  expect(startRun.body.safeParse({ ...run, inputs }).success).toBe(false);
  expect(startRun.body.safeParse({ ...run, inputs: inputs.slice(1) }).success).toBe(true);
});

test('limits a page of submissions to 100 and sorts by creation time only', () => {
  expect(listSubmissions.query.parse({ size: '5000' })).toEqual({
    page: 0,
    size: 100,
    sort: 'creationTime,desc',
  });
  expect(listSubmissions.query.safeParse({ sort: 'lang,asc' }).success).toBe(false);
});

const invalidValues: readonly unknown[] = [
  undefined,
  null,
  true,
  5,
  1.5,
  -7,
  1e300,
  '',
  'x',
  '0x17',
  '23.0',
  ' 23',
  'a'.repeat(300_000),
  '9'.repeat(400),
  [],
  [5],
  [[5]],
  ['x'],
  ['1', '2'],
  Array.from({ length: 9 }, () => ['x']),
  {},
  { length: 1 },
];
const requestParts = contracts.flatMap((contract) =>
  Object.entries(contract).flatMap(([name, endpoint]) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = endpoint[part];
      return schema instanceof z.ZodObject ? [{ name, part, schema }] : [];
    }),
  ),
);

test.each(requestParts)('reports invalid fields in the $part of $name by field name', ({ schema }) => {
  for (const field of Object.keys(schema.shape)) {
    for (const value of invalidValues) {
      const issues = schema.safeParse({ [field]: value }).error?.issues ?? [];
      const messages = issues.filter(({ path }) => path[0] === field).map(({ message }) => message);
      for (const message of messages) {
        expect(message).toMatch(new RegExp(`^${field}: .+`));
        expect(message).not.toMatch(/invalid|expected|received|too (small|big)/i);
      }
    }
  }
});

test.each(requestParts.filter(({ part }) => part === 'body'))(
  'requires a JSON object as the body of $name',
  ({ schema }) => {
    for (const body of [[], 'x', 5, null, undefined]) {
      expect(schema.safeParse(body).error?.issues.map(({ message }) => message)).toEqual([
        'The request body must be a JSON object.',
      ]);
    }
  },
);

test.each([
  [{}, 'input: must be a list of strings'],
  [{ input: 'str' }, 'input: must be a list of strings'],
  [{ input: [5] }, 'input: each argument must be a JSON literal in a string'],
  [{ input: [], inputs: 'str' }, 'inputs: must be a list of test cases'],
  [{ input: [], inputs: ['str'] }, 'inputs: must be a list of strings'],
  [{ input: [], inputs: [[5]] }, 'inputs: each argument must be a JSON literal in a string'],
])('explains what is wrong with the test cases %j', (cases, message) => {
  const { input: _, ...rest } = run;
  expect(startRun.body.safeParse({ ...rest, ...cases }).error?.issues[0]?.message).toBe(message);
});

test.each([
  ['email', 'a'.repeat(300_000), 'email: at most 254 characters are allowed'],
  ['password', 'a'.repeat(1025), 'password: at most 1024 characters are allowed'],
])('rejects a login whose %s is too long', (field, value, message) => {
  const login = { email: 'a@example.com', password: 'x', [field]: value };
  expect(authContract.login.body.safeParse(login).error?.issues).toMatchObject([{ message }]);
});

test.each(['0x17', ' 23', '23.0', '23 ', '+23', '2e1', '', '９', ['23', '24']])(
  'rejects %j as an id in a query',
  (id) => {
    const parsed = lessonsContract.getLessonContent.query.safeParse({ id });
    expect(parsed.error?.issues[0]?.message).toBe('id: must be a whole number');
  },
);

test('accepts an id in decimal digits', () => {
  expect(lessonsContract.getLessonContent.query.parse({ id: '23' })).toEqual({ id: 23 });
  expect(lessonsContract.getLessonContent.query.parse({ id: 23 })).toEqual({ id: 23 });
});

test('does not treat an empty wait as 0', () => {
  const { query } = codeContract.checkRun;
  expect(query.parse({})).toEqual({ wait: 0 });
  expect(query.safeParse({ wait: '' }).error?.issues[0]?.message).toBe(
    'wait: must be a whole number of milliseconds',
  );
});

const draft = { postId: 1, content: 'Hello', recaptchaToken: 'x' };

test.each([
  ['', 'content: enter a comment'],
  [' \n\t ', 'content: enter a comment'],
  ['\u200b\u200d\ufeff', 'content: enter a comment'],
  ['\ud800abc', 'content: must be valid Unicode'],
  ['a'.repeat(1001), 'content: Comment cannot exceed 1000 characters'],
  ['😀'.repeat(1001), 'content: Comment cannot exceed 1000 characters'],
  ['a\0b', 'content: null bytes are not allowed'],
])('rejects %j as a comment', (content, message) => {
  const parsed = createComment.body.safeParse({ ...draft, content });
  expect(parsed.error?.issues[0]?.message).toBe(message);
});

test('counts the 1000 characters of a comment in code points after trimming', () => {
  for (const character of ['a', 'é', '😀']) {
    const content = character.repeat(1000);
    expect(createComment.body.parse({ ...draft, content: ` ${content}\n` }).content).toBe(content);
  }
});
