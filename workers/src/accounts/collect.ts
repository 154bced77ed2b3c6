import { builtInCourse } from '@dryrun/content/course/outline';
import { flattenLessons } from '@dryrun/contracts/courses';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { listAccountTables } from './account-tables.ts';

export interface ExportFile {
  readonly name: string;
  readonly content: string | Buffer;
}

/** File names that differ from the table's name. */
const fileNames: Readonly<Record<string, string>> = {
  enrollment: 'enrollments.json',
  payment: 'payments.json',
  lesson_progress: 'progress.json',
  comment: 'comments.json',
};

/** Tables that are exported in another form, or that hold secrets and internal state only. */
const excludedTables: ReadonlySet<string> = new Set([
  'token',
  'avatar',
  'data_export',
  'submission',
  'trace',
  'note',
  'mail',
]);

const excludedColumns: ReadonlySet<string> = new Set([
  'request_hash',
  'leased_until',
  'attempt',
  'account_id',
  'actor_id',
]);

/** Collects all data of an account, one file at a time. Excludes passwords, tokens and their hashes. */
export async function* collectAccountData(
  db: Kysely<Database>,
  accountId: string,
): AsyncGenerator<ExportFile> {
  yield jsonFile('profile.json', await readProfile(db, accountId));
  yield jsonFile('sessions.json', await readSessions(db, accountId));
  const avatar = await db
    .selectFrom('avatar')
    .select('image')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (avatar) yield { name: 'avatar.webp', content: avatar.image };
  yield* collectSubmissions(db, accountId);
  yield jsonFile('traces.json', await readTraces(db, accountId));
  for (const { table, column } of await listAccountTables(db)) {
    if (table === 'note') yield* collectNotes(db, accountId);
    if (excludedTables.has(table) || column !== 'account_id') continue;
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${sql.ref(column)} = ${accountId}`.execute(db);
    const name = fileNames[table] ?? `${table.replaceAll('_', '-')}.json`;
    yield jsonFile(name, rows.map(omitExcluded));
  }
}

const jsonFile = (name: string, value: unknown): ExportFile => ({
  name,
  content: `${JSON.stringify(value, null, 2)}\n`,
});

function omitExcluded(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).filter(([column, value]) => !excludedColumns.has(column) && !Buffer.isBuffer(value)),
  );
}

function readProfile(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom('account')
    .select(['email', 'name', 'role', 'image_url', 'time_zone', 'created_at', 'confirmed_at'])
    .select(['terms_version', 'terms_accepted_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

function readSessions(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom('token')
    .select(['created_at', 'used_at', 'expires_at', 'user_agent', 'address'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'session')
    .execute();
}

/** Without the recordings: each can be made again from its code and input. */
function readTraces(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom('trace')
    .select(['question_id', 'lang', 'typed_code', 'input', 'from_step', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
}

const pageSize = 500;

const extensions = { java: 'java', python3: 'py', c_cpp: 'cpp' } as const;

const lessons = flattenLessons(builtInCourse);
const lessonPaths = new Map(lessons.map((lesson) => [lesson.id, lesson.urlPath]));
const problemPaths = new Map(
  lessons.flatMap((lesson) => ('questionId' in lesson ? [[lesson.questionId, lesson.urlPath] as const] : [])),
);

/** Yields submissions/<question>/<time>-<verdict>.<ext>. Reads them in pages, since an account can have thousands. */
async function* collectSubmissions(db: Kysely<Database>, accountId: string): AsyncGenerator<ExportFile> {
  let lastRow: { readonly created_at: Date; readonly id: string } | undefined;
  for (;;) {
    const rows = await db
      .selectFrom('submission')
      .select(['id', 'question_id', 'lang', 'typed_code', 'status_msg', 'created_at'])
      .where('account_id', '=', accountId)
      .$if(lastRow !== undefined, (query) =>
        query.where((eb) =>
          eb.or([
            eb('created_at', '>', lastRow?.created_at ?? new Date(0)),
            eb.and([
              eb('created_at', '=', lastRow?.created_at ?? new Date(0)),
              eb('id', '>', lastRow?.id ?? ''),
            ]),
          ]),
        ),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const row of rows) {
      const question = problemPaths.get(row.question_id) ?? String(row.question_id);
      const time = row.created_at.toISOString().replaceAll(':', '-').replace('Z', '');
      const verdict = (row.status_msg ?? 'unfinished').toLowerCase().replaceAll(' ', '-');
      yield {
        name: `submissions/${question}/${time}-${verdict}.${extensions[row.lang]}`,
        content: row.typed_code,
      };
    }
    lastRow = rows.at(-1);
    if (rows.length < pageSize) return;
  }
}

async function* collectNotes(db: Kysely<Database>, accountId: string): AsyncGenerator<ExportFile> {
  const { rows } = await sql<{ lesson_id: number; content: string }>`
    select lesson_id, content from note where account_id = ${accountId}`.execute(db);
  for (const { lesson_id: lessonId, content } of rows) {
    yield { name: `notes/${lessonPaths.get(lessonId) ?? lessonId}.md`, content };
  }
}
