import type { Lang } from '@dryrun/contracts/language';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { limits } from '@dryrun/contracts/limits';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely, Selectable, Transaction } from 'kysely';

interface DraftKey {
  readonly accountId: string;
  readonly questionId: number;
  readonly lang: Lang;
}

interface DraftChange {
  /** Null for an unchanged template. */
  readonly typedCode: string | null;
  /** The template that the code started from; undefined if unknown. */
  readonly template: string | undefined;
  /** The revision that was edited; 0 for none. */
  readonly baseRevision: number;
  readonly editedAt: Date;
  readonly keepsPrevious: boolean;
}

type Draft = Selectable<Database['draft']>;

/** The interval of versions during continuous editing. */
const versionIntervalMs = 5 * 60 * 1000;

const columns = ({ accountId, questionId, lang }: DraftKey) => ({
  account_id: accountId,
  question_id: questionId,
  lang,
});

export function listDrafts(
  db: Kysely<Database>,
  { accountId, questionId }: Omit<DraftKey, 'lang'>,
): Promise<Draft[]> {
  return db
    .selectFrom('draft')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('question_id', '=', questionId)
    .execute();
}

/** Newest first. */
export function listVersions(db: Kysely<Database>, key: DraftKey) {
  return db
    .selectFrom('draft_version')
    .select(['id', 'typed_code', 'edited_at'])
    .where((eb) => eb.and(columns(key)))
    .orderBy('edited_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Saves code and returns the current draft. In a conflict, the newest code wins and the other becomes a version. */
export function saveDraft(db: Kysely<Database>, key: DraftKey, change: DraftChange): Promise<Draft> {
  const { typedCode, editedAt } = change;
  const template = typedCode === null ? null : change.template;
  const edit = { typed_code: typedCode, edited_at: editedAt, ...omitUndefined({ template }) };
  return db.transaction().execute(async (trx) => {
    const created = await trx
      .insertInto('draft')
      .values({ ...columns(key), ...edit, created_at: editedAt })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (created) return created;
    const current = await trx
      .selectFrom('draft')
      .selectAll()
      .where((eb) => eb.and(columns(key)))
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isSameTemplate = template === undefined || template === current.template;
    if (current.typed_code === typedCode && isSameTemplate) return current;
    const isConflict = current.revision !== change.baseRevision;
    if (isConflict && editedAt <= current.edited_at) {
      await insertVersion(trx, key, edit);
      return current;
    }
    if (isConflict || change.keepsPrevious || (await isVersionDue(trx, key, current, editedAt)))
      await insertVersion(trx, key, current);
    return trx
      .updateTable('draft')
      .set({ ...edit, revision: current.revision + 1 })
      .where((eb) => eb.and(columns(key)))
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

async function isVersionDue(
  trx: Transaction<Database>,
  key: DraftKey,
  current: Draft,
  editedAt: Date,
): Promise<boolean> {
  const newestVersion = await trx
    .selectFrom('draft_version')
    .select((eb) => eb.fn.max('edited_at').as('edited_at'))
    .where((eb) => eb.and(columns(key)))
    .executeTakeFirst();
  const lastVersionAt = newestVersion?.edited_at ?? current.created_at;
  return editedAt.getTime() - lastVersionAt.getTime() >= versionIntervalMs;
}

/** Keeps each text once, and deletes the oldest versions above the limit. */
async function insertVersion(
  trx: Transaction<Database>,
  key: DraftKey,
  { typed_code: code, edited_at: editedAt }: Pick<Draft, 'typed_code' | 'edited_at'>,
): Promise<void> {
  if (code === null) return;
  const versions = await listVersions(trx, key);
  const obsolete = versions
    .filter((version) => version.typed_code !== code)
    .slice(limits.draftVersions - 1)
    .concat(versions.filter((version) => version.typed_code === code))
    .map(({ id }) => id);
  if (obsolete.length > 0) await trx.deleteFrom('draft_version').where('id', 'in', obsolete).execute();
  await trx
    .insertInto('draft_version')
    .values({ ...columns(key), typed_code: code, edited_at: editedAt })
    .execute();
}
