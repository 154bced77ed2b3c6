import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { steps } from './migrations.ts';

/** Up to here no version served while a step ran. */
const lastBeforeUpgrades = '0007';
/** A step that does one of these says in a comment why the version before it is not hurt. */
const excuse = /Safe while the old version runs: \S/;
const harmful = [
  /\bdrop (table|column|function|constraint)\b/i,
  /\brename (to|column)\b/i,
  /\balter column \S+ (type|set not null|drop default)\b/i,
  /\badd column (?:(?!default|,|;|`).)*\bnot null\b(?:(?!default|,|;|`).)*[,;`]/i,
];

/** The step's text up to its `down`. */
const upOf = (text: string): string => text.split(/^export async function down/m)[0] ?? '';

/** What in a step would break the version that still serves. */
const harmIn = (text: string): RegExp[] =>
  excuse.test(text) ? [] : harmful.filter((pattern) => pattern.test(upOf(text).replace(/\s+/g, ' ')));

const later = Object.keys(steps).filter((name) => name.slice(0, 4) > lastBeforeUpgrades);

test('every migration step is safe while the version before it still runs', () => {
  const harms = later.map((name) => [
    name,
    harmIn(readFileSync(join(import.meta.dirname, 'migrations', `${name}.ts`), 'utf8')),
  ]);
  expect(harms).toEqual(later.map((name) => [name, []]));
});

test.each([
  ['sql`alter table run drop column cases`', 1],
  ['sql`alter table run add column place integer not null`', 1],
  ['sql`alter table run add column place integer not null default 0, add column note text`', 0],
  ['sql`alter table run rename column cases to inputs`', 1],
  ['// Safe while the old version runs: it never read it.\nsql`alter table run drop column cases`', 0],
  ['sql`create table x (id integer not null)`\nexport async function down() { sql`drop table x` }', 0],
])('%s has %i harms', (text, count) => {
  expect(harmIn(text)).toHaveLength(count);
});
