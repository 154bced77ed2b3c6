import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { builtInCourse } from '@dryrun/content/course/outline';
import { createOwner, createPromoCode, createUser, createAdmin } from '../../test/builders.ts';
import { startHarness, type Client, type Harness } from '../../test/harness.ts';
import { isKnownPath } from '../platform/http/known-path.ts';

let harness: Harness;
let coursesFolder: string;
beforeAll(async () => {
  coursesFolder = mkdtempSync(join(tmpdir(), 'courses-'));
  cpSync(join(import.meta.dirname, '../../test/courses'), coursesFolder, { recursive: true });
  copyCourse({ id: 3, path: 'old-talk', state: 'withdrawn' });
  copyCourse({ id: 4, path: 'new-talk', state: 'draft' });
  copyCourse({ id: 5, path: 'renamed-talk', state: 'withdrawn' });
  addOldPaths('renamed-talk');
  harness = await startHarness({ COURSES_DIR: coursesFolder });
});
afterAll(async () => {
  await harness.stop();
  rmSync(coursesFolder, { recursive: true });
});

/** Copies the course Number talk. Lesson ids start with the course's id, such as 3001. */
function copyCourse({ id, path, state }: { id: number; path: string; state: string }): void {
  cpSync(join(coursesFolder, 'number-talk'), join(coursesFolder, path), { recursive: true });
  const file = join(coursesFolder, path, 'course.yaml');
  const copy = readFileSync(file, 'utf8')
    .replace('id: 2\n', `id: ${id}\nstate: ${state}\n`)
    .replace('path: number-talk', `path: ${path}`)
    .replaceAll('id: 100', `id: ${id}00`);
  writeFileSync(file, copy);
}

function addOldPaths(path: string): void {
  const file = join(coursesFolder, path, 'course.yaml');
  const renamed = readFileSync(file, 'utf8')
    .replace(`path: ${path}\n`, `path: ${path}\noldPaths: [first-talk]\n`)
    .replace('urlPath: primes', 'urlPath: primes, oldPaths: [sieve]');
  writeFileSync(file, renamed);
}

const secondCourse = { id: 2, preview: 1001, paid: 1002 };
const getContent = (reader: Client, id: number) => reader.get(`/api/lesson/content?id=${id}`);

test('returns the built-in course, although the client bundles it', async () => {
  const { status, body } = await harness.client().get('/api/courses/course?path=coding-interview');
  expect({ status, body }).toEqual({ status: 200, body: JSON.parse(JSON.stringify(builtInCourse)) });
});

test('lists a course from a folder after the built-in one, with price, discount and minutes', async () => {
  const { body } = await harness.client().get('/api/courses/all');
  expect(body.map(({ path }: { path: string }) => path)).toEqual(['coding-interview', 'number-talk']);
  expect(body[1]).toMatchObject({
    id: 2,
    price: 12.5,
    discountPercentage: 0.2,
    language: 'English',
    sections: [
      {
        name: 'Numbers',
        sectionOrder: 1,
        lessons: [
          { id: 1001, lessonOrder: 1, preview: true, minutes: 3, isCodingProblem: false },
          { id: 1002, lessonOrder: 2, preview: false, minutes: 4 },
        ],
      },
    ],
  });
});

test.each([
  ['?path=nothing', 404, 'path: course not found.'],
  ['?path=', 404, 'path: course not found.'],
  ['', 400, 'path: must be a string'],
  ['?path=a&path=b', 400, 'path: must be a string'],
])('refuses the query "%s" for a course', async (query, status, message) => {
  const response = await harness.client().get(`/api/courses/course${query}`);
  expect({ status: response.status, message: response.body.message }).toEqual({ status, message });
});

test('hides a draft from every user, admins included', async () => {
  const admin = await createAdmin(harness);
  expect((await admin.get('/api/courses/course?path=new-talk')).status).toBe(404);
  expect((await getContent(admin, 4001)).status).toBe(404);
  expect(isKnownPath('/course/new-talk', harness.context.catalog.courses)).toBe(false);
});

test('lists all courses for admins, with state, source, owners and lessons', async () => {
  const [admin] = [await createAdmin(harness), await createOwner(harness, undefined, 5)];
  await createOwner(harness, new Date(harness.now.getTime() - 1), 5);
  const { body } = await admin.get('/api/admin/catalog').expect(200);
  expect(body).toMatchObject([
    { id: 1, path: 'coding-interview', state: 'on-sale', source: 'settings', price: 39 },
    { id: 2, path: 'number-talk', state: 'on-sale', source: 'file', price: 12.5, discountPercentage: 0.2 },
    { id: 3, state: 'withdrawn', owners: 0 },
    { id: 5, state: 'withdrawn', owners: 1 },
    { id: 4, path: 'new-talk', state: 'draft', source: 'file', owners: 0 },
  ]);
  expect(body[4].sections[0].lessons[0]).toMatchObject({ id: 4001, preview: true, isCodingProblem: false });
  expect(JSON.stringify(body)).not.toContain('codeTemplate');
  const learner = await createUser(harness);
  for (const path of ['catalog', 'settings']) await learner.get(`/api/admin/${path}`).expect(403);
});

test('keeps a withdrawn course for its owners and refuses to sell it', async () => {
  const [owner, visitor] = [await createOwner(harness, undefined, 3), await createUser(harness)];
  const { body: course } = await owner.get('/api/courses/course?path=old-talk').expect(200);
  expect(course).toMatchObject({ id: 3, state: 'withdrawn' });
  await getContent(owner, 3002).expect(200);
  await owner.post('/api/lesson/completed', { courseId: 3, lessonId: 3002, isCompleted: true }).expect(200);
  expect((await owner.get('/api/user/me')).body.currentCourses).toMatchObject([
    { coursePath: 'old-talk', finishedLessons: [3002] },
  ]);
  expect((await getContent(visitor, 3002)).body.code).toBe('course_not_owned');
  const { status, body } = await visitor.post('/api/buy/quote', { coursesIds: [3] });
  expect([status, body.code]).toEqual([400, 'course_not_sold']);
  const promo = { code: 'OLDTALK', fraction: 0.5, is_link: true, course_ids: '[3]' };
  await createPromoCode(harness, promo);
  const link = await visitor.get('/oldtalk').expect(302);
  expect(link.headers['location']).toBe('/buy/old-talk?promo=OLDTALK');
  const find = async (reader: Client) => (await reader.get('/api/lesson/search?query=primes')).body;
  const hit = expect.objectContaining({ coursePath: 'old-talk', lessonPath: 'primes' });
  expect(await find(owner)).toContainEqual(hit);
  expect(await find(visitor)).not.toContainEqual(hit);
  const { text: sitemap } = await harness.client().get('/sitemap.xml');
  expect(sitemap).toContain('/course/number-talk');
  expect(sitemap).not.toContain('/course/old-talk');
});

test.each([
  ['/course/first-talk', '/course/renamed-talk'],
  ['/course/first-talk/sieve?a=1', '/course/renamed-talk/primes?a=1'],
  ['/course/renamed-talk/sieve', '/course/renamed-talk/primes'],
  ['/buy/first-talk?promo=SAM', '/buy/renamed-talk?promo=SAM'],
])('redirects the old path %s to %s', async (from, to) => {
  const { status, headers } = await harness.client().get(from);
  expect([status, headers['location']]).toEqual([301, to]);
});

test('redirects no unknown lesson, and returns the course of an old path', async () => {
  const client = harness.client();
  for (const path of ['/course/first-talk/nothing', '/course/first-talk/sieve/more/2'])
    expect((await client.get(path)).headers['location']).toBeUndefined();
  expect((await client.get('/api/courses/course?path=first-talk')).body.path).toBe('renamed-talk');
});

test('applies the same access rules to lessons of every course', async () => {
  expect((await getContent(harness.client(), secondCourse.preview)).body.lessonContent).toContain(
    '[remainders](/course/number-talk/remainders)',
  );
  expect((await getContent(harness.client(), secondCourse.paid)).status).toBe(401);
  expect((await getContent(await createOwner(harness), secondCourse.paid)).body.code).toBe(
    'course_not_owned',
  );
  expect((await getContent(await createAdmin(harness), secondCourse.paid)).status).toBe(200);
  const owner = await createOwner(harness, undefined, secondCourse.id);
  expect((await getContent(owner, secondCourse.paid)).status).toBe(200);
  expect((await getContent(owner, 31)).body.code).toBe('course_not_owned');
});

test('stores progress per course and refuses a lesson of another course', async () => {
  const owner = await createOwner(harness, undefined, secondCourse.id);
  const { body } = await owner.post('/api/lesson/completed', {
    courseId: secondCourse.id,
    lessonId: secondCourse.paid,
    isCompleted: true,
  });
  expect(body.currentCourses).toMatchObject([
    { courseId: 2, coursePath: 'number-talk', finishedLessons: [secondCourse.paid] },
  ]);
  for (const endpoint of ['completed', 'last-lesson']) {
    const refused = await owner.post(`/api/lesson/${endpoint}`, {
      courseId: secondCourse.id,
      lessonId: 31,
      isCompleted: true,
    });
    expect({ status: refused.status, code: refused.body.code }).toEqual({
      status: 404,
      code: 'lesson_not_found',
    });
  }
});

test('finds lesson names for everyone, and paid text only for readers with access', async () => {
  const search = async (reader: Client, query: string) =>
    (await reader.get(`/api/lesson/search?query=${encodeURIComponent(query)}`).expect(200)).body;
  const nameMatch = { coursePath: 'number-talk', lessonPath: 'remainders', lessonName: 'Remainders' };
  const [firstNamed, secondNamed] = await search(harness.client(), 'remainders');
  expect([firstNamed, secondNamed]).toEqual([nameMatch, expect.objectContaining({ lessonPath: 'primes' })]);
  expect(await search(harness.client(), 'clock arith')).toEqual([]);
  expect(await search(await createOwner(harness, undefined, secondCourse.id), 'clock arith')).toEqual([
    {
      ...nameMatch,
      heading: 'Clock arithmetic',
      anchor: 'clock-arithmetic',
      excerpt: 'The quokkaword appears in paid text only.',
    },
  ]);
  const [bestHit] = await search(harness.client(), 'multiples');
  expect(bestHit).toMatchObject({ lessonPath: 'primes', excerpt: 'Strike out the multiples.' });
  expect(await search(harness.client(), 'quokkaword')).toEqual([]);
  expect(await search(await createUser(harness), 'quokkaword')).toEqual([]);
  const formerOwner = await createOwner(harness, new Date('2026-01-01T00:00:00Z'), secondCourse.id);
  expect(await search(formerOwner, 'quokkaword')).toEqual([]);
  for (const reader of [await createOwner(harness, undefined, secondCourse.id), await createAdmin(harness)]) {
    const [firstHit] = await search(reader, 'quokkaword');
    expect(firstHit).toMatchObject({ coursePath: 'number-talk', lessonPath: 'remainders' });
  }
  expect(await search(harness.client(), ' .,; ')).toEqual([]);
  expect((await harness.client().get(`/api/lesson/search?query=${'a'.repeat(201)}`)).status).toBe(400);
});

test('serves the pages of both courses and no others', () => {
  const { courses } = harness.context.catalog;
  expect(isKnownPath('/course/number-talk/primes', courses)).toBe(true);
  expect(isKnownPath('/course/number-talk/three-sum', courses)).toBe(false);
  expect(isKnownPath('/course/coding-interview/primes', courses)).toBe(false);
  expect(isKnownPath('/course/nothing', courses)).toBe(false);
});
