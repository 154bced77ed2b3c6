import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql, type Kysely } from 'kysely';
import { connect } from './database.ts';
import { migrateDown, migrateUp, migrationStatus } from './migrate.ts';
import { migrations } from './migrations.ts';
import { freshDatabase, type FreshDatabase } from './testing.ts';

let database: FreshDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

const migrateAllDown = async (): Promise<void> => {
  while ((await migrateDown(database.db)).length > 0);
};

test('produces the same schema after up, down and up', async () => {
  const before = await describeSchema(database.db);
  await migrateAllDown();
  expect(await describeSchema(database.db)).toEqual([]);
  await migrateUp(database.db);
  expect(await describeSchema(database.db)).toEqual(before);
  expect(before.length).toBeGreaterThan(40);
});

test('applies each migration once when two processes migrate concurrently', async () => {
  await migrateAllDown();
  const second = connect(database.url, { maxConnections: 2 });
  const applied = await Promise.all([migrateUp(database.db), migrateUp(second)]);
  await second.destroy();
  expect(applied.flat()).toEqual(Object.keys(migrations));
});

test('lists applied and pending migrations', async () => {
  await migrateDown(database.db);
  const lines = await migrationStatus(database.db);
  expect(lines).toHaveLength(Object.keys(migrations).length);
  expect(lines.at(-1)).toMatch(/^pending/);
});

async function describeSchema<T>(db: Kysely<T>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('column %s.%s %s null:%s default:%s', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
    union all select indexdef from pg_indexes where schemaname = 'public' and tablename not like 'kysely%'
    union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%'
    union all select format('grant %s on %s to %s', privilege_type, table_name, grantee)
      from information_schema.role_table_grants where table_schema = 'public' and table_name not like 'kysely%'
    union all select format('grant %s on %s.%s to %s', privilege_type, table_name, column_name, grantee)
      from information_schema.column_privileges where table_schema = 'public' and grantee = 'dryrun_judge'
    order by 1`.execute(db);
  return rows.map(({ line }) => line);
}
