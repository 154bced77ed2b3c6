import { commentPageSize, maxCommentCount, type Comment } from '@dryrun/contracts/blog';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createUser, type TestUser } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';

const harness = setUpHarness();
let ada: TestUser;
beforeAll(async () => {
  ada = await createUser(harness);
});
beforeEach(() => harness.database.db.deleteFrom('comment').execute());

/** Inserts a thread for each number, with this many replies. All comments of a thread are from the same moment. */
async function insertThreads(replyCounts: readonly number[]): Promise<void> {
  await sql`
    with thread as (
      insert into comment (post_id, account_id, content, created_at, updated_at)
      select 1, ${ada.id}, 'thread ' || number, at, at
      from generate_series(1, ${replyCounts.length}::int) as number,
        lateral (select timestamptz '2026-01-01' + number * interval '1 second' as at) as time
      returning id, content, created_at)
    insert into comment (post_id, account_id, parent_id, content, created_at, updated_at)
    select 1, ${ada.id}, thread.id, 'reply ' || number, created_at, created_at
    from thread, lateral generate_series(
      1, (${replyCounts}::int[])[substr(thread.content, 8)::int]) as number`.execute(harness.database.db);
}

async function readPage(query: string) {
  const { body, headers } = await harness.client().get(`/api/blog/posts/1/comments${query}`).expect(200);
  const [, next] = /^<(\?cursor=.+)>; rel="next"$/.exec(headers['link'] ?? '') ?? [];
  return { comments: body as Comment[], next, count: Number(headers['x-total-count']) };
}

async function readPages(first = ''): Promise<Comment[][]> {
  const pages: Comment[][] = [];
  for (let query: string | undefined = first; query !== undefined;) {
    const page = await readPage(query);
    pages.push(page.comments);
    query = page.next;
  }
  return pages;
}

const flatten = (comments: readonly Comment[]) =>
  comments.flatMap(({ replies, ...rest }) => [rest, ...replies]);

test.each([
  ['one page', [0, 1, 2], 1],
  ['a full page', [commentPageSize - 1], 1],
  ['a page and one reply', [commentPageSize], 2],
  ['a page that ends with a top-level comment', [3, ...Array<number>(commentPageSize - 1).fill(0)], 2],
  ['long threads between short ones', [0, 130, 0, 61, 2], 4],
  ['only short threads', Array<number>(120).fill(0), 3],
])('lists %s, each comment once and in order', async (_, replyCounts, pageCount) => {
  await insertThreads(replyCounts);
  const pages = await readPages();
  expect(pages).toHaveLength(pageCount);
  for (const page of pages) expect(flatten(page).length).toBeLessThanOrEqual(commentPageSize + 1);
  const threads = new Map<string, string[]>();
  for (const { content, replies } of pages.flat())
    threads.set(content, [...(threads.get(content) ?? []), ...replies.map(({ id }) => id)]);
  expect([...threads.keys()]).toEqual(replyCounts.map((__, i) => `thread ${replyCounts.length - i}`));
  expect([...threads.values()].map(({ length }) => length)).toEqual(replyCounts.toReversed());
  for (const ids of threads.values()) expect(ids).toEqual([...new Set(ids)].sort());
});

test('begins with a comment and continues after it', async () => {
  await insertThreads([1, 60, 0]);
  await sql`update comment set created_at = created_at + substr(content, 7)::int * interval '1 microsecond'
    where parent_id is not null`.execute(harness.database.db);
  const [, longThread] = (await readPages()).flat();
  const reply = longThread?.replies[30];
  const pages = await readPages(`?at=${reply?.id}`);
  expect(pages[0]?.map(({ content, replies }) => [content, replies[0]?.id])).toEqual([
    ['thread 2', reply?.id],
    ['thread 1', expect.anything()],
  ]);
  expect((await readPage(`?at=${longThread?.id}`)).comments[0]?.replies[0]?.id).toBe(
    longThread?.replies[0]?.id,
  );
});

test('begins with the newest comment if the one in the URL no longer exists', async () => {
  await insertThreads([0, 0]);
  const { comments } = await readPage('?at=00000000-0000-4000-8000-000000000000');
  expect(comments).toHaveLength(2);
});

test('continues after a deleted comment', async () => {
  await insertThreads(Array<number>(commentPageSize + 5).fill(0));
  const { comments, next = '' } = await readPage('');
  await harness.database.db.deleteFrom('comment').where('content', 'in', ['thread 5', 'thread 6']).execute();
  expect(comments.at(-1)?.content).toBe('thread 6');
  expect((await readPage(next)).comments.map(({ content }) => content)).toEqual(
    [4, 3, 2, 1].map((i) => `thread ${i}`),
  );
});

test('counts published comments up to a limit', async () => {
  await insertThreads([2]);
  await harness.database.db
    .updateTable('comment')
    .set({ state: 'hidden' })
    .where('content', '=', 'reply 1')
    .execute();
  expect((await readPage('')).count).toBe(2);
  await insertThreads([maxCommentCount + 5]);
  expect((await readPage('')).count).toBe(maxCommentCount);
});

const yearZero = '{"thread":["0000-01-01T00:00:00Z","ffffffff-ffff-ffff-ffff-ffffffffffff"]}';
test.each(['?cursor=x', `?cursor=${btoa('{"thread":["now","x"]}')}`, `?cursor=${btoa(yearZero)}`, '?at=x'])(
  'refuses %s',
  async (query) => {
    await harness.client().get(`/api/blog/posts/1/comments${query}`).expect(400);
  },
);
