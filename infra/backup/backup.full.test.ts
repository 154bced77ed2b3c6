import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { insertAccount } from '../system/insert-account.ts';
import { startPrivateServices, type PrivateServices } from '../system/private-services.ts';
import { backUpTo, restoreFrom } from './dump.ts';

let source: PrivateServices;
let target: PrivateServices;
let folder: string;
beforeAll(async () => {
  [source, target, folder] = await Promise.all([
    startPrivateServices(),
    startPrivateServices(),
    mkdtemp(join(tmpdir(), 'dry-run-backup-')),
  ]);
}, 90_000);
afterAll(async () => {
  await Promise.all([source.stop(), target.stop(), rm(folder, { recursive: true, force: true })]);
}, 30_000);

/** Hashes the rows of each table, and lists columns, indexes and the judge's privileges. */
async function fingerprint(db: Kysely<Database>): Promise<Record<string, unknown>> {
  const { rows: tableNames } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const tables: Record<string, unknown> = {};
  for (const { name } of tableNames) {
    const { rows } = await sql`
      select count(*)::int as rows, md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as sum
      from ${sql.table(name)} as t`.execute(db);
    tables[name] = rows[0];
  }
  const { rows: columns } = await sql`
    select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = 'public' order by 1, 2`.execute(db);
  const { rows: indexes } = await sql`
    select indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(db);
  const { rows: privileges } = await sql`
    select table_name, privilege_type from information_schema.role_table_grants
    where grantee = 'dryrun_judge' order by 1, 2`.execute(db);
  return { ...tables, columns, indexes, privileges };
}

async function insertRows(db: Kysely<Database>): Promise<void> {
  for (let i = 0; i < 20; i += 1) {
    const { id } = await insertAccount(db);
    await sql`
      insert into submission (account_id, course_id, question_id, lang, typed_code, request_hash, state, result)
      values (${id}, 1, 1, 'python3', ${`print("${i} \u2713")\n\ttab`}, sha256(${String(i)}::bytea), 'finished',
        ${JSON.stringify({ statusMsg: 'Approved', stdOutput: 'é' })}::jsonb)`.execute(db);
    await sql`insert into avatar (account_id, file_name, image)
      values (${id}, ${`${i}.webp`}, ${Buffer.from([0, 255, i])})`.execute(db);
    await sql`insert into comment (post_id, account_id, content) values (1, ${id}, ${`comment ${i}`})`.execute(
      db,
    );
  }
}

async function createEmptyDatabase(name: string): Promise<string> {
  await sql`create database ${sql.id(name)}`.execute(target.db);
  const url = new URL(target.databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}

test('restores an identical database with the judge’s privileges on another server', async () => {
  await insertRows(source.db);
  const file = join(folder, 'dry-run.backup');
  await backUpTo(source.databaseUrl, file);
  const url = await createEmptyDatabase('restored');
  const judgeUrl = new URL(target.judgeDatabaseUrl);
  judgeUrl.pathname = '/restored';
  await restoreFrom(url, file, judgeUrl.href);
  const [restored, judge] = [connect(url), connect(judgeUrl.href)];
  try {
    const [before, after] = [await fingerprint(source.db), await fingerprint(restored)];
    expect(Object.keys(before).length).toBeGreaterThan(25);
    expect(before['submission']).toMatchObject({ rows: 20 });
    expect(after).toEqual(before);
    expect(await judge.selectFrom('submission').select('id').execute()).toHaveLength(20);
    await expect(judge.selectFrom('account').select('id').execute()).rejects.toThrow('permission denied');
  } finally {
    await Promise.all([restored.destroy(), judge.destroy()]);
  }
}, 90_000);

test('refuses to restore into a database that is not empty', async () => {
  const file = join(folder, 'second.backup');
  await backUpTo(source.databaseUrl, file);
  await expect(restoreFrom(target.databaseUrl, file)).rejects.toThrow('not empty');
}, 60_000);

test('restores nothing from a truncated backup, and leaves no file when a backup fails', async () => {
  const file = join(folder, 'third.backup');
  await backUpTo(source.databaseUrl, file);
  const backup = await readFile(file);
  await writeFile(file, backup.subarray(0, backup.length / 2));
  const url = await createEmptyDatabase('damaged');
  await expect(restoreFrom(url, file)).rejects.toThrow('pg_restore failed');
  const db = connect(url);
  const { rows } = await sql`select from pg_tables where schemaname = 'public'`.execute(db);
  await db.destroy();
  expect(rows).toHaveLength(0);
  const missingDatabaseUrl = new URL(source.databaseUrl);
  missingDatabaseUrl.pathname = '/no-such-database';
  await expect(backUpTo(missingDatabaseUrl.href, join(folder, 'none.backup'))).rejects.toThrow(
    'pg_dump failed',
  );
  await expect(readFile(join(folder, 'none.backup'))).rejects.toThrow('ENOENT');
}, 90_000);
