import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Database } from '../database.ts';

interface TableScan {
  readonly table: string;
  /** Such as `Seq Scan` or `Index Only Scan`. */
  readonly scanType: string;
  /** Rows scanned, including filtered ones. */
  readonly rows: number;
  readonly statement: string;
}

/** A database that records the query plans of its statements. */
export interface ScanRecorder {
  readonly db: Kysely<Database>;
  /** All scans so far, including statements within functions. */
  readonly scans: readonly TableScan[];
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

/** Opens a superuser pool on `url` that records the scans of each statement. `db.destroy()` closes it. */
export function recordScans(url: string): ScanRecorder {
  const scans: TableScan[] = [];
  const pool = new Pool({ connectionString: url });
  // `destroy` resolves before the connections are closed, so that dropping the database can break them.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      const start = message.indexOf('{');
      if (!message.startsWith('duration:') || start < 0) return;
      const explained = JSON.parse(message.slice(start)) as { 'Query Text': string; Plan: PlanNode };
      collect(explained.Plan, explained['Query Text'], scans);
    });
    void client.query(explainAll);
  });
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), scans };
}

function collect(node: PlanNode, statement: string, scans: TableScan[]): void {
  const {
    'Actual Rows': returned = 0,
    'Actual Loops': loops = 1,
    'Rows Removed by Filter': filtered = 0,
  } = node;
  const table = node['Relation Name'];
  if (table !== undefined && node['Node Type'].includes('Scan'))
    scans.push({ table, scanType: node['Node Type'], rows: (returned + filtered) * loops, statement });
  for (const child of node.Plans ?? []) collect(child, statement, scans);
}
