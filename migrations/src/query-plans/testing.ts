import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Database } from '../database.ts';

/** A table that a statement read, as Postgres really did it. */
interface TableRead {
  readonly table: string;
  /** Such as `Seq Scan` or `Index Only Scan`. */
  readonly by: string;
  /** Rows looked at, those that a filter refused included. */
  readonly rows: number;
  /** The statement's text. */
  readonly statement: string;
}

/** A database whose statements are explained as they run. */
export interface WatchedDatabase {
  readonly db: Kysely<Database>;
  /** All that was read so far, statements within functions included. */
  readonly reads: readonly TableRead[];
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

const explainAll = `
  load 'auto_explain';
  set auto_explain.log_min_duration = 0;
  set auto_explain.log_analyze = on;
  set auto_explain.log_timing = off;
  set auto_explain.log_nested_statements = on;
  set auto_explain.log_format = json;
  set client_min_messages = log`;

/** Opens a superuser's pool on `url` that collects what each statement reads. `db.destroy()` closes it. */
export function watchReads(url: string): WatchedDatabase {
  const reads: TableRead[] = [];
  const pool = new Pool({ connectionString: url });
  pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      const at = message.indexOf('{');
      if (!message.startsWith('duration:') || at < 0) return;
      const explained = JSON.parse(message.slice(at)) as { 'Query Text': string; Plan: PlanNode };
      collect(explained.Plan, explained['Query Text'], reads);
    });
    void client.query(explainAll);
  });
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), reads };
}

function collect(node: PlanNode, statement: string, reads: TableRead[]): void {
  const { 'Actual Rows': found = 0, 'Actual Loops': loops = 1, 'Rows Removed by Filter': refused = 0 } = node;
  const table = node['Relation Name'];
  if (table !== undefined && node['Node Type'].includes('Scan'))
    reads.push({ table, by: node['Node Type'], rows: (found + refused) * loops, statement });
  for (const child of node.Plans ?? []) collect(child, statement, reads);
}
