import { findProblem } from '@dryrun/content/problems';
import type { Twist } from '@dryrun/contracts/twists';
import { expect, test } from '@jest/globals';
import { completeJudging, createOwner, createUser } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';

const harness = setUpHarness();

test('shows the follow-up of a preview problem to everybody with an account, and of others to owners', async () => {
  const [user, owner] = await Promise.all([createUser(harness), createOwner(harness)]);
  const { body } = await user.get('/api/twists/three-sum').expect(200);
  const twist = body as Twist;
  expect(twist.questionId).toBe(101);
  expect(twist.question).toContain('## Constraints');
  expect(twist.question).not.toContain('::');
  expect(twist.bestSolution).toContain('```java');
  expect((await user.get('/api/twists/edit-distance')).body.code).toBe('course_not_owned');
  expect((await owner.get('/api/twists/edit-distance').expect(200)).body.questionId).toBe(120);
  expect((await owner.get('/api/twists/arrays')).body.code).toBe('twist_not_found');
  expect((await harness.client().get('/api/twists/three-sum')).status).toBe(401);
});

test('runs, submits and saves code of a follow-up, without counting it as a problem of the course', async () => {
  const user = await createUser(harness);
  const code = { questionId: 101, courseId: 1, lang: 'python3', typedCode: 'pass' };
  const run = await user.post('/api/code/run', { ...code, input: ['[1,2,3]', '7'] }).expect(200);
  await completeJudging(harness.database.db, 'run', run.body.run_id);
  const invalid = await user.post('/api/code/run', { ...code, input: ['[1,2,3]', '400000'] });
  expect(invalid.body.fields).toHaveProperty(['input.limit']);
  const { submission_id: id } = (await user.post('/api/code/submit', code).expect(200)).body;
  await completeJudging(harness.database.db, 'submission', id, { statusMsg: 'Wrong Answer' });
  await harness.database.db
    .updateTable('submission')
    .set({ status_msg: 'Wrong Answer' })
    .where('id', '=', id)
    .execute();
  expect((await user.post(`/api/code/submit/${id}/diagnosis`).expect(200)).body).toEqual({});
  const list = (await user.get('/api/code/101/submissions').expect(200)).body;
  expect(list.totalElements).toBe(1);
  expect((await user.get('/api/code/latest-submissions').expect(200)).body).toEqual([]);
  expect((await user.get('/api/practice/today').expect(200)).body.items).toEqual([]);
});

test('is not open without access to its problem', async () => {
  const user = await createUser(harness);
  const questionId = 120;
  expect(findProblem(questionId)).toBeDefined();
  const code = { questionId, courseId: 1, lang: 'python3', typedCode: 'pass' };
  expect((await user.post('/api/code/submit', code)).body.code).toBe('course_not_owned');
});
