import type { Cell, Mark } from '@dryrun/contracts/diagram';
import type { TraceValue } from '@dryrun/contracts/trace-events';
import {
  cellOf,
  isTouched,
  marksOf,
  pointersOf,
  stretchOf,
  titleOf,
  type Drawing,
  type Picture,
} from './drawing.ts';
import { keyOf, referenceOf, type MapObject, type SequenceObject } from './traceObjects.ts';

type Content = Pick<Picture, 'diagram' | 'note'>;

const maxCells = 40;
const maxGridSide = 20;
const maxRows = 16;
/** C++ types whose parts have no index. */
const cppTuple = /^(?:pair|tuple)</;
/** In characters. */
const rowLength = 48;

/** A list, array, stack, queue, heap or set. */
export function drawSequence(
  id: number,
  sequence: SequenceObject,
  names: readonly string[],
  drawing: Drawing,
): Content {
  const { items, length, kind, type } = sequence;
  const changed = changedItems(id, items, drawing);
  if (kind === 'list') {
    const other =
      drawGrid(sequence, names, drawing) ??
      drawRows(sequence, changed, names, drawing) ??
      drawSparse(sequence, changed, names, drawing);
    if (other) return other;
  }
  if (kind === 'list' || kind === 'set' || (kind === 'heap' && length > 15)) {
    const isIndexed = kind !== 'set' && !cppTuple.test(type);
    return drawArray({ items, length, changed, isSet: kind === 'set', isIndexed }, names, drawing);
  }
  const focus = kind === 'stack' ? [length - 1] : [...changed];
  const stretch = stretchOf(length, kind === 'heap' ? 15 : maxRows, focus);
  return {
    diagram: {
      kind: kind === 'deque' ? 'queue' : kind,
      values: cellsOf(items, stretch, drawing),
      marks: marksOf(changed, stretch),
      label: titleOf(names, stretch, length),
    },
  };
}

/** A string as an array of its characters. */
export function drawText(text: string, length: number, names: readonly string[], drawing: Drawing): Content {
  const items = [...text].map((character): TraceValue => ['c', character]);
  return drawArray({ items, length, changed: new Set(), isSet: false, isIndexed: true }, names, drawing);
}

interface Items {
  readonly items: readonly (TraceValue | undefined)[];
  readonly length: number;
  readonly changed: ReadonlySet<number>;
  readonly isSet: boolean;
  readonly isIndexed: boolean;
}

function drawArray(
  { items, length, changed, isSet, isIndexed }: Items,
  names: readonly string[],
  drawing: Drawing,
): Content {
  const pointers = !isIndexed ? new Map<string, number>() : pointersOf(names, 0, length, drawing);
  const stretch = stretchOf(length, maxCells, [...changed, ...pointers.values()]);
  const shown = [...pointers].filter(([, at]) => at >= stretch.start - 1 && at <= stretch.end);
  const diagram = {
    kind: 'array' as const,
    values: cellsOf(items, stretch, drawing),
    pointers: Object.fromEntries(shown.map(([name, at]) => [name, at - stretch.start])),
    marks: marksOf(changed, stretch),
    label: titleOf(names, stretch, length) + (isSet ? ' · set' : ''),
    indexes: isIndexed,
    firstIndex: stretch.start,
  };
  return { diagram };
}

function cellsOf(
  items: readonly (TraceValue | undefined)[],
  { start, end }: { readonly start: number; readonly end: number },
  drawing: Drawing,
): Cell[] {
  return Array.from({ length: end - start }, (_, i) => cellOf(items[start + i], drawing));
}

function changedItems(
  id: number,
  items: readonly (TraceValue | undefined)[],
  drawing: Drawing,
): ReadonlySet<number> {
  const parts = drawing.changes.objects.get(id);
  const isSet = drawing.objects.get(id)?.kind === 'set';
  const isChanged = (item: TraceValue | undefined, i: number) =>
    parts?.has(isSet ? keyOf(item ?? null) : String(i)) === true || isTouched(item, drawing);
  return new Set(items.flatMap((item, i) => (isChanged(item, i) ? [i] : [])));
}

interface Row {
  readonly id: number | undefined;
  readonly items: readonly (TraceValue | undefined)[];
}

/** Rows of equal length as a grid; undefined for other lists. */
function drawGrid(
  { items, length }: SequenceObject,
  names: readonly string[],
  drawing: Drawing,
): Content | undefined {
  const rows = items.map((item) => rowOf(item, names, drawing));
  const columns = rows[0]?.items.length ?? 0;
  if (columns === 0 || rows.length < length) return undefined;
  if (!rows.every((row): row is Row => row !== undefined && row.items.length === columns)) return undefined;
  const changedOf = (row: Row) => [...(drawing.changes.objects.get(row.id ?? 0) ?? [])].map(Number);
  const changedRows = rows.flatMap((row, r) => (changedOf(row).length > 0 ? [r] : []));
  const [rowPointers, columnPointers] = [
    pointersOf(names, 0, length, drawing),
    pointersOf(names, 1, columns, drawing),
  ];
  const down = stretchOf(length, maxGridSide, [...changedRows, ...rowPointers.values()]);
  const across = stretchOf(columns, maxGridSide, [...rows.flatMap(changedOf), ...columnPointers.values()]);
  const marks: Record<string, Mark> = {};
  for (const r of rowPointers.values()) {
    for (const c of columnPointers.values()) marks[`${r - down.start},${c - across.start}`] = 'done';
  }
  rows.slice(down.start, down.end).forEach((row, r) => {
    for (const c of changedOf(row)) marks[`${r},${c - across.start}`] = 'active';
  });
  const rowLabels = labelsOf(down, rowPointers, ' ');
  return {
    diagram: {
      kind: 'grid',
      cells: rows.slice(down.start, down.end).map(({ items: cells }) => cellsOf(cells, across, drawing)),
      marks,
      rowLabels,
      columnLabels: labelsOf(across, columnPointers, ''),
      label: names.join(', ') + (down.end - down.start < length ? ` · ${length} rows` : ''),
    },
    note: sharedRows(rows),
  };
}

/** Lists in a list, such as an adjacency list, as a table with a row for each. Undefined for other lists. */
function drawRows(
  { items, length }: SequenceObject,
  changed: ReadonlySet<number>,
  names: readonly string[],
  drawing: Drawing,
): Content | undefined {
  const isRow = (item: TraceValue | undefined) => {
    const row = drawing.objects.get(referenceOf(item) ?? 0);
    return row !== undefined && 'items' in row;
  };
  if (items.length === 0 || !items.every(isRow)) return undefined;
  const pointers = pointersOf(names, 0, length, drawing);
  const stretch = stretchOf(length, maxRows, [...changed, ...pointers.values()]);
  const labels = labelsOf(stretch, pointers, ' ');
  return {
    diagram: {
      kind: 'table',
      rows: items.slice(stretch.start, stretch.end).map((item, i) => ({
        key: labels[i] ?? '',
        value: cellOf(item, drawing, rowLength),
        mark: changed.has(stretch.start + i) ? 'active' : undefined,
      })),
      label: titleOf(names, stretch, length),
    },
  };
}

/**
 * A long list of almost only one value, such as a count for each character, as a table of the others. Undefined for
 * other lists and for those that a variable indexes.
 */
function drawSparse(
  { items, length }: SequenceObject,
  changed: ReadonlySet<number>,
  names: readonly string[],
  drawing: Drawing,
): Content | undefined {
  if (length <= maxCells || pointersOf(names, 0, length, drawing).size > 0) return undefined;
  const groups = Map.groupBy(items.keys(), (i) => keyOf(items[i] ?? null));
  const [most = [], ...others] = [...groups.values()].sort((a, b) => b.length - a.length);
  const shown = [...others.flat(), ...most.filter((i) => changed.has(i))].sort((a, b) => a - b);
  if (shown.length > maxRows || items.length < length) return undefined;
  const rows = shown.map((i) => ({
    key: positionText(i, length),
    value: cellOf(items[i], drawing),
    mark: changed.has(i) ? ('active' as const) : undefined,
  }));
  const rest = { key: rows.length === 0 ? 'all' : 'others', value: cellOf(items[most[0] ?? 0], drawing) };
  return {
    diagram: { kind: 'table', rows: [...rows, rest], label: `${names.join(', ')} · ${length} items` },
  };
}

/** A position in a table of all characters has the character beside it. */
function positionText(position: number, length: number): string {
  const isCharacter = (length === 128 || length === 256) && position > 32 && position < 127;
  return isCharacter ? `${position} '${String.fromCodePoint(position)}'` : String(position);
}

/** A row: a list of scalars, or a string if the program indexes it in two dimensions. */
function rowOf(item: TraceValue | undefined, names: readonly string[], drawing: Drawing): Row | undefined {
  const hasColumns = names.some((name) => drawing.indexVariables.get(name.split('.').at(-1) ?? '')?.[1]);
  if (typeof item === 'string' && hasColumns) {
    return { id: undefined, items: [...item].map((character): TraceValue => ['c', character]) };
  }
  const id = referenceOf(item);
  const row = id === undefined ? undefined : drawing.objects.get(id);
  if (row?.kind !== 'list' || row.items.length < row.length) return undefined;
  return row.items.every((cell) => referenceOf(cell) === undefined) ? { id, items: row.items } : undefined;
}

/** The indexes of rows or columns. The names of pointers stand before them, or replace them if `separator` is empty. */
function labelsOf(
  { start, end }: { readonly start: number; readonly end: number },
  pointers: ReadonlyMap<string, number>,
  separator: string,
): string[] {
  return Array.from({ length: end - start }, (_, i) => {
    const names = [...pointers].flatMap(([name, at]) => (at === start + i ? [name] : [])).join(',');
    if (names === '') return String(start + i);
    return separator === '' ? names : `${names}${separator}${start + i}`;
  });
}

function sharedRows(rows: readonly Row[]): string | undefined {
  const positions = new Map<number, number[]>();
  rows.forEach(({ id }, r) => {
    if (id !== undefined) positions.set(id, [...(positions.get(id) ?? []), r]);
  });
  const shared = [...positions.values()].find((all) => all.length > 1);
  return shared && `Rows ${shared.join(', ')} are the same list, so a change of one changes all.`;
}

/** A map as a table. The key that changed is always shown. */
export function drawMap(id: number, map: MapObject, names: readonly string[], drawing: Drawing): Content {
  const changedKeys = drawing.changes.objects.get(id);
  const entries = [...map.entries];
  const isChanged = ([key, [, value]]: (typeof entries)[number]) =>
    changedKeys?.has(key) === true || isTouched(value, drawing);
  const changed = entries.flatMap((entry, i) => (isChanged(entry) ? [i] : []));
  const focus = changed.length > 0 ? changed : [entries.length - 1];
  const stretch = stretchOf(entries.length, maxRows, focus);
  const hidden = map.length - (stretch.end - stretch.start);
  return {
    diagram: {
      kind: 'table',
      rows: entries.slice(stretch.start, stretch.end).map(([, [key, value]], i) => ({
        key: cellOf(key, drawing, 20),
        value: cellOf(value, drawing, 28),
        mark: changed.includes(stretch.start + i) ? 'active' : undefined,
      })),
      label: names.join(', ') + (hidden > 0 ? ` · ${map.length} entries` : ''),
    },
  };
}
