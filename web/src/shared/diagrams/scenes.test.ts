import { diagramSchema, type DiagramInput } from '@dryrun/contracts/diagram';
import { expect, test } from '@jest/globals';
import { followValues } from './track-values.ts';
import { scenesOf } from './scenes.ts';

const scenes = (...pictures: DiagramInput[]) =>
  scenesOf(pictures.map((picture) => diagramSchema.parse(picture)));

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

test.each(kinds.map((picture) => [picture.kind, picture] as const))(
  'a picture of the kind %s has a size, distinct keys and no place that is no number',
  (_, picture) => {
    const [scene] = scenes(picture);
    expect(scene?.width).toBeGreaterThan(0);
    expect(scene?.height).toBeGreaterThan(0);
    const keys = scene?.parts.map(({ key }) => key) ?? [];
    expect(new Set(keys).size).toBe(keys.length);
    expect(JSON.stringify(scene)).not.toMatch(/NaN|:null|Infinity/);
  },
);

test('a swap is seen as a swap', () => {
  const before = followValues(undefined, [5, 3, 8]);
  expect(followValues(before, [3, 5, 8]).keys).toEqual(['1', '0', '2']);
});

test('an overwritten value keeps its place, a new one gets a name of its own', () => {
  const before = followValues(undefined, [5, 3]);
  expect(followValues(before, [5, 4]).keys).toEqual(['0', '1']);
  expect(followValues(before, [5, 3, 3]).keys).toEqual(['0', '1', '2']);
});

test('all steps have the size of the largest', () => {
  const sizes = scenes({ kind: 'stack', values: [] }, { kind: 'stack', values: [1, 2, 3] }).map(
    ({ width, height }) => `${width} ${height}`,
  );
  expect(new Set(sizes).size).toBe(1);
});

test('the nodes of a graph stay where they are when an edge is added', () => {
  const nodes = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  const [first, second] = scenes(
    { kind: 'graph', nodes, edges: [] },
    { kind: 'graph', nodes, edges: [{ from: 'a', to: 'c' }] },
  ).map(({ parts }) => parts.filter(({ kind }) => kind === 'box'));
  expect(first).toEqual(second);
});

test('a long name of a pointer to the first or the last place stands within the picture, in every step', () => {
  const of = (first: string, last: string): DiagramInput => ({
    ...{ kind: 'array', values: [1, 2] },
    pointers: { [first]: 0, [last]: 1 },
  });
  const [short, long] = scenes(of('a', 'b'), of('a very long name', 'another long name'));
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

test('pictures of a row stand below each other where the window is narrow', () => {
  const row = diagramSchema.parse({
    kind: 'row',
    pictures: [
      { kind: 'array', values: [1, 2, 3, 4, 5, 6] },
      { kind: 'stack', values: [1] },
    ],
  });
  const [usual, narrow] = [scenesOf([row])[0], scenesOf([row], 'narrow')[0]];
  expect(narrow?.width).toBeLessThan(usual?.width ?? 0);
  expect(narrow?.height).toBeGreaterThan(usual?.height ?? 0);
});
