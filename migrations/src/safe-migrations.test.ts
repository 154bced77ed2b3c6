import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from './migrations.ts';

/** Until this migration, no version served requests during a migration. */
const lastUncheckedMigration = '0007';
/** A migration with an unsafe statement must explain in a comment why the previous version keeps working. */
const justification = /Safe while the old version runs: \S/;
const unsafePatterns = [
  /\bdrop (table|column|function|constraint)\b/i,
  /\brename (to|column)\b/i,
  /\balter column \S+ (type|set not null|drop default)\b/i,
  /\badd column (?:(?!default|,|;|`).)*\bnot null\b(?:(?!default|,|;|`).)*[,;`]/i,
];

const textBeforeDown = (text: string): string => text.split(/^export async function down/m)[0] ?? '';

const findUnsafe = (text: string): RegExp[] =>
  justification.test(text)
    ? []
    : unsafePatterns.filter((pattern) => pattern.test(textBeforeDown(text).replace(/\s+/g, ' ')));

const checkedMigrations = Object.keys(migrations).filter((name) => name.slice(0, 4) > lastUncheckedMigration);

test('finds no unsafe statement in the migrations that run beside an old version', () => {
  const unsafeStatements = checkedMigrations.map((name) => [
    name,
    findUnsafe(readFileSync(join(import.meta.dirname, 'migrations', `${name}.ts`), 'utf8')),
  ]);
  expect(unsafeStatements).toEqual(checkedMigrations.map((name) => [name, []]));
});

test.each([
  ['sql`alter table run drop column cases`', 1],
  ['sql`alter table run add column place integer not null`', 1],
  ['sql`alter table run add column place integer not null default 0, add column note text`', 0],
  ['sql`alter table run rename column cases to inputs`', 1],
  ['// Safe while the old version runs: it never reads it.\nsql`alter table run drop column cases`', 0],
  ['sql`create table x (id integer not null)`\nexport async function down() { sql`drop table x` }', 0],
])('finds the unsafe statements of %s: %i', (text, count) => {
  expect(findUnsafe(text)).toHaveLength(count);
});
