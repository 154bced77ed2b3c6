import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { connect, type Database } from './database.ts';
import { allowJudgeLogin, migrateUp } from './migrate.ts';

interface Template {
  readonly serverUrl: string;
  readonly name: string;
  readonly judgeRole: string;
  readonly judgePassword: string;
}

const templateVariable = 'DRYRUN_TEST_TEMPLATE';

/** Passes a migrated template database to the test processes. `drop` removes all databases of this run. */
export async function publishTemplate(serverUrl: string): Promise<{ drop(): Promise<void> }> {
  const runId = randomBytes(4).toString('hex');
  const template: Template = {
    serverUrl,
    name: `dryrun_test_${runId}`,
    judgeRole: `dryrun_test_judge_${runId}`,
    judgePassword: randomBytes(16).toString('hex'),
  };
  await onServer(serverUrl, async (server) => {
    await sql`create database ${sql.id(template.name)}`.execute(server);
  });
  await onServer(databaseUrl(serverUrl, template.name), async (db) => {
    await migrateUp(db);
    await allowJudgeLogin(db, template.judgeRole, template.judgePassword);
  });
  process.env[templateVariable] = JSON.stringify(template);
  return { drop: () => onServer(serverUrl, (server) => dropRun(server, template)) };
}

export interface FreshDatabase {
  /** URL of the owner, as used by the BFF. */
  readonly url: string;
  /** URL of a login with the judge's permissions (role dryrun_judge). */
  readonly judgeUrl: string;
  /** A pool of the owner; `drop` closes it. */
  readonly db: Kysely<Database>;
  drop(): Promise<void>;
}

/** Clones the template (about 50 ms). Call it in `beforeAll`, and `drop` in `afterAll`. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const text = process.env[templateVariable];
  if (text === undefined)
    throw new Error('No database: this jest project lacks the globalSetup of infra/testing.');
  const { serverUrl, name: template, judgeRole, judgePassword } = JSON.parse(text) as Template;
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, async (server) => {
    await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(server);
  });
  const url = databaseUrl(serverUrl, name);
  const db = connect(url);
  return {
    url,
    judgeUrl: databaseUrl(serverUrl, name, { user: judgeRole, password: judgePassword }),
    db,
    async drop() {
      await db.destroy();
      await onServer(serverUrl, async (server) => {
        await sql`drop database if exists ${sql.id(name)} with (force)`.execute(server);
      });
    },
  };
}

function databaseUrl(serverUrl: string, name: string, login?: { user: string; password: string }): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  if (login !== undefined) [url.username, url.password] = [login.user, login.password];
  return url.href;
}

async function onServer<T>(url: string, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const db = connect(url, { maxConnections: 2 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

async function dropRun(server: Kysely<Database>, template: Template): Promise<void> {
  const { rows } = await sql<{ datname: string }>`
    select datname from pg_database where starts_with(datname, ${template.name})`.execute(server);
  for (const { datname } of rows)
    await sql`drop database if exists ${sql.id(datname)} with (force)`.execute(server);
  await sql`drop role if exists ${sql.id(template.judgeRole)}`.execute(server);
}
