import { pageSize } from '@dryrun/contracts/pagination';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { fieldError } from './error.ts';

/** The last row of a page: time with microseconds, id, and a tie-breaker for rows that share both. */
const cursorSchema = z.tuple([
  z.iso.datetime().refine((at) => !at.startsWith('0000')), // Postgres has no year 0
  z.uuid(),
  z.int32(),
]);

type Cursor = z.output<typeof cursorSchema>;

interface CursorRow {
  readonly cursor_at: string;
}

/** Selects a time with microseconds. A JavaScript Date would drop them, and pages would skip rows. */
export const cursorAt = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Throws `invalid_request` for a malformed cursor. */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw fieldError('invalid_request', 'cursor', 'cursor: start again from the first page');
  }
}

/** Matches rows after a cursor, in a list sorted by time and id, newest first. */
export const afterCursor = ([at, id]: Cursor, time: string, key: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(time)}, ${sql.ref(key)}) < (${at}::timestamptz, ${id}::uuid)`;

/** The extra row shows whether there is another page. */
export const pageSizePlusOne = pageSize + 1;

/** Expects at most `pageSizePlusOne` rows. */
export function toPage<Row extends CursorRow, Item>(
  rows: readonly Row[],
  toResponse: (row: Row) => Item,
  getId: (row: Row) => string,
  getTieBreaker: (row: Row) => number = () => 0,
): { rows: Item[]; next: string | null } {
  const pageRows = rows.slice(0, pageSize);
  const lastRow = rows.length > pageSize ? pageRows.at(-1) : undefined;
  const cursor: Cursor | undefined = lastRow && [lastRow.cursor_at, getId(lastRow), getTieBreaker(lastRow)];
  return {
    rows: pageRows.map(toResponse),
    next: cursor ? Buffer.from(JSON.stringify(cursor)).toString('base64url') : null,
  };
}
