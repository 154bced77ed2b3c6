import type { Plan } from '@dryrun/contracts/plan';
import { tokenHash } from '@dryrun/runtime/secret-key';
import { beforeEach, expect, test } from '@jest/globals';
import { flattenLessons } from '@dryrun/contracts/courses';
import { createOwner, createUser, type TestUser } from '../../test/builders.ts';
import { setUpHarness, startHarness } from '../../test/harness.ts';

const noon = new Date('2026-11-26T12:00:00Z');
const daysLater = (days: number): Date => new Date(noon.getTime() + days * 24 * 3600 * 1000);

const harness = setUpHarness();
beforeEach(() => {
  harness.now = noon;
});

async function makePlan(user: TestUser, change: object = {}): Promise<Plan> {
  const minutes = [60, 60, 60, 60, 60, 60, 60];
  const settings = { interviewOn: '2026-12-31', timeZone: 'America/Los_Angeles', minutes, ...change };
  return ((await user.put('/api/plan', settings).expect(200)).body as { plan: Plan }).plan;
}

async function createCalendar(user: TestUser): Promise<string> {
  return ((await user.post('/api/plan/calendar').expect(200)).body as { path: string }).path;
}

/** Reads the feed as a calendar does: without a login. */
async function readFeed(path: string): Promise<string> {
  return (await harness.client().get(path).expect(200)).text;
}

const readEvents = (feed: string) =>
  [...feed.replaceAll(/\r\n[ \t]/g, '').matchAll(/BEGIN:VEVENT\r\n(.*?)END:VEVENT/gs)].map(([, lines = '']) =>
    Object.fromEntries(
      lines
        .trim()
        .split('\r\n')
        .map((line) => [line.slice(0, line.search(/[:;]/)), line.slice(line.indexOf(':') + 1)]),
    ),
  );

test('has an all-day event for each day of the plan and for the interview', async () => {
  const user = await createOwner(harness);
  const plan = await makePlan(user);
  const feed = await readFeed(await createCalendar(user));
  const events = readEvents(feed);
  expect(events.map((event) => event['DTSTART'])).toEqual(
    [...plan.days.map(({ on }) => on), '2026-12-31'].map((day) => day.replaceAll('-', '')),
  );
  expect(events[0]).toMatchObject({
    DTSTART: '20261126',
    DTEND: '20261127',
    SUMMARY: `Dry Run: ${plan.days[0]?.minutes} min`,
    URL: `${harness.url}/plan`,
    TRANSP: 'TRANSPARENT',
  });
  expect(events[0]?.['DESCRIPTION']).toMatch(
    /^Read How to use this course\\, 12 min\\nRead Time and space complexity/,
  );
  expect(events.at(-1)).toMatchObject({ DTSTART: '20261231', DTEND: '20270101', SUMMARY: 'Interview' });
  expect(new Set(events.map((event) => event['UID'])).size).toBe(events.length);
});

test('follows RFC 5545: line ends, lengths of lines and required properties', async () => {
  const user = await createOwner(harness);
  await makePlan(user, { minutes: [480, 480, 480, 480, 480, 480, 480] });
  const feed = await readFeed(await createCalendar(user));
  expect(feed.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = feed.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Dry Run//plan//EN']);
  for (const event of readEvents(feed)) {
    expect(event['UID']).toMatch(/^(day|interview)-\d{4}-\d{2}-\d{2}-[\da-f]{16}@127\.0\.0\.1$/);
    expect(event['DTSTAMP']).toBe('20261126T120000Z');
  }
});

test('is private, and stores only a hash of its address', async () => {
  const user = await createOwner(harness);
  await makePlan(user);
  const path = await createCalendar(user);
  const token = /([\w-]{43})\.ics$/.exec(path)?.[1] ?? '';
  const { headers } = await harness.client().get(path).expect(200);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
  const row = await harness.database.db
    .selectFrom('plan')
    .selectAll()
    .where('account_id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(row.calendar_hash?.equals(tokenHash(token))).toBe(true);
  expect(JSON.stringify(row)).not.toContain(token);
  expect(JSON.stringify((await user.get('/api/plan')).body)).not.toContain(token);
});

test('contains titles only, no text of a lesson or problem', async () => {
  const user = await createOwner(harness);
  await makePlan(user);
  const feed = await readFeed(await createCalendar(user));
  const { catalog } = harness.context;
  const lessons = catalog.courses.flatMap(flattenLessons);
  for (const { id } of lessons) {
    const text = catalog.findLessonText(id);
    for (const line of [text?.lessonContent, text?.solution, text?.answer].join('\n').split('\n'))
      if (line.trim().length > 40) expect(feed).not.toContain(line.trim());
  }
});

test('ends when it is renewed, revoked, or its account is deleted', async () => {
  const user = await createOwner(harness);
  await makePlan(user);
  const first = await createCalendar(user);
  expect((await user.get('/api/plan')).body).toMatchObject({ plan: { hasCalendar: true } });
  const second = await createCalendar(user);
  const notFound = { status: 404, body: { code: 'calendar_not_found' } };
  expect(await harness.client().get(first)).toMatchObject(notFound);
  await harness.client().get(second).expect(200);
  await user.delete('/api/plan/calendar').expect(204);
  expect(await harness.client().get(second)).toMatchObject(notFound);
  expect((await user.get('/api/plan')).body).toMatchObject({ plan: { hasCalendar: false } });

  const third = await createCalendar(user);
  await harness.database.db
    .insertInto('account_deletion')
    .values({ account_id: user.id, deletes_comments: false, deletes_at: daysLater(14) })
    .execute();
  expect(await harness.client().get(third)).toMatchObject(notFound);
});

test.each(['x.ics', `${'a'.repeat(43)}.ics`, 'a'.repeat(43), `%00${'a'.repeat(42)}.ics`])(
  'does not know the address %s',
  async (file) => {
    const { status, body } = await harness.client().get(`/api/plan/calendar/${file}`);
    expect([status, body]).toMatchObject([404, { code: 'calendar_not_found' }]);
  },
);

test('is current on each day without a visit', async () => {
  const user = await createOwner(harness);
  await makePlan(user);
  const path = await createCalendar(user);
  harness.now = new Date('2026-11-27T07:59:00Z'); // still the 26th in Los Angeles
  expect(readEvents(await readFeed(path))[0]).toMatchObject({ DTSTART: '20261126' });
  harness.now = new Date('2026-11-27T08:01:00Z');
  const event = readEvents(await readFeed(path))[0];
  expect(event).toMatchObject({ DTSTART: '20261127' });
  // Nothing was done, so the first lesson moves.
  expect(event?.['DESCRIPTION']).toMatch(/^Read How to use this course/);
});

test('is empty after the interview, and while the plan has no day of the interview', async () => {
  const user = await createOwner(harness);
  await makePlan(user, { interviewOn: '2026-12-01' });
  const path = await createCalendar(user);
  harness.now = daysLater(5);
  expect(readEvents(await readFeed(path))).toMatchObject([{ SUMMARY: 'Interview' }]);
  harness.now = daysLater(6);
  expect(readEvents(await readFeed(path))).toEqual([]);
  await user.put('/api/practice/interview', { interviewOn: null }).expect(200);
  expect(readEvents(await readFeed(path))).toEqual([]);
});

test('needs a plan', async () => {
  const user = await createUser(harness);
  expect((await user.post('/api/plan/calendar')).body).toMatchObject({ code: 'plan_not_found' });
  await user.delete('/api/plan/calendar').expect(204);
});

test('limits requests for one feed, and guesses from one address', async () => {
  const strict = await startHarness({ RATE_LIMIT_SCALE: '0.05' });
  try {
    const guess = (letter: string) => strict.client().get(`/api/plan/calendar/${letter.repeat(43)}.ics`);
    const statuses: number[] = [];
    for (const letter of 'abcdefgh') statuses.push((await guess(letter)).status);
    expect(statuses).toEqual([404, 404, 404, 429, 429, 429, 429, 429]);
  } finally {
    await strict.stop();
  }
});
