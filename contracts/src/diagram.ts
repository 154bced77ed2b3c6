import { z } from 'zod';
import { checkArray, checkBuckets, checkGraph, checkGrid, checkList, checkSeries } from './diagram-rules.ts';

/** Diagram formats (docs/course-format.md). Objects are strict, so a misspelled field is an error. */

/** Highlights: in use, finished, dimmed, correct, wrong. */
export const markSchema = z.enum(['active', 'done', 'muted', 'good', 'bad']);
export type Mark = z.output<typeof markSchema>;

/** Content of a cell; null is an empty cell. */
const cellSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type Cell = z.output<typeof cellSchema>;

const index = z.int().min(0);
const idSchema = z.union([z.string(), z.number()]).transform(String);
export const indexKey = z.string().regex(/^\d+$/, 'use an index as the key, such as 3');

/** A row of cells. `bars` also draws the values as bars. `indexes: false` hides the index numbers. */
const arraySchema = z
  .strictObject({
    kind: z.literal('array'),
    values: z.array(cellSchema).max(40),
    /** May be one position before the first or after the last value. */
    pointers: z.record(z.string(), z.int().min(-1)).optional(),
    marks: z.record(indexKey, markSchema).optional(),
    brackets: z.array(z.strictObject({ from: index, to: index, label: z.string().optional() })).optional(),
    label: z.string().optional(),
    indexes: z.boolean().optional(),
    bars: z.boolean().optional(),
  })
  .check(checkArray);

/** A linked list, drawn in the order of `nodes`. `prev` makes it doubly linked. */
const listSchema = z
  .strictObject({
    kind: z.literal('list'),
    nodes: z.array(z.strictObject({ id: idSchema, value: cellSchema })).max(16),
    next: z.record(z.string(), idSchema.nullable()),
    prev: z.record(z.string(), idSchema.nullable()).optional(),
    pointers: z.record(z.string(), idSchema.nullable()).optional(),
    marks: z.record(z.string(), markSchema).optional(),
    label: z.string().optional(),
  })
  .check(checkList);

const linear = {
  values: z.array(cellSchema).max(16),
  marks: z.record(indexKey, markSchema).optional(),
  label: z.string().optional(),
};

/** A stack; the last value is the top. */
const stackSchema = z.strictObject({ kind: z.literal('stack'), ...linear }).check(checkArray);

/** A queue; the first value is the front. */
const queueSchema = z.strictObject({ kind: z.literal('queue'), ...linear }).check(checkArray);

/** A hash table with chaining. `active` is the current bucket; `marks` are keyed by entry key. */
const bucketsSchema = z
  .strictObject({
    kind: z.literal('buckets'),
    buckets: z
      .array(z.array(z.strictObject({ key: cellSchema, value: cellSchema.optional() })).max(8))
      .max(16),
    active: index.optional(),
    marks: z.record(z.string(), markSchema).optional(),
    label: z.string().optional(),
  })
  .check(checkBuckets);

export interface BinaryNode {
  readonly value: Cell;
  readonly left?: BinaryNode | null | undefined;
  readonly right?: BinaryNode | null | undefined;
  readonly mark?: Mark | undefined;
  readonly label?: string | undefined;
}

const binaryNodeSchema: z.ZodType<BinaryNode> = z.lazy(() =>
  z.strictObject({
    value: cellSchema,
    left: binaryNodeSchema.nullish(),
    right: binaryNodeSchema.nullish(),
    mark: markSchema.optional(),
    label: z.string().optional(),
  }),
);

const treeSchema = z.strictObject({
  kind: z.literal('tree'),
  nodes: binaryNodeSchema.nullable(),
  label: z.string().optional(),
});

const heapSchema = z
  .strictObject({
    kind: z.literal('heap'),
    values: z.array(cellSchema).max(15),
    marks: z.record(indexKey, markSchema).optional(),
    label: z.string().optional(),
  })
  .check(checkArray);

/** A trie. `path` is the current prefix; `marks` are keyed by prefix. */
const trieSchema = z.strictObject({
  kind: z.literal('trie'),
  words: z.array(z.string()).max(12),
  path: z.string().optional(),
  marks: z.record(z.string(), markSchema).optional(),
  label: z.string().optional(),
});

/** A graph. The client lays out nodes without `x` and `y` (any unit, y grows downward), the same way in all steps. */
const graphSchema = z
  .strictObject({
    kind: z.literal('graph'),
    nodes: z
      .array(
        z.strictObject({
          id: idSchema,
          label: z.string().optional(),
          mark: markSchema.optional(),
          x: z.number().optional(),
          y: z.number().optional(),
        }),
      )
      .max(24),
    edges: z.array(
      z.strictObject({
        from: idSchema,
        to: idSchema,
        label: z.union([z.string(), z.number()]).transform(String).optional(),
        mark: markSchema.optional(),
      }),
    ),
    directed: z.boolean().optional(),
    label: z.string().optional(),
  })
  .check(checkGraph);

const position = z.string().regex(/^\d+,\d+$/, 'use "row,column", such as "0,2"');

/** A grid or dynamic programming table. `arrows` connect cells. */
const gridSchema = z
  .strictObject({
    kind: z.literal('grid'),
    cells: z.array(z.array(cellSchema).max(20)).max(20),
    marks: z.record(position, markSchema).optional(),
    rowLabels: z.array(cellSchema).optional(),
    columnLabels: z.array(cellSchema).optional(),
    arrows: z.array(z.strictObject({ from: position, to: position })).optional(),
    label: z.string().optional(),
  })
  .check(checkGrid);

export interface CallNode {
  readonly label: string;
  readonly result?: string | undefined;
  readonly children?: readonly CallNode[] | undefined;
  readonly mark?: Mark | undefined;
}

const callNodeSchema: z.ZodType<CallNode> = z.lazy(() =>
  z.strictObject({
    label: z.union([z.string(), z.number()]).transform(String),
    result: z.union([z.string(), z.number()]).transform(String).optional(),
    children: z.array(callNodeSchema).optional(),
    mark: markSchema.optional(),
  }),
);

/** A call tree or decision tree. `result` is shown below the call. */
const callsSchema = z.strictObject({
  kind: z.literal('calls'),
  root: callNodeSchema,
  label: z.string().optional(),
});

/** Curves on shared axes. `yMax` clips the curves. */
const chartSchema = z
  .strictObject({
    kind: z.literal('chart'),
    series: z
      .array(
        z.strictObject({
          label: z.string(),
          points: z.array(z.tuple([z.number(), z.number()])).min(2),
          mark: markSchema.optional(),
        }),
      )
      .min(1)
      .max(6),
    xLabel: z.string(),
    yLabel: z.string(),
    yMax: z.number().positive().optional(),
    label: z.string().optional(),
  })
  .check(checkSeries);

/** Intervals on a line, such as meetings. `sweep` is a vertical line. */
const intervalsSchema = z.strictObject({
  kind: z.literal('intervals'),
  intervals: z
    .array(
      z
        .strictObject({
          from: z.number(),
          to: z.number(),
          label: z.string().optional(),
          mark: markSchema.optional(),
        })
        .refine(({ from, to }) => from <= to, 'an interval ends before it begins'),
    )
    .max(16),
  sweep: z.number().optional(),
  label: z.string().optional(),
});

const variablesSchema = z.strictObject({
  kind: z.literal('variables'),
  values: z.record(z.string(), cellSchema),
  marks: z.record(z.string(), markSchema).optional(),
  label: z.string().optional(),
});

const simpleSchemas = [
  arraySchema,
  listSchema,
  stackSchema,
  queueSchema,
  bucketsSchema,
  treeSchema,
  heapSchema,
  trieSchema,
  graphSchema,
  gridSchema,
  callsSchema,
  chartSchema,
  intervalsSchema,
  variablesSchema,
] as const;

const kinds = simpleSchemas.map(({ shape }) => shape.kind.value).join(', ');

const simpleDiagramSchema = z.discriminatedUnion('kind', simpleSchemas, {
  error: ({ code }) => (code === 'invalid_union' ? `use one of ${kinds}` : undefined),
});

/** Several diagrams side by side if they fit; `direction: column` stacks them. */
const rowSchema = z.strictObject({
  kind: z.literal('row'),
  pictures: z.array(simpleDiagramSchema).min(1).max(4),
  direction: z.enum(['row', 'column']).optional(),
  label: z.string().optional(),
});

export const diagramSchema = z.discriminatedUnion('kind', [rowSchema, ...simpleSchemas], {
  error: ({ code }) => (code === 'invalid_union' ? `use one of ${kinds}, row` : undefined),
});

export type SimpleDiagram = z.output<typeof simpleDiagramSchema>;
export type Diagram = z.output<typeof diagramSchema>;
/** A diagram as written by an author or a step generator. */
export type DiagramInput = z.input<typeof diagramSchema>;
export type DiagramOf<Kind extends Diagram['kind']> = Extract<Diagram, { kind: Kind }>;
