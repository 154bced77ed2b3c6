import { expect, test } from '@jest/globals';
import { createAdmin, createOwner, createUser, type TestUser } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';

const harness = setUpHarness();

const previewId = 11; // graph
const paidId = 31; // reverse-in-groups
const readAnnotations = async (reader: TestUser, id: number) =>
  (await reader.get(`/api/lesson/marks?id=${id}`).expect(200)).body;
const result = { answers: [[1], [0, 2]], isCorrect: true };

test('saves a note, a bookmark and a quiz result idempotently', async () => {
  const owner = await createOwner(harness);
  for (let i = 0; i < 2; i += 1) {
    await owner.put('/api/lesson/note', { lessonId: paidId, note: 'look again' }).expect(200);
    await owner.put('/api/lesson/bookmark', { lessonId: paidId, isBookmarked: true }).expect(200);
    await owner.put('/api/lesson/quiz-result', { lessonId: paidId, quizId: 'check', result }).expect(200);
  }
  expect(await readAnnotations(owner, paidId)).toEqual({
    note: 'look again',
    isBookmarked: true,
    quizResults: [{ quizId: 'check', ...result }],
  });
  const { body } = await owner.get('/api/lesson/marked?courseId=1');
  expect(body).toMatchObject({ notes: [{ lessonId: paidId, note: 'look again' }], bookmarks: [paidId] });
});

test('deletes a cleared note, a removed bookmark and a reset quiz result', async () => {
  const owner = await createOwner(harness);
  await owner.put('/api/lesson/note', { lessonId: paidId, note: 'x' });
  await owner.put('/api/lesson/note', { lessonId: paidId, note: '  ' });
  for (const isBookmarked of [true, false, false]) {
    await owner.put('/api/lesson/bookmark', { lessonId: paidId, isBookmarked });
  }
  await owner.put('/api/lesson/quiz-result', { lessonId: paidId, quizId: 'a', result });
  await owner.put('/api/lesson/quiz-result', { lessonId: paidId, quizId: 'a', result: null });
  expect(await readAnnotations(owner, paidId)).toEqual({ note: '', isBookmarked: false, quizResults: [] });
});

test('requires lesson access for writing annotations but not for reading them', async () => {
  const formerOwner = await createOwner(harness, new Date('2026-01-01T00:00:00Z'));
  await harness.database.db
    .insertInto('note')
    .values({ account_id: formerOwner.id, course_id: 1, lesson_id: paidId, content: 'old note' })
    .execute();
  expect(await readAnnotations(formerOwner, paidId)).toMatchObject({ note: 'old note' });
  for (const [user, lessonId, status] of [
    [await createUser(harness), previewId, 200],
    [await createUser(harness), paidId, 403],
    [formerOwner, paidId, 403],
    [await createAdmin(harness), paidId, 200],
  ] as const) {
    expect((await user.put('/api/lesson/note', { lessonId, note: 'n' })).status).toBe(status);
    expect((await user.put('/api/lesson/bookmark', { lessonId, isBookmarked: true })).status).toBe(status);
    expect((await user.put('/api/lesson/quiz-result', { lessonId, quizId: 'q', result })).status).toBe(
      status,
    );
  }
  expect((await harness.client().put('/api/lesson/note', { lessonId: previewId, note: 'n' })).status).toBe(
    401,
  );
});

test('does not show annotations of other users', async () => {
  const owner = await createOwner(harness);
  await owner.put('/api/lesson/note', { lessonId: previewId, note: 'mine' });
  expect(await readAnnotations(await createAdmin(harness), previewId)).toMatchObject({ note: '' });
});

test.each([
  ['note', { lessonId: previewId, note: 'x'.repeat(10_001) }, 'note: at most 10000 characters'],
  ['note', { lessonId: previewId }, 'note: must be a string'],
  ['note', { lessonId: 999, note: '' }, 'lessonId: lesson not found.'],
  ['bookmark', { lessonId: '11', isBookmarked: true }, 'lessonId: must be a whole number'],
  ['quiz-result', { lessonId: previewId, quizId: '', result }, 'quizId: must have 1 to 120 characters'],
])('refuses the invalid %s %j', async (endpoint, body, message) => {
  const response = await (await createUser(harness)).put(`/api/lesson/${endpoint}`, body);
  expect(response.body.message).toBe(message);
});

test('saves at most 20 quiz results per lesson', async () => {
  const user = await createUser(harness);
  for (let i = 0; i < 20; i += 1) {
    await user.put('/api/lesson/quiz-result', { lessonId: previewId, quizId: `q${i}`, result }).expect(200);
  }
  const { body } = await user.put('/api/lesson/quiz-result', {
    lessonId: previewId,
    quizId: 'one more',
    result,
  });
  expect(body).toEqual({ isKept: false });
});
