import { listPracticeProblems } from '@dryrun/content/problems';
import { insertSubmission } from '@dryrun/migrations/rows/testing';
import { expect, test } from '@jest/globals';
import { createOwner, createUser } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';

const harness = setUpHarness();

const read = (path: string) => `/api/practice-problems/${path}`;

test('returns the texts of every practice problem to an owner', async () => {
  const owner = await createOwner(harness);
  for (const { signature } of listPracticeProblems()) {
    const { body } = await owner.get(read(signature.path)).expect(200);
    expect(body.questionId).toBe(signature.questionId);
    expect(body.question).not.toContain('::');
    expect(body.thoughtProcess).toContain('## Brute force');
    expect(body.bestSolution).toContain('```cpp');
  }
});

test('refuses visitors and users without the course', async () => {
  await harness.client().get(read('find-page')).expect(401);
  const user = await createUser(harness);
  await user.get(read('find-page')).expect(403);
  const code = { questionId: 201, courseId: 1, lang: 'python3', typedCode: 'x' };
  await user.post('/api/code/submit', code).expect(403);
});

test('responds to an unknown path with 404', async () => {
  const owner = await createOwner(harness);
  for (const path of ['no-such-problem', 'three-sum', '..%2Farray']) await owner.get(read(path)).expect(404);
});

test('judges a practice problem without a change of the progress', async () => {
  const owner = await createOwner(harness);
  const code = { questionId: 206, courseId: 1, lang: 'python3', typedCode: 'class Solution: pass' };
  await owner.post('/api/code/submit', code).expect(200);
  const { body } = await owner.get('/api/user/me').expect(200);
  expect(body.triedQuestions).toEqual([206]);
  expect(body.currentCourses[0].finishedLessons).toEqual([]);
});

test('keeps the submissions of a problem that was withdrawn, outside the lists', async () => {
  const owner = await createOwner(harness);
  const withdrawn = 299;
  await insertSubmission(harness.database.db, owner.id, { question_id: withdrawn, status_msg: 'Approved' });
  expect((await owner.get('/api/code/latest-submissions').expect(200)).body).toEqual([]);
  await owner.get('/api/practice/today').expect(200);
  const { body } = await owner.get(`/api/code/${withdrawn}/submissions`).expect(200);
  expect(body.content).toHaveLength(1);
  const code = { questionId: withdrawn, courseId: 1, lang: 'python3', typedCode: 'x' };
  await owner.post('/api/code/submit', code).expect(404);
});
