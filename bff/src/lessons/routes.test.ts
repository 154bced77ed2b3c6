import { insertSubmission } from '@dryrun/migrations/rows/testing';
import { expect, test } from '@jest/globals';
import { createAdmin, createOwner, createUser } from '../../test/builders.ts';
import { setUpHarness, type Client } from '../../test/harness.ts';

const harness = setUpHarness();

const previewId = 23; // three-sum
const paidId = 31; // reverse-in-groups
const getContent = (reader: Client, id: number | string) => reader.get(`/api/lesson/content?id=${id}`);

test('shows a preview lesson to everyone, even with an invalid token', async () => {
  for (const reader of [harness.client(), harness.client('A'.repeat(43)), await createUser(harness)]) {
    const { status, body } = await getContent(reader, previewId);
    expect({ status, fields: Object.keys(body) }).toEqual({
      status: 200,
      fields: ['lessonContent', 'solution', 'answer'],
    });
    expect(body.lessonContent).not.toBe('');
  }
});

test('shows every lesson to owners and admins', async () => {
  for (const reader of [await createOwner(harness), await createAdmin(harness)]) {
    const { status, body } = await getContent(reader, paidId);
    expect({ status, hasText: body.answer.length > 0 }).toEqual({ status: 200, hasText: true });
  }
});

test('returns 401 for a paid lesson to visitors and 403 to users who do not own it', async () => {
  expect((await getContent(harness.client(), paidId)).status).toBe(401);
  expect((await getContent(harness.client('A'.repeat(43)), paidId)).status).toBe(401);
  expect(await getContent(await createUser(harness), paidId)).toMatchObject({
    status: 403,
    body: { code: 'course_not_owned', message: 'Buy this course to start learning.' },
  });
});

test('serves recordings of programs to readers of their lesson', async () => {
  const owner = await createOwner(harness);
  const lessons = { graph: 11, recursion: 16 };
  const programOf = async (id: number): Promise<string> =>
    /^```python run=(\w+) trace$/m.exec((await getContent(owner, id)).body.lessonContent)?.[1] ?? '';
  const [previewed, paid] = [await programOf(lessons.graph), await programOf(lessons.recursion)];
  const statusOf = async (reader: Client, id: number, program: string): Promise<number> =>
    (await reader.get(`/api/lesson/trace?id=${id}&program=${encodeURIComponent(program)}`)).status;
  const visitor = harness.client();
  expect(await statusOf(visitor, lessons.graph, previewed)).toBe(200);
  expect(await statusOf(visitor, lessons.recursion, paid)).toBe(401);
  expect(await statusOf(await createUser(harness), lessons.recursion, paid)).toBe(403);
  expect(await statusOf(await createAdmin(harness), lessons.recursion, paid)).toBe(200);
  const { body } = await owner.get(`/api/lesson/trace?id=${lessons.recursion}&program=${paid}`).expect(200);
  expect(body.events[0]).toEqual(['c', 1, 1, {}, {}, 'script']);
  for (const other of [paid, '0123456789abcdef', `../recursion/${paid}`, '']) {
    expect(await statusOf(visitor, lessons.graph, other)).toBe(404);
  }
});

test('runs a lesson program for a reader with access to the lesson', async () => {
  const [owner, visitor] = [await createOwner(harness), await createUser(harness)];
  const typedCode = 'print(1)';
  const run = (user: Client, program: object) =>
    user.post('/api/lesson/run', { courseId: 1, lessonId: 16, lang: 'python3', typedCode, ...program });
  const { body } = await run(owner, {}).expect(200);
  const rows = harness.database.db.selectFrom('run').selectAll().where('id', '=', body.run_id);
  expect(await rows.execute()).toMatchObject([
    { account_id: owner.id, question_id: 0, lang: 'python3', typed_code: typedCode, cases: [['0']] },
  ]);
  expect((await owner.get(`/api/code/run/${body.run_id}/check`)).body).toMatchObject({ state: 'PENDING' });

  expect((await run(harness.client(), {})).status).toBe(401);
  expect(await run(visitor, {})).toMatchObject({ status: 403, body: { code: 'course_not_owned' } });
  expect((await run(visitor, { lessonId: 11 })).status).toBe(200); // a preview lesson
  expect(await run(owner, { lessonId: 999 })).toMatchObject({
    status: 404,
    body: { code: 'lesson_not_found', fields: { lessonId: expect.any(String) } },
  });
});

test.each([
  [
    'java',
    'class Other {}',
    'typedCode: keep the class Main with its method main. The program starts there.',
  ],
  ['c_cpp', 'int f() {}', 'typedCode: keep `int main()` at the start of a line. The program starts there.'],
  ['python3', 'x'.repeat(64 * 1024 + 1), 'Code is too long.'],
])('refuses a %s program that the judge cannot start', async (lang, typedCode, message) => {
  const owner = await createOwner(harness);
  const body = { courseId: 1, lessonId: 16, lang, typedCode };
  expect(await owner.post('/api/lesson/run', body)).toMatchObject({
    status: 400,
    body: { message, fields: { typedCode: message } },
  });
});

test('finds the text of a solution only after the problem was solved', async () => {
  const owner = await createOwner(harness);
  const search = async (query: string): Promise<{ section?: string; lessonPath?: string }[]> =>
    (await owner.get(`/api/lesson/search?query=${query}`).expect(200)).body;
  const isSolution = ({ section }: { section?: string }) => section !== undefined;
  const hits = await search('dijkstra');
  expect(hits[0]?.lessonPath).toBe('breadth-first-search'); // teaches the algorithm, others only mention it
  expect(hits.filter(isSolution)).toEqual([]);
  await insertSubmission(harness.database.db, owner.id, { question_id: 17, status_msg: 'Approved' });
  expect((await search('dijkstra')).filter(isSolution)).toContainEqual(
    expect.objectContaining({ lessonPath: 'reliable-route', section: 'best-solution' }),
  );
});

test('ends access at the exact second and reports the end date', async () => {
  const owner = await createOwner(harness, new Date('2026-03-09T23:59:59Z'));
  harness.now = new Date('2026-03-09T23:59:58Z');
  const { id } = owner;
  await harness.database.db
    .updateTable('token')
    .set({ expires_at: new Date('2099-01-01') })
    .where('account_id', '=', id)
    .execute();
  expect((await getContent(owner, paidId)).status).toBe(200);
  harness.now = new Date('2026-03-09T23:59:59Z');
  expect(await getContent(owner, paidId)).toMatchObject({
    status: 403,
    body: { code: 'access_ended', message: 'Your access ended on March 9, 2026.' },
  });
});

test.each([
  ['999', 404, 'id: lesson not found.'],
  ['-1', 404, 'id: lesson not found.'],
  ['x', 400, 'id: must be a whole number'],
  ['0x17', 400, 'id: must be a whole number'],
  ['%2023', 400, 'id: must be a whole number'],
  ['23.0', 400, 'id: must be a whole number'],
  ['', 400, 'id: must be a whole number'],
  ['23&id=24', 400, 'id: must be a whole number'],
])('refuses the lesson id %s', async (id, status, message) => {
  const { status: responseStatus, body } = await getContent(harness.client(), id);
  expect({ status: responseStatus, message: body.message, fields: body.fields }).toEqual({
    status,
    message,
    fields: { id: message },
  });
});

test('marks a lesson as completed, and as not completed, idempotently', async () => {
  const owner = await createOwner(harness);
  const mark = async (isCompleted: boolean): Promise<number[]> => {
    const { body } = await owner
      .post('/api/lesson/completed', { courseId: 1, lessonId: paidId, isCompleted })
      .expect(200);
    return body.currentCourses[0].finishedLessons;
  };
  expect([await mark(true), await mark(true)]).toEqual([[paidId], [paidId]]);
  expect([await mark(false), await mark(false)]).toEqual([[], []]);
});

test('saves the last lesson of an owner', async () => {
  const owner = await createOwner(harness);
  const { body } = await owner.post('/api/lesson/last-lesson', { courseId: 1, lessonId: 11 }).expect(200);
  expect(body.currentCourses[0].lastLessonPath).toBe('graph');
});

test('saves the last tab of a coding lesson', async () => {
  const owner = await createOwner(harness);
  const save = async (lesson: object) => {
    const { body } = await owner.post('/api/lesson/last-lesson', { courseId: 1, ...lesson }).expect(200);
    return body.currentCourses[0].lastSection;
  };
  expect(await save({ lessonId: 23, section: 'thought-process' })).toBe('thought-process');
  expect(await save({ lessonId: 23 })).toBeUndefined();
  expect(await save({ lessonId: 11, section: 'submissions' })).toBeUndefined();
});

test.each(['completed', 'last-lesson'])(
  'refuses %s without access to the course and for unknown ids',
  async (endpoint) => {
    const body = { courseId: 1, lessonId: paidId, isCompleted: true };
    const path = `/api/lesson/${endpoint}`;
    expect((await harness.client().post(path, body)).status).toBe(401);
    expect((await (await createUser(harness)).post(path, body)).body.code).toBe('course_not_owned');
    const formerOwner = await createOwner(harness, new Date('2026-01-01T00:00:00Z'));
    expect((await formerOwner.post(path, body)).body.code).toBe('access_ended');
    expect((await (await createAdmin(harness)).post(path, body)).status).toBe(200);
    const owner = await createOwner(harness);
    expect((await owner.post(path, { ...body, courseId: 7 })).body).toMatchObject({
      code: 'course_not_found',
      message: 'courseId: course not found.',
      fields: { courseId: 'courseId: course not found.' },
    });
    expect((await owner.post(path, { ...body, lessonId: 700 })).body).toMatchObject({
      code: 'lesson_not_found',
      message: 'lessonId: lesson not found.',
      fields: { lessonId: 'lessonId: lesson not found.' },
    });
    expect((await owner.post(path, { courseId: 1 })).body.message).toBe('lessonId: must be a whole number');
  },
);
