import { beforeAll, expect, test } from '@jest/globals';
import { createUser, previewInput, previewQuestion, type TestUser } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';

const harness = setUpHarness();
let user: TestUser;
beforeAll(async () => {
  user = await createUser(harness);
});

const run = { ...previewQuestion, input: previewInput };
const tooLongCode = `#${'a'.repeat(64 * 1024)}`;

const invalidRuns: readonly (readonly [
  name: string,
  change: object,
  status: number,
  code: string,
  message: string,
])[] = [
  ['no language', { lang: undefined }, 400, 'invalid_request', 'lang: use one of java, python3, c_cpp'],
  ['an unknown language', { lang: 'ruby' }, 400, 'invalid_request', 'lang: use one of java, python3, c_cpp'],
  [
    'a string as question id',
    { questionId: '1' },
    400,
    'invalid_request',
    'questionId: must be a whole number',
  ],
  [
    'a fraction as question id',
    { questionId: 1.5 },
    400,
    'invalid_request',
    'questionId: must be a whole number',
  ],
  ['no code', { typedCode: undefined }, 400, 'invalid_request', 'typedCode: must be a string'],
  [
    'a number as a literal',
    { input: [5] },
    400,
    'invalid_request',
    'input: each argument must be a JSON literal in a string',
  ],
  [
    'nine additional cases',
    { inputs: Array(9).fill(previewInput) },
    400,
    'invalid_request',
    'inputs: at most 8 cases',
  ],
  [
    'nine cases in all',
    { inputs: Array(8).fill(previewInput) },
    400,
    'invalid_input',
    'inputs: at most 8 cases',
  ],
  [
    'an unknown question',
    { questionId: 999 },
    404,
    'question_not_found',
    'questionId: question not found in this course.',
  ],
  [
    'a negative question id',
    { questionId: -1 },
    404,
    'question_not_found',
    'questionId: question not found in this course.',
  ],
  ['an unknown course', { courseId: 2 }, 404, 'course_not_found', 'courseId: course not found.'],
  ['64 kB and 1 byte of code', { typedCode: tooLongCode }, 400, 'code_too_long', 'Code is too long.'],
  [
    'few characters of many bytes',
    { typedCode: '日'.repeat(22_000) },
    400,
    'code_too_long',
    'Code is too long.',
  ],
  [
    'a null byte in code',
    { typedCode: 'a\0b' },
    400,
    'code_has_null_byte',
    'typedCode: null bytes are not allowed.',
  ],
  ['no test case', { input: [] }, 400, 'invalid_input', 'input: must have 1 value (nums), not 0'],
  ['a blank test case', { input: [' '] }, 400, 'invalid_input', 'nums: enter a list of ints'],
  ['a letter among ints', { input: ['[1,2,3,"a"]'] }, 400, 'invalid_input', "nums[3]: 'a' is not an int"],
  [
    'an int out of range',
    { input: ['[1,2,100001]'] },
    400,
    'invalid_input',
    'nums[2]: 100001 is not between -100,000 and 100,000',
  ],
  ['too few numbers', { input: ['[1,2]'] }, 400, 'invalid_input', 'nums: 2 items; 3 to 3,000 are allowed'],
  [
    'a null byte in a literal',
    { input: ['[1,\0]'] },
    400,
    'invalid_input',
    "nums: unexpected '\0' at position 4",
  ],
  [
    'an error in an additional case',
    { inputs: [['[1,2,3]'], ['[1']] },
    400,
    'invalid_input',
    "Case 3: nums: the value ends too early; expected ',' or ']'",
  ],
  [
    'a case larger than 16 kB',
    { input: [`[${'1,'.repeat(9000)}1]`] },
    400,
    'invalid_input',
    'input: a test case may hold at most 16 kB',
  ],
];

test.each(invalidRuns)('refuses a run with %s', async (_name, change, status, code, message) => {
  const response = await user.post('/api/code/run', { ...run, ...change });
  expect({ status: response.status, code: response.body.code, message: response.body.message }).toEqual({
    status,
    code,
    message,
  });
});

test('inserts no row for a refused run', async () => {
  expect(await harness.database.db.selectFrom('run').select('id').execute()).toEqual([]);
});

test('reports every invalid field', async () => {
  const { body } = await user.post('/api/code/run', { input: 'x', questionId: null });
  expect(Object.keys(body.fields)).toEqual(['questionId', 'lang', 'typedCode', 'courseId', 'input']);
});

test.each([
  [{ courseId: 2 }, { courseId: 'courseId: course not found.' }],
  [{ questionId: 999 }, { questionId: 'questionId: question not found in this course.' }],
  [{ typedCode: tooLongCode }, { typedCode: 'Code is too long.' }],
  [{ typedCode: 'a\0b' }, { typedCode: 'typedCode: null bytes are not allowed.' }],
])('reports the invalid field of a run and of a submission: %#', async (change, fields) => {
  for (const body of [
    { path: '/api/code/run', ...run },
    { path: '/api/code/submit', ...previewQuestion },
  ]) {
    const response = await user.post(body.path, { ...body, ...change });
    expect({ ...response.body }).toMatchObject({ message: Object.values(fields)[0], fields });
  }
});

test('reports a body that is not an object under the field `body`', async () => {
  const { body } = await user.post('/api/code/submit', []);
  expect(body.fields).toEqual({ body: 'The request body must be a JSON object.' });
});

test('reports invalid test cases by case and argument', async () => {
  const { body } = await user.post('/api/code/run', { ...run, input: ['[1]'], inputs: [['x']] });
  expect(body.fields).toEqual({
    'input.nums': 'nums: 1 item; 3 to 3,000 are allowed',
    'inputs.0.nums': "nums: unexpected 'x' at position 2",
  });
});

test('accepts code of exactly 64 kB', async () => {
  const otherUser = await createUser(harness);
  expect(
    (await otherUser.post('/api/code/submit', { ...previewQuestion, typedCode: tooLongCode.slice(1) }))
      .status,
  ).toBe(200);
});

test.each([
  ['wait=1001', 'wait: must be at most 1000 ms'],
  ['wait=x', 'wait: must be a whole number of milliseconds'],
  ['wait=', 'wait: must be a whole number of milliseconds'],
  ['wait=0x1', 'wait: must be a whole number of milliseconds'],
  ['wait=-1', 'wait: must be at least 0 ms'],
])('refuses a check with %s', async (query, message) => {
  const { status, body } = await user.get(
    `/api/code/run/6f1f0f62-8f4e-4f6e-9a34-1d8f3c9a7a10/check?${query}`,
  );
  expect({ status, message: body.message }).toEqual({ status: 400, message });
});
