import type { Cell, Diagram } from '@dryrun/contracts/diagram';

/** The values of pointers and variables, step by step. */
export interface TraceTable {
  readonly columns: readonly string[];
  readonly rows: readonly TraceRow[];
}

export interface TraceRow {
  /** Counted from 1. */
  readonly step: number;
  /** One per column; undefined if the step does not show it. */
  readonly values: readonly (string | undefined)[];
}

const maxColumns = 5;
const maxRows = 10;
const maxValueLength = 12;

/** Returns a table of the values that change most; undefined with fewer than two rows to fill in. */
export function traceTableOf(diagrams: readonly Diagram[]): TraceTable | undefined {
  const values = diagrams.map(valuesOf);
  const names = [...new Set(values.flatMap((shown) => [...shown.keys()]))];
  const columns = names
    .filter((name) => values.every((shown) => (shown.get(name) ?? '').length <= maxValueLength))
    .map((name) => ({
      name,
      changes: values.filter((shown, i) => isChanged(name, shown, values[i - 1])).length,
    }))
    .filter(({ changes }) => changes > 0)
    .sort((a, b) => b.changes - a.changes)
    .slice(0, maxColumns)
    .map(({ name }) => name);
  const rows = values
    .map((shown, i) => ({ step: i + 1, shown, values: columns.map((name) => shown.get(name)) }))
    .filter(({ shown }, i) => i === 0 || columns.some((name) => isChanged(name, shown, values[i - 1])))
    .slice(0, maxRows)
    .map(({ step, values: shown }): TraceRow => ({ step, values: shown }));
  return columns.length === 0 || rows.length < 3 ? undefined : { columns, rows };
}

/** Whether an entered value is the expected one. Case, spaces and the kind of minus sign don't matter. */
export function isSameValue(entered: string, expected: string): boolean {
  const normalize = (text: string): string => text.replaceAll('−', '-').replaceAll(/\s/g, '').toLowerCase();
  return normalize(entered) === normalize(expected);
}

function isChanged(
  name: string,
  shown: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string> | undefined,
): boolean {
  return before !== undefined && shown.has(name) && shown.get(name) !== before.get(name);
}

function valuesOf(diagram: Diagram): ReadonlyMap<string, string> {
  const parts = diagram.kind === 'row' ? diagram.pictures : [diagram];
  return new Map(
    parts
      .flatMap((part): (readonly [string, Cell])[] => {
        if (part.kind === 'variables') return Object.entries(part.values);
        return part.kind === 'array' && part.indexes !== false ? Object.entries(part.pointers ?? {}) : [];
      })
      .map(([name, value]) => [name, value === null ? '' : String(value)]),
  );
}
