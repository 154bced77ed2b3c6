import { freshDatabase, type FreshDatabase } from '@dryrun/migrations/testing';
import { findPlanRow } from '@dryrun/planning/stored-plan';
import { readConfig } from '@dryrun/runtime/config';
import { createLogger } from '@dryrun/runtime/logger';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { environment } from './config.ts';
import { loadCourses, refreshPlans } from './plans.ts';
import { createLearner } from './testing.ts';

const created = new Date('2026-12-05T12:00:00Z');
const urls = { DATABASE_URL: 'postgres://localhost', REDIS_URL: 'redis://localhost' };
const courses = loadCourses(readConfig(environment, { ...urls, APP_MODE: 'production' }));

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.db.deleteFrom('plan').execute());

async function createPlanner(timeZone: string, interviewOn = '2026-12-31'): Promise<string> {
  const { db } = database;
  const id = await createLearner(db, created);
  await db.updateTable('account').set({ time_zone: timeZone }).where('id', '=', id).execute();
  await db
    .updateTable('memory_plan')
    .set({ interview_on: interviewOn })
    .where('account_id', '=', id)
    .execute();
  await db
    .updateTable('enrollment')
    .set({ expires_at: new Date('2027-12-05T00:00:00Z') })
    .where('account_id', '=', id)
    .execute();
  return id;
}

const refreshAt = (time: string, db = database.db) =>
  refreshPlans({ db, courses, clock: () => new Date(time), log: createLogger('accounts', 'silent') });

const computedOn = async (accountId: string): Promise<string | undefined> =>
  (await findPlanRow(database.db, accountId))?.computed_on;

test('computes each plan after midnight in the time zone of its account', async () => {
  const [berlin, newYork] = [await createPlanner('Europe/Berlin'), await createPlanner('America/New_York')];
  await refreshAt('2026-12-05T22:59:00Z');
  expect([await computedOn(berlin), await computedOn(newYork)]).toEqual(['2026-12-05', '2026-12-05']);
  await refreshAt('2026-12-05T23:01:00Z');
  expect([await computedOn(berlin), await computedOn(newYork)]).toEqual(['2026-12-06', '2026-12-05']);
  await refreshAt('2026-12-06T05:01:00Z');
  expect([await computedOn(berlin), await computedOn(newYork)]).toEqual(['2026-12-06', '2026-12-06']);
  const plan = await findPlanRow(database.db, newYork);
  expect(plan?.content.days[0]?.on).toBe('2026-12-07'); // Sundays have no minutes
  expect(plan?.content.days.length).toBeGreaterThan(5);
});

test('computes a plan once per day, also with two workers', async () => {
  const id = await createPlanner('UTC');
  await Promise.all([refreshAt('2026-12-06T00:05:00Z'), refreshAt('2026-12-06T00:06:00Z')]);
  const first = await findPlanRow(database.db, id);
  await refreshAt('2026-12-06T23:55:00Z');
  expect(await findPlanRow(database.db, id)).toEqual(first);
});

test('leaves plans alone whose interview is over or has no day', async () => {
  const over = await createPlanner('UTC', '2026-12-04');
  const unset = await createPlanner('UTC');
  await database.db
    .updateTable('memory_plan')
    .set({ interview_on: null })
    .where('account_id', '=', unset)
    .execute();
  await refreshAt('2026-12-06T00:05:00Z');
  expect([await computedOn(over), await computedOn(unset)]).toEqual(['2026-12-05', '2026-12-05']);
});

test('computes the other plans when one fails', async () => {
  const [broken, intact] = [await createPlanner('UTC'), await createPlanner('UTC')];
  await database.db
    .updateTable('plan')
    .set({ content: '{"days":5}' })
    .where('account_id', '=', broken)
    .execute();
  await refreshAt('2026-12-06T00:05:00Z');
  expect([await computedOn(broken), await computedOn(intact)]).toEqual(['2026-12-05', '2026-12-06']);
});

test('omits a course whose plans are switched off', () => {
  const settings = readConfig(environment, { ...urls, APP_MODE: 'production', COURSE_PRACTICE_OFF: 'plan' });
  expect(loadCourses(settings).courses[0]).toMatchObject({ id: 1, practiceOff: ['plan'], price: 39 });
});
