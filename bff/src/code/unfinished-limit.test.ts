import { expect, test } from '@jest/globals';
import { builtInCourse } from '@dryrun/content/course/outline';
import { isPublished } from '@dryrun/content/course/published';
import { flattenLessons } from '@dryrun/contracts/courses';
import { limits } from '@dryrun/contracts/limits';
import {
  createOwner,
  completeJudging,
  paidQuestion,
  previewInput,
  type TestUser,
} from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';

const harness = setUpHarness();

const questionIds = flattenLessons(builtInCourse)
  .flatMap((lesson) => (lesson.questionId !== undefined && isPublished(lesson) ? [lesson.questionId] : []))
  .slice(0, 8);

const submit = (user: TestUser, questionId: number) =>
  user.post('/api/code/submit', { ...paidQuestion, questionId });
const runFirstQuestion = (user: TestUser) =>
  user.post('/api/code/run', { ...paidQuestion, questionId: 1, input: previewInput });

const refusedResponse = {
  status: 409,
  body: {
    code: 'too_many_judging',
    message: '3 of your programs are still being judged. Please wait for a result.',
  },
};

test('refuses a fourth run or submission until one of three is finished', async () => {
  const owner = await createOwner(harness);
  const { body: run } = await runFirstQuestion(owner).expect(200);
  for (const questionId of questionIds.slice(1, 3)) await submit(owner, questionId).expect(200);
  expect(await submit(owner, questionIds[3] ?? 0)).toMatchObject(refusedResponse);
  expect((await runFirstQuestion(owner)).body).toEqual(run); // a double click does not count as a fourth program
  await completeJudging(harness.database.db, 'run', run.run_id);
  expect((await submit(owner, questionIds[3] ?? 0)).status).toBe(200);
  expect(await submit(owner, questionIds[4] ?? 0)).toMatchObject(refusedResponse);
});

test('accepts three of eight questions submitted at once', async () => {
  const owner = await createOwner(harness);
  const responses = await Promise.all(
    [...questionIds, ...questionIds].map((questionId) => submit(owner, questionId)),
  );
  const rows = await harness.database.db
    .selectFrom('submission')
    .select('question_id')
    .where('account_id', '=', owner.id)
    .execute();
  expect(rows).toHaveLength(limits.unfinishedPerAccount);
  for (const { status, body } of responses)
    if (status !== 200) expect({ status, body }).toMatchObject(refusedResponse);
});

test('does not count the programs of other learners', async () => {
  const owner = await createOwner(harness);
  for (const questionId of questionIds.slice(0, 3)) await submit(owner, questionId).expect(200);
  expect((await submit(await createOwner(harness), questionIds[3] ?? 0)).status).toBe(200);
});

test('counts programs that have been queued for more than a minute', async () => {
  const owner = await createOwner(harness);
  for (const questionId of questionIds.slice(0, 3)) await submit(owner, questionId).expect(200);
  await harness.database.db
    .updateTable('submission')
    .set({ created_at: new Date(Date.now() - 120_000) })
    .where('account_id', '=', owner.id)
    .execute();
  expect(await submit(owner, questionIds[3] ?? 0)).toMatchObject(refusedResponse);
});
