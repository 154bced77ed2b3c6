import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { adminContract } from './admin.ts';
import { authContract } from './auth.ts';
import { blogContract, createComment } from './blog.ts';
import { codeContract, listSubmissions, startRun } from './code.ts';
import { editorContract } from './editor.ts';
import type { Contract } from './endpoint.ts';
import { errors } from './errors.ts';
import { lessonsContract } from './lessons.ts';
import { limits } from './limits.ts';
import { paymentsContract } from './payments.ts';
import { profileContract } from './profile.ts';
import { usersContract } from './users.ts';

const contracts: readonly Contract[] = [
  adminContract,
  authContract,
  blogContract,
  editorContract,
  codeContract,
  lessonsContract,
  paymentsContract,
  profileContract,
  usersContract,
];

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

const faults: readonly unknown[] = [
  ...[
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
  ],
  ...[[], [5], [[5]], ['x'], ['1', '2'], Array.from({ length: 9 }, () => ['x']), {}, { length: 1 }],
];
const requestParts = contracts.flatMap((contract) =>
  Object.entries(contract).flatMap(([name, endpoint]) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = endpoint[part];
      return schema instanceof z.ZodObject ? [{ name, part, schema }] : [];
    }),
  ),
);

test.each(requestParts)(
  'every fault in the $part of $name is a sentence that names its field',
  ({ schema }) => {
    for (const field of Object.keys(schema.shape)) {
      for (const fault of faults) {
        const issues = schema.safeParse({ [field]: fault }).error?.issues ?? [];
        const said = issues.filter(({ path }) => path[0] === field).map(({ message }) => message);
        for (const message of said) {
          expect(message).toMatch(new RegExp(`^${field}: .+`));
          expect(message).not.toMatch(/invalid|expected|received|too (small|big)/i);
        }
      }
    }
  },
);

test.each(requestParts.filter(({ part }) => part === 'body'))(
  'the body of $name is asked to be a JSON object',
  ({ schema }) => {
    for (const body of [[], 'x', 5, null, undefined]) {
      expect(schema.safeParse(body).error?.issues.map(({ message }) => message)).toEqual([
        'The request body must be a JSON object.',
      ]);
    }
  },
);

test.each([
  [{}, 'input: a list of texts is needed'],
  [{ input: 'str' }, 'input: a list of texts is needed'],
  [{ input: [5] }, 'input: each argument is a JSON literal in a string'],
  [{ input: [], inputs: 'str' }, 'inputs: a list of test cases is needed'],
  [{ input: [], inputs: ['str'] }, 'inputs: a list of texts is needed'],
  [{ input: [], inputs: [[5]] }, 'inputs: each argument is a JSON literal in a string'],
])('a run with the cases %j is told what is wrong', (cases, message) => {
  const { input: _, ...rest } = run;
  expect(startRun.body.safeParse({ ...rest, ...cases }).error?.issues[0]?.message).toBe(message);
});

test.each([
  ['email', 'a'.repeat(300_000), 'email: at most 254 characters are allowed'],
  ['password', 'a'.repeat(1025), 'password: at most 1024 characters are allowed'],
])('the %s of a login that is too long is told to be', (field, value, message) => {
  const login = { email: 'a@example.com', password: 'x', [field]: value };
  expect(authContract.login.body.safeParse(login).error?.issues).toMatchObject([{ message }]);
});

test.each(['0x17', ' 23', '23.0', '23 ', '+23', '2e1', '', '９', ['23', '24']])(
  'the id %j in an address is not a decimal integer',
  (id) => {
    const parsed = lessonsContract.getLessonContent.query.safeParse({ id });
    expect(parsed.error?.issues[0]?.message).toBe('id: a whole number is needed');
  },
);

test('an id in an address is written in decimal digits', () => {
  expect(lessonsContract.getLessonContent.query.parse({ id: '23' })).toEqual({ id: 23 });
  expect(lessonsContract.getLessonContent.query.parse({ id: 23 })).toEqual({ id: 23 });
});

test('a wait without a number is not a wait of 0', () => {
  const { query } = codeContract.checkRun;
  expect(query.parse({})).toEqual({ wait: 0 });
  expect(query.safeParse({ wait: '' }).error?.issues[0]?.message).toBe(
    'wait: a whole number of milliseconds is needed',
  );
});

const draft = { postId: 1, content: 'Hello', recaptchaToken: 'x' };

test.each([
  ['', 'content: write something first'],
  [' \n\t ', 'content: write something first'],
  ['\u200b\u200d\ufeff', 'content: write something first'],
  ['\ud800abc', 'content: half a character is not allowed'],
  ['a'.repeat(1001), 'content: Comment cannot exceed 1000 characters'],
  ['😀'.repeat(1001), 'content: Comment cannot exceed 1000 characters'],
  ['a\0b', 'content: a null byte is not allowed'],
])('a comment of %j is refused', (content, message) => {
  const parsed = createComment.body.safeParse({ ...draft, content });
  expect(parsed.error?.issues[0]?.message).toBe(message);
});

test('a comment has at most 1000 characters as people count them, without the space around', () => {
  for (const character of ['a', 'é', '😀']) {
    const content = character.repeat(1000);
    expect(createComment.body.parse({ ...draft, content: ` ${content}\n` }).content).toBe(content);
  }
});
