import type { Draft, DraftVersion } from '@dryrun/contracts/drafts';
import { expect, test } from '@jest/globals';
import { createUser, type TestUser } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';

const harness = setUpHarness();

const minuteMs = 60_000;
const unchanged = { questionId: 1, lang: 'java', baseRevision: 0, ageMs: 0, keepsPrevious: false };

async function save(user: TestUser, typedCode: string | null, change: object = {}): Promise<Draft> {
  return (await user.put('/api/code/draft', { ...unchanged, typedCode, ...change }).expect(200)).body;
}

const readDrafts = async (user: TestUser): Promise<Draft[]> =>
  (await user.get('/api/code/1/drafts').expect(200)).body;

async function readVersions(user: TestUser): Promise<string[]> {
  const { body } = await user.get('/api/code/1/drafts/java/versions').expect(200);
  return (body as DraftVersion[]).map(({ typedCode }) => typedCode);
}

test('saves a draft per question and language for its owner only', async () => {
  const [user, other] = [await createUser(harness), await createUser(harness)];
  await save(user, 'java');
  await save(user, 'python', { lang: 'python3' });
  await save(user, 'other question', { questionId: 2 });
  const codes = (await readDrafts(user)).map(({ lang, typedCode }) => `${lang} ${typedCode}`);
  expect(codes.toSorted()).toEqual(['java java', 'python3 python']);
  expect(await readDrafts(other)).toEqual([]);
  expect(await readVersions(other)).toEqual([]);
  await harness.client().get('/api/code/1/drafts').expect(401);
  await harness.client().get('/api/code/1/drafts/java/versions').expect(401);
  await harness
    .client()
    .put('/api/code/draft', { ...unchanged, typedCode: 'x' })
    .expect(401);
});

test('keeps a version every five minutes of continuous editing', async () => {
  const user = await createUser(harness);
  let { revision } = await save(user, 'edit 0', { ageMs: 20 * minuteMs });
  for (let minute = 1; minute <= 12; minute += 1) {
    const change = { baseRevision: revision, ageMs: (20 - minute) * minuteMs };
    ({ revision } = await save(user, `edit ${minute}`, change));
  }
  expect(await readVersions(user)).toEqual(['edit 8', 'edit 4']);
});

test('keeps the replaced code as a version on a reset to the template', async () => {
  const user = await createUser(harness);
  const first = await save(user, 'mine');
  const reset = await save(user, null, { baseRevision: first.revision, keepsPrevious: true });
  expect(reset.typedCode).toBeNull();
  expect(await readVersions(user)).toEqual(['mine']);
});

test('keeps the template that the code started from until the code is reset', async () => {
  const user = await createUser(harness);
  const started = await save(user, 'mine', { template: 'first' });
  const edited = await save(user, 'mine, edited', { baseRevision: started.revision });
  expect(edited).toMatchObject({ typedCode: 'mine, edited', template: 'first' });
  const seen = await save(user, 'mine, edited', { baseRevision: edited.revision, template: 'second' });
  expect(seen).toMatchObject({ template: 'second', revision: edited.revision + 1 });
  expect(await readDrafts(user)).toEqual([seen]);
  const reset = await save(user, null, { baseRevision: seen.revision, template: 'second' });
  expect(reset).not.toHaveProperty('template');
});

test('keeps the newest code of two devices as the draft and the other as a version', async () => {
  const user = await createUser(harness);
  const { revision } = await save(user, 'common', { ageMs: 60 * minuteMs });
  await save(user, 'laptop', { baseRevision: revision, ageMs: 2 * minuteMs });
  const late = await save(user, 'phone, offline', { baseRevision: revision, ageMs: 9 * minuteMs });
  expect(late.typedCode).toBe('laptop');
  expect(await readVersions(user)).toContain('phone, offline');
  const newest = await save(user, 'phone', { baseRevision: revision });
  expect(newest).toMatchObject({ typedCode: 'phone', revision: late.revision + 1 });
  expect(await readVersions(user)).toContain('laptop');
  const [draft] = await readDrafts(user);
  expect(draft).toEqual(newest);
});

test('keeps the last 20 versions, each text once', async () => {
  const user = await createUser(harness);
  let { revision } = await save(user, 'v0', { ageMs: 100 * minuteMs });
  const replace = async (code: string, ageMs: number) => {
    ({ revision } = await save(user, code, { baseRevision: revision, ageMs, keepsPrevious: true }));
  };
  for (let i = 1; i <= 24; i += 1) await replace(`v${i}`, (100 - i) * minuteMs);
  await replace('v10', minuteMs);
  await replace('end', 0);
  const versions = await readVersions(user);
  expect(versions).toHaveLength(20);
  expect(versions.slice(0, 3)).toEqual(['v10', 'v24', 'v23']);
  expect(new Set(versions).size).toBe(20);
});

test('saves concurrent edits of two devices without losing one', async () => {
  const user = await createUser(harness);
  await Promise.all([save(user, 'one', { ageMs: 5 }), save(user, 'two'), save(user, 'three', { ageMs: 9 })]);
  const [draft] = await readDrafts(user);
  expect(draft?.typedCode).toBe('two');
  expect((await readVersions(user)).toSorted()).toEqual(['one', 'three']);
});

test.each([
  ['Code is too long.', { typedCode: 'x'.repeat(64 * 1024 + 1) }],
  ['typedCode: null bytes are not allowed.', { typedCode: 'a\0b' }],
  ['typedCode: must be a string', { typedCode: 5 }],
  ['questionId: question not found in this course.', { questionId: 999 }],
  ['lang: use one of java, python3, c_cpp', { lang: 'ruby' }],
  ['ageMs: must be at least 0', { ageMs: -1 }],
  ['template: at most 4,000 characters', { template: 'x'.repeat(4001) }],
])('refuses an invalid draft with the message "%s"', async (message, change) => {
  const user = await createUser(harness);
  const body = { ...unchanged, typedCode: 'x', ...change };
  const response = await user.put('/api/code/draft', body);
  expect(response.body.message).toBe(message);
});
