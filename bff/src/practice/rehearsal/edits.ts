import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { applyEdit, type Edit } from '@dryrun/contracts/edit-log';
import { rehearsalLimits } from '@dryrun/contracts/rehearsal';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { fieldError } from '../../platform/error.ts';
import { updateRehearsal, type RehearsalRow } from './rows.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Few enough that rewriting a row every 5 s is cheap, and enough to compress well. */
const editsPerRow = 400;

type Log = Pick<RehearsalRow, 'id' | 'code' | 'edit_count' | 'log_bytes'>;

/**
 * Appends edits to a locked rehearsal and updates its code. Once the log has `detailBytes`, later edits become one that
 * replaces the whole text. Throws `invalid_request` for an edit that does not fit the text.
 */
export async function appendToLog(db: Kysely<Database>, log: Log, edits: readonly Edit[]): Promise<void> {
  if (edits.length === 0) return;
  const code = applyAll(log.code, edits);
  const bytes =
    log.log_bytes < rehearsalLimits.detailBytes
      ? await appendDetails(db, log, edits)
      : await replaceMerged(db, log, [edits.at(-1)?.[0] ?? 0, 0, log.code.length, code]);
  await updateRehearsal(db, log, { code, edit_count: log.edit_count + edits.length, log_bytes: bytes });
}

function applyAll(code: string, edits: readonly Edit[]): string {
  try {
    return edits.reduce(applyEdit, code);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw fieldError('invalid_request', 'edits', `edits: ${error.message}`);
  }
}

/** Returns the size of the log. */
async function appendDetails(db: Kysely<Database>, log: Log, edits: readonly Edit[]): Promise<number> {
  const last = await findLast(db, log.id);
  const isFull = !last || log.edit_count - last.first >= editsPerRow;
  const first = isFull ? log.edit_count : last.first;
  const packed = await pack(isFull ? edits : [...(await unpack(last.edits)), ...edits]);
  await upsert(db, { rehearsal_id: log.id, first, is_merged: false, edits: packed });
  return log.log_bytes - (isFull ? 0 : last.edits.length) + packed.length;
}

/** The merged edit replaces the text that all details lead to. */
async function replaceMerged(db: Kysely<Database>, log: Log, edit: Edit): Promise<number> {
  const last = await findLast(db, log.id);
  const earlier = last?.is_merged ? (await unpack(last.edits))[0] : undefined;
  const [atMs, offset, removed, inserted] = edit;
  const packed = await pack([[atMs, offset, earlier?.[2] ?? removed, inserted]]);
  const first = earlier && last ? last.first : log.edit_count;
  await upsert(db, { rehearsal_id: log.id, first, is_merged: true, edits: packed });
  return log.log_bytes;
}

function findLast(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('rehearsal_edits')
    .select(['first', 'is_merged', 'edits'])
    .where('rehearsal_id', '=', id)
    .orderBy('first', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function upsert(db: Kysely<Database>, row: Database['rehearsal_edits']): Promise<void> {
  await db
    .insertInto('rehearsal_edits')
    .values(row)
    .onConflict((conflict) => conflict.columns(['rehearsal_id', 'first']).doUpdateSet({ edits: row.edits }))
    .execute();
}

/** All edits in order. `isFull` if the last of them were merged. */
export async function readLog(
  db: Kysely<Database>,
  id: string,
): Promise<{ readonly edits: Edit[]; readonly isFull: boolean }> {
  const rows = await db
    .selectFrom('rehearsal_edits')
    .select(['is_merged', 'edits'])
    .where('rehearsal_id', '=', id)
    .orderBy('first')
    .execute();
  const edits = await Promise.all(rows.map((row) => unpack(row.edits)));
  return { edits: edits.flat(), isFull: rows.some((row) => row.is_merged) };
}

function pack(edits: readonly Edit[]): Promise<Buffer> {
  return compress(JSON.stringify(edits));
}

async function unpack(bytes: Buffer): Promise<Edit[]> {
  return JSON.parse((await decompress(bytes)).toString('utf8')) as Edit[];
}
