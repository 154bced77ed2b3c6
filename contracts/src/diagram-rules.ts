import type { z } from 'zod';

/** Checks across the fields of a diagram, such as that referenced nodes and cells exist. */

type Check<Value> = (payload: z.core.ParsePayload<Value>) => void;

function addIssue<Value>(payload: z.core.ParsePayload<Value>, path: PropertyKey[], message: string): void {
  payload.issues.push({ code: 'custom', path, message, input: payload.value });
}

interface Sequence {
  readonly values: readonly unknown[];
  readonly marks?: Readonly<Record<string, unknown>> | undefined;
  readonly pointers?: Readonly<Record<string, number>> | undefined;
  readonly brackets?: readonly { readonly from: number; readonly to: number }[] | undefined;
}

/** Marks and brackets must be within the values; pointers may be one position past them. */
export const checkArray: Check<Sequence> = (payload) => {
  const { values, marks = {}, pointers = {}, brackets = [] } = payload.value;
  const last = values.length - 1;
  for (const key of Object.keys(marks)) {
    if (Number(key) > last) addIssue(payload, ['marks', key], `there is no value at index ${key}`);
  }
  for (const [name, position] of Object.entries(pointers)) {
    if (position > values.length)
      addIssue(payload, ['pointers', name], `${name} points to ${position}, past the last value`);
  }
  brackets.forEach(({ from, to }, i) => {
    if (from > to || to > last)
      addIssue(payload, ['brackets', i], `the bracket ${from} to ${to} is outside the values`);
  });
};

interface LinkedList {
  readonly nodes: readonly { readonly id: string }[];
  readonly next: Readonly<Record<string, string | null>>;
  readonly prev?: Readonly<Record<string, string | null>> | undefined;
  readonly pointers?: Readonly<Record<string, string | null>> | undefined;
  readonly marks?: Readonly<Record<string, unknown>> | undefined;
}

/** Links, pointers and marks must name existing nodes; null is the end of the list. */
export const checkList: Check<LinkedList> = (payload) => {
  const { nodes, next, prev = {}, pointers = {}, marks = {} } = payload.value;
  const ids = new Set(nodes.map(({ id }) => id));
  if (ids.size < nodes.length) addIssue(payload, ['nodes'], 'two nodes have the same id');
  const requireNode = (id: string | null, path: PropertyKey[]) => {
    if (id !== null && !ids.has(id)) addIssue(payload, path, `there is no node "${id}"`);
  };
  for (const [field, links] of Object.entries({ next, prev })) {
    for (const [from, to] of Object.entries(links)) {
      requireNode(from, [field, from]);
      requireNode(to, [field, from]);
    }
  }
  for (const [name, id] of Object.entries(pointers)) requireNode(id, ['pointers', name]);
  for (const id of Object.keys(marks)) requireNode(id, ['marks', id]);
};

interface HashTable {
  readonly buckets: readonly (readonly unknown[])[];
  readonly active?: number | undefined;
}

export const checkBuckets: Check<HashTable> = (payload) => {
  const { buckets, active } = payload.value;
  if (active !== undefined && active >= buckets.length)
    addIssue(payload, ['active'], `there is no bucket ${active}`);
};

interface Graph {
  readonly nodes: readonly {
    readonly id: string;
    readonly x?: number | undefined;
    readonly y?: number | undefined;
  }[];
  readonly edges: readonly { readonly from: string; readonly to: string }[];
}

/** Nodes have all coordinates or none. */
export const checkGraph: Check<Graph> = (payload) => {
  const { nodes, edges } = payload.value;
  const ids = new Set(nodes.map(({ id }) => id));
  if (ids.size < nodes.length) addIssue(payload, ['nodes'], 'two nodes have the same id');
  const positionedCount = nodes.filter(({ x, y }) => x !== undefined && y !== undefined).length;
  if (positionedCount > 0 && positionedCount < nodes.length)
    addIssue(payload, ['nodes'], 'give x and y to all nodes or to none');
  edges.forEach(({ from, to }, i) => {
    for (const id of [from, to])
      if (!ids.has(id)) addIssue(payload, ['edges', i], `there is no node "${id}"`);
  });
};

interface Grid {
  readonly cells: readonly (readonly unknown[])[];
  readonly marks?: Readonly<Record<string, unknown>> | undefined;
  readonly rowLabels?: readonly unknown[] | undefined;
  readonly columnLabels?: readonly unknown[] | undefined;
  readonly arrows?: readonly { readonly from: string; readonly to: string }[] | undefined;
}

export const checkGrid: Check<Grid> = (payload) => {
  const { cells, marks = {}, rowLabels, columnLabels, arrows = [] } = payload.value;
  const columns = cells[0]?.length ?? 0;
  cells.forEach((row, i) => {
    if (row.length !== columns)
      addIssue(payload, ['cells', i], `this row has ${row.length} cells, but the first has ${columns}`);
  });
  if (rowLabels && rowLabels.length !== cells.length) {
    addIssue(payload, ['rowLabels'], `needs ${cells.length} labels, one per row`);
  }
  if (columnLabels && columnLabels.length !== columns) {
    addIssue(payload, ['columnLabels'], `needs ${columns} labels, one per column`);
  }
  const requireCell = (cell: string, path: PropertyKey[]) => {
    const [row = 0, column = 0] = cell.split(',').map(Number);
    if (row >= cells.length || column >= columns) addIssue(payload, path, `there is no cell "${cell}"`);
  };
  for (const key of Object.keys(marks)) requireCell(key, ['marks', key]);
  arrows.forEach(({ from, to }, i) => {
    requireCell(from, ['arrows', i, 'from']);
    requireCell(to, ['arrows', i, 'to']);
  });
};

interface Chart {
  readonly series: readonly { readonly points: readonly (readonly [number, number])[] }[];
}

export const checkSeries: Check<Chart> = (payload) => {
  payload.value.series.forEach(({ points }, i) => {
    if (points.some(([x], j) => j > 0 && x < (points[j - 1]?.[0] ?? x))) {
      addIssue(payload, ['series', i, 'points'], 'the points are not ordered from left to right');
    }
  });
};
