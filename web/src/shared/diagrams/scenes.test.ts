import { diagramSchema, type DiagramInput } from '@dryrun/contracts/diagram';
import { expect, test } from '@jest/globals';
import { trackValues } from './track-values.ts';
import { layoutDiagrams } from './scenes.ts';

const scenes = (...diagrams: DiagramInput[]) =>
  layoutDiagrams(diagrams.map((diagram) => diagramSchema.parse(diagram)));

const kinds: readonly DiagramInput[] = [
  { kind: 'array', values: [1, null, 'x'], pointers: { a: -1, b: 3 }, marks: { 0: 'good' } },
  { kind: 'array', values: [] },
  {
    kind: 'list',
    nodes: [
      { id: 1, value: 1 },
      { id: 2, value: 2 },
    ],
    next: { 1: 2, 2: 1 },
    prev: { 2: 1 },
  },
  { kind: 'list', nodes: [], next: {} },
  { kind: 'stack', values: [1, 2] },
  { kind: 'queue', values: [] },
  { kind: 'buckets', buckets: [[], [{ key: 'a', value: 1 }]], active: 1 },
  { kind: 'tree', nodes: { value: 2, left: { value: 1 }, right: { value: 2, label: 'h' } } },
  { kind: 'tree', nodes: null },
  { kind: 'heap', values: [1, 2, 3] },
  { kind: 'trie', words: ['a', 'ab'], path: 'a' },
  { kind: 'trie', words: [] },
  {
    kind: 'graph',
    nodes: [{ id: 'a' }, { id: 'b' }],
    edges: [
      { from: 'a', to: 'b' },
      { from: 'a', to: 'a' },
    ],
    directed: true,
  },
  { kind: 'graph', nodes: [{ id: 'a' }], edges: [] },
  {
    kind: 'grid',
    cells: [
      [1, 2],
      [3, 4],
    ],
    rowLabels: ['a', 'b'],
    columnLabels: [0, 1],
    arrows: [{ from: '0,0', to: '1,1' }],
  },
  { kind: 'calls', root: { label: 'f(2)', children: [{ label: 'f(1)', result: '1' }] } },
  {
    kind: 'chart',
    series: [
      {
        label: 'n',
        points: [
          [1, 1],
          [2, 2],
        ],
      },
    ],
    xLabel: 'n',
    yLabel: 'steps',
    yMax: 1.5,
  },
  { kind: 'intervals', intervals: [{ from: 1, to: 1 }], sweep: 3 },
  { kind: 'intervals', intervals: [] },
  { kind: 'variables', values: { a: 1, b: null } },
  {
    kind: 'row',
    pictures: [
      { kind: 'stack', values: [] },
      { kind: 'queue', values: [1] },
    ],
  },
];

test.each(kinds.map((diagram) => [diagram.kind, diagram] as const))(
  'lays out %s with a size, unique keys and finite coordinates',
  (_, diagram) => {
    const [scene] = scenes(diagram);
    expect(scene?.width).toBeGreaterThan(0);
    expect(scene?.height).toBeGreaterThan(0);
    const keys = scene?.parts.map(({ key }) => key) ?? [];
    expect(new Set(keys).size).toBe(keys.length);
    expect(JSON.stringify(scene)).not.toMatch(/NaN|:null|Infinity/);
  },
);

test('moves the keys of swapped values', () => {
  const before = trackValues(undefined, [5, 3, 8]);
  expect(trackValues(before, [3, 5, 8]).keys).toEqual(['1', '0', '2']);
});

test('reuses the key of an overwritten value and creates one for an added value', () => {
  const before = trackValues(undefined, [5, 3]);
  expect(trackValues(before, [5, 4]).keys).toEqual(['0', '1']);
  expect(trackValues(before, [5, 3, 3]).keys).toEqual(['0', '1', '2']);
});

test('gives all steps the size of the largest step', () => {
  const sizes = scenes({ kind: 'stack', values: [] }, { kind: 'stack', values: [1, 2, 3] }).map(
    ({ width, height }) => `${width} ${height}`,
  );
  expect(new Set(sizes).size).toBe(1);
});

test('keeps graph nodes in place when an edge is added', () => {
  const nodes = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  const [first, second] = scenes(
    { kind: 'graph', nodes, edges: [] },
    { kind: 'graph', nodes, edges: [{ from: 'a', to: 'c' }] },
  ).map(({ parts }) => parts.filter(({ kind }) => kind === 'box'));
  expect(first).toEqual(second);
});

test('keeps the unconnected parts of a graph on one screen', () => {
  const nodes = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
  const [scene] = scenes({ kind: 'graph', nodes, edges: [{ from: 'a', to: 'b' }] });
  expect(scene?.width).toBeLessThan(1000);
  expect(scene?.height).toBeLessThan(700);
});

test('moves a graph node to the position of its step', () => {
  const step = (x: number): DiagramInput => ({
    kind: 'graph',
    nodes: [
      { id: 'a', x: 0, y: 0 },
      { id: 'b', x, y: 1 },
    ],
    edges: [],
  });
  const [first, second] = scenes(step(0), step(2)).map(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'box' ? [part.x] : [])),
  );
  expect(first?.[0]).toBe(second?.[0]);
  expect((second?.[1] ?? 0) - (first?.[1] ?? 0)).toBeGreaterThan(80);
});

test.each([
  ['beside', 1, 0],
  ['below', 0, 1],
  ['diagonally below', 1, 1],
])('ends an arrow to a wide graph node %s at its border', (_, x, y) => {
  const [scene] = scenes({
    kind: 'graph',
    directed: true,
    nodes: [
      { id: 'a', x: 0, y: 0 },
      { id: 'b', label: 'a long label', x, y },
    ],
    edges: [{ from: 'a', to: 'b' }],
  });
  const box = scene?.parts.find((part) => part.kind === 'box' && part.key === 'node-b');
  const line = scene?.parts.find((part) => part.kind === 'line');
  if (box?.kind !== 'box' || line?.kind !== 'line') throw new Error('the graph has no box or no line');
  const [endX = 0, endY = 0] = line.path.split(' ').slice(-2).map(Number);
  const straight = (box.width - box.height) / 2;
  const dx = Math.max(0, Math.abs(endX - box.x - box.width / 2) - straight);
  const gap = Math.hypot(dx, endY - box.y - box.height / 2) - box.height / 2;
  expect(gap).toBeGreaterThan(1);
  expect(gap).toBeLessThan(5);
});

test('draws the links that close a cycle of a doubly linked list', () => {
  const nodes = [1, 2, 3].map((id) => ({ id, value: id }));
  const [scene] = scenes({ kind: 'list', nodes, next: { 1: 2, 2: 3, 3: 1 }, prev: { 1: 3, 2: 1, 3: 2 } });
  const keys = scene?.parts.map(({ key }) => key) ?? [];
  expect(keys.filter((key) => key.endsWith('next-3') || key.endsWith('prev-1'))).toHaveLength(2);
});

test('fits long names of pointers to the first and last element in every step', () => {
  const withPointers = (first: string, last: string): DiagramInput => ({
    kind: 'array',
    values: [1, 2],
    pointers: { [first]: 0, [last]: 1 },
  });
  const [short, long] = scenes(withPointers('a', 'b'), withPointers('a very long name', 'another long name'));
  expect(long?.width).toBe(short?.width);
  for (const part of long?.parts ?? []) {
    if (part.kind !== 'text' || part.role !== 'name') continue;
    const half = (part.text.length * 7) / 2;
    expect(part.x - half).toBeGreaterThanOrEqual(0);
    expect(part.x + half).toBeLessThanOrEqual(long?.width ?? 0);
  }
  const cellOf = (scene: typeof long) => scene?.parts.find((part) => part.kind === 'box');
  expect(cellOf(short)).toEqual(cellOf(long));
});

test('stacks the diagrams of a row in a narrow window', () => {
  const row = diagramSchema.parse({
    kind: 'row',
    pictures: [
      { kind: 'array', values: [1, 2, 3, 4, 5, 6] },
      { kind: 'stack', values: [1] },
    ],
  });
  const [wide, narrow] = [layoutDiagrams([row])[0], layoutDiagrams([row], 'narrow')[0]];
  expect(narrow?.width).toBeLessThan(wide?.width ?? 0);
  expect(narrow?.height).toBeGreaterThan(wide?.height ?? 0);
});
