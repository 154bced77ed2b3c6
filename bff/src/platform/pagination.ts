import { pageSize } from '@dryrun/contracts/pagination';
import type { Database } from '@dryrun/migrations/database';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { z } from 'zod';
import { fieldError } from './error.ts';

/** A time with microseconds. Postgres has no year 0. */
export const cursorTime = z.iso.datetime().refine((at) => !at.startsWith('0000'));

/** The last row of a page: time, id, and a tie-breaker for rows that share both. */
const cursorSchema = z.tuple([cursorTime, z.uuid(), z.int32()]);

type Cursor = z.output<typeof cursorSchema>;

/** Selects a time with microseconds. A JavaScript Date would drop them, and pages would skip rows. */
export const microseconds = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Throws `invalid_request` for a malformed cursor. */
export function parseCursor<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw fieldError('invalid_request', 'cursor', 'cursor: start again from the first page');
  }
}

export const formatCursor = (cursor: unknown): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Throws `invalid_request` for a malformed cursor. */
export const readCursor = (text: string | undefined): Cursor | undefined =>
  text === undefined ? undefined : parseCursor(cursorSchema, text);

/** Matches rows after a cursor, in a list sorted by these columns, newest first. */
export const afterCursor = (
  [at, id, tie]: Cursor,
  time: string,
  key: string,
  tieBreaker?: string,
): RawBuilder<boolean> =>
  tieBreaker === undefined
    ? sql<boolean>`(${sql.ref(time)}, ${sql.ref(key)}) < (${at}::timestamptz, ${id}::uuid)`
    : sql<boolean>`(${sql.ref(time)}, ${sql.ref(key)}, ${sql.ref(tieBreaker)})
        < (${at}::timestamptz, ${id}::uuid, ${tie}::int)`;

/** The extra row shows whether there is another page. */
export const pageSizePlusOne = pageSize + 1;

interface ListOrder {
  readonly cursor: string | undefined;
  /** The columns by which the list is sorted. */
  readonly time: string;
  readonly id: string;
  /** An integer column, for rows that share time and id. */
  readonly tieBreaker?: string;
}

/** Returns a page of a list, newest first. Throws `invalid_request` for a malformed cursor. */
export async function readPage<DB, TB extends keyof DB, Row extends { readonly id: string }, Item>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { cursor, time, id, tieBreaker }: ListOrder,
  toResponse: (row: Row) => Item,
): Promise<{ rows: Item[]; next: string | null }> {
  const position = readCursor(cursor);
  // Which tables the query reads does not matter here.
  let page = (query as unknown as SelectQueryBuilder<Database, 'account', Row>)
    .select(microseconds(time).as('cursor_at'))
    .select((tieBreaker === undefined ? sql<number>`0` : sql.ref<number>(tieBreaker)).as('tie_breaker'))
    .limit(pageSizePlusOne);
  for (const column of [time, id, ...(tieBreaker === undefined ? [] : [tieBreaker])])
    page = page.orderBy(sql.ref(column), 'desc');
  if (position) page = page.where(afterCursor(position, time, id, tieBreaker));
  const rows = (await page.execute()) as (Row & { cursor_at: string; tie_breaker: number })[];
  const pageRows = rows.slice(0, pageSize);
  const lastRow = rows.length > pageSize ? pageRows.at(-1) : undefined;
  const next: Cursor | undefined = lastRow && [lastRow.cursor_at, lastRow.id, lastRow.tie_breaker];
  return {
    rows: pageRows.map(toResponse),
    next: next ? formatCursor(next) : null,
  };
}
