import { pageSize } from '@dryrun/contracts/pagination';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { fieldError } from './error.ts';

/** The last row of a page: its time to the microsecond and its id; a third part where two rows share both. */
const cursorSchema = z.tuple([
  z.iso.datetime().refine((at) => !at.startsWith('0000')), // a year that Postgres does not have
  z.uuid(),
  z.int32(),
]);

type Cursor = z.output<typeof cursorSchema>;

/** A row that knows its place in its list. */
interface Placed {
  readonly cursor_at: string;
}

/** Selects a time as a cursor holds it: JavaScript's own dates would lose the microseconds, and with them rows. */
export const cursorAt = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** What a cursor says. Throws `invalid_request` for one that we never gave. */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw fieldError('invalid_request', 'cursor', 'cursor: begin at the first page again');
  }
}

/** Rows after a cursor in a list by a time and an id, the newest first. */
export const after = ([at, id]: Cursor, time: string, key: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(time)}, ${sql.ref(key)}) < (${at}::timestamptz, ${id}::uuid)`;

/** One row more than a page: it tells whether there is another. */
export const oneMore = pageSize + 1;

/** The answer of a list from at most `oneMore` of its rows. */
export function toPage<Row extends Placed, Shown>(
  rows: readonly Row[],
  present: (row: Row) => Shown,
  idOf: (row: Row) => string,
  partOf: (row: Row) => number = () => 0,
): { rows: Shown[]; next: string | null } {
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const cursor: Cursor | undefined = last && [last.cursor_at, idOf(last), partOf(last)];
  return {
    rows: shown.map(present),
    next: cursor ? Buffer.from(JSON.stringify(cursor)).toString('base64url') : null,
  };
}
