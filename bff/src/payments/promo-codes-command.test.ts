import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadCatalog } from '@dryrun/content/catalog';
import { freshDatabase, type FreshDatabase } from '@dryrun/migrations/testing';
import { runPromoCommand } from './promo-codes-command.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const now = new Date('2026-11-21T12:00:00Z');
const run = (...args: string[]) => runPromoCommand({ db: database.db, catalog: loadCatalog('') }, args, now);

test('creates, limits, lists and expires a code', async () => {
  const create = 'create anna --off 20% --until 2026-12-31 --max 100 --link';
  expect(await run(...create.split(' '))).toEqual([
    'ANNA              20% off  used 0 of 100  until 2026-12-31T23:59:59.000Z  /anna',
  ]);
  expect(await run('limit', 'anna', '--max', '5')).toEqual([
    'ANNA              20% off  used 0 of 5  until 2026-12-31T23:59:59.000Z  /anna',
  ]);
  expect(await run('create', 'FIVER', '--off', '5.00')).toEqual([
    'FIVER             $5.00 off  used 0  does not expire',
  ]);
  expect(await run('expire', 'anna')).toEqual([
    'ANNA              20% off  used 0 of 5  until 2026-11-21T12:00:00.000Z  /anna',
  ]);
  expect(await run('list')).toHaveLength(2);
});

test.each([
  [['create', 'x', '--off', '20%'], 'code: use 2 to 32 letters, digits, hyphens or underscores'],
  [['create', 'BIG', '--off', '120%'], 'fraction: must be at most 1'],
  [['create', 'NONE'], 'off: enter a discount such as 20% or 5.00'],
  [['create', 'EITHER', '--off', '20'], 'off: enter a discount such as 20% or 5.00'],
  [['create', 'DAY', '--off', '5%', '--until', 'soon'], 'until: enter a date such as 2026-12-31, not soon'],
  [['expire', 'UNKNOWN'], 'Invalid promo code.'],
  [['dance'], 'Usage'],
  [[], 'Usage'],
])('refuses %j', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
});
