import { listProblems } from '@dryrun/content/problems';
import { formatLiteral } from '@dryrun/contracts/literal';
import { beforeAll, expect, test } from '@jest/globals';
import { createUser, previewQuestion, type TestUser } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';
import { createSlides } from './slides.ts';

const harness = setUpHarness();
let user: TestUser;
beforeAll(async () => {
  user = await createUser(harness);
});

const { questionId, courseId } = previewQuestion;

test.each(listProblems().map(({ signature }) => [signature.name, signature] as const))(
  'makes slides of %s for its first example',
  (_, signature) => {
    expect(createSlides(signature, signature.examples[0] ?? []).length).toBeGreaterThan(1);
  },
);

test('returns slides for the input of a learner and refuses a paid problem', async () => {
  const response = await user.post('/api/code/slides', { questionId, courseId, input: ['[1,-1,0]'] });
  expect(response.status).toBe(200);
  expect(response.body.steps[0].picture.pictures[0].values).toEqual([-1, 0, 1]);
  const paid = await user.post('/api/code/slides', { questionId: 2, courseId, input: ['"a"'] });
  expect([paid.status, paid.body.code]).toEqual([403, 'course_not_owned']);
});

test.each([
  ['breaks the rules', '[1]', 'nums: 1 item; '],
  [
    'is too long',
    formatLiteral('int[]', Array(21).fill(1)),
    'nums: too large for slides; use at most 20 items',
  ],
])('refuses an input that %s', async (_, nums, message) => {
  const response = await user.post('/api/code/slides', { questionId, courseId, input: [nums] });
  expect([response.status, response.body.message]).toEqual([400, expect.stringContaining(message)]);
});

test('refuses a size that slides cannot show without running the generator', () => {
  const stages = listProblems().find(({ signature }) => signature.path === 'build-stages');
  expect(() => stages && createSlides(stages.signature, ['20000', '[]'])).toThrow(
    'n: too large for slides; use a number up to 60',
  );
});
