import type { Lang } from '@dryrun/contracts/language';
import type { TraceEvent } from '@dryrun/contracts/trace-events';
import { expect, test } from '@jest/globals';
import { findIndexVariables } from './indexVariables.ts';
import { orderNodes } from './nodeOrder.ts';
import { findNodeShapes } from './nodeShapes.ts';
import { drawFrame } from './pictures.ts';
import { Recording } from './recording.ts';

type Objects = Extract<TraceEvent, ['s', ...unknown[]]>[4];
type Variables = Extract<TraceEvent, ['s', ...unknown[]]>[3];

const draw = (code: string, events: TraceEvent[], lang: Lang = 'python3') => {
  const recording = new Recording(events);
  const index = recording.steps.length - 1;
  const state = recording.stateAt(index);
  const shapes = findNodeShapes(recording);
  return drawFrame({
    state,
    changes: recording.changesAt(index),
    frame: state.frames.length - 1,
    returned: recording.steps[index]?.returned,
    lang,
    indexVariables: findIndexVariables(code, lang),
    shapes,
    nodeOrder: orderNodes(recording, shapes),
  });
};

/** Draws one state. */
const drawState = (code: string, variables: Variables, objects: Objects = {}, lang: Lang = 'python3') =>
  draw(code, [['s', 1, 1, variables, objects]], lang).map(({ diagram, names, note }) => ({
    names,
    note,
    ...diagram,
  }));

const list = (v: (number | string | ['@', number])[]) => ({ k: 'list' as const, t: 'list', v, n: v.length });
const node = (val: number, next: number | null) => ({
  k: 'object' as const,
  t: 'ListNode',
  v: { val, next: next === null ? null : (['@', next] as ['@', number]) },
});
const treeNode = (val: number, left: number | null, right: number | null) => ({
  k: 'object' as const,
  t: 'TreeNode',
  v: {
    val,
    left: left === null ? null : (['@', left] as ['@', number]),
    right: right === null ? null : (['@', right] as ['@', number]),
  },
});

test.each<[Lang, string, Record<string, string[][]>]>([
  ['python3', 'x = a[i] + a[ j - 1 ]', { a: [['i', 'j']] }],
  ['python3', 'grid[r][c + 1] = "b[k]"  # d[e]', { grid: [['r'], ['c']] }],
  ['python3', 'a[i // 2] + b[f(x)] + c[0]', {}],
  ['python3', 'self.nums[left] // d[k]', { nums: [['left']], d: [['k']] }],
  ['java', 's.charAt(i + 1) == t[j] // u[k]', { s: [['i']], t: [['j']] }],
  ['java', 'rows.get(r).get(c) /* x[y] */', { rows: [['r'], ['c']] }],
  ['c_cpp', 'v.at(i) + w[j][k-1]', { v: [['i']], w: [['j'], ['k']] }],
])('finds the index variables of %s: %s', (lang, code, expected) => {
  const found = [...findIndexVariables(code, lang)].map(([name, sets]) => [
    name,
    sets.map((set) => [...set]),
  ]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

test('draws an array with the variables that index it as pointers', () => {
  const pictures = drawState('a[i] + a[j]', { a: ['@', 1], i: 2, j: 9, k: 1 }, { 1: list([5, 6, 7]) });
  expect(pictures).toMatchObject([
    { kind: 'variables', values: { i: 2, j: 9, k: 1 } },
    { kind: 'array', values: [5, 6, 7], pointers: { i: 2 }, label: 'a' },
  ]);
});

test('draws pointers one position outside of the array, but not further', () => {
  const [, picture] = drawState(
    'a[i] + a[j] + a[k]',
    { a: ['@', 1], i: -1, j: 2, k: 3 },
    { 1: list([5, 6]) },
  );
  expect(picture).toMatchObject({ pointers: { i: -1, j: 2 } });
});

test('shows a stretch of a long array around its pointers', () => {
  const values = Array.from({ length: 200 }, (_, i) => i);
  const [, picture] = drawState('a[i]', { a: ['@', 1], i: 150 }, { 1: list(values) });
  expect(picture).toMatchObject({ firstIndex: 130, pointers: { i: 20 }, label: 'a · 130 to 169 of 200' });
});

test('draws an object with two names once', () => {
  const pictures = drawState('', { a: ['@', 1], b: ['@', 1] }, { 1: list([1]) });
  expect(pictures).toMatchObject([{ names: ['a', 'b'], label: 'a, b' }]);
});

test('draws equal rows as a grid and says which rows are the same list', () => {
  const objects = {
    1: list([
      ['@', 2],
      ['@', 3],
      ['@', 2],
    ]),
    2: list([1, 2]),
    3: list([3, 4]),
  };
  const [, grid] = drawState('g[r][c]', { g: ['@', 1], r: 1, c: 0 }, objects);
  expect(grid).toMatchObject({
    kind: 'grid',
    cells: [
      [1, 2],
      [3, 4],
      [1, 2],
    ],
    rowLabels: ['0', 'r 1', '2'],
    columnLabels: ['c', '1'],
    marks: { '1,0': 'done' },
    note: 'Rows 0, 2 are the same list, so a change of one changes all.',
  });
});

test('draws a board of strings as a grid only if the program reads its characters', () => {
  const board = { 1: list(['ab', 'cd']) };
  const variables: Variables = { board: ['@', 1] };
  expect(drawState('board[r][c]', variables, board)).toMatchObject([
    {
      kind: 'grid',
      cells: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    },
  ]);
  expect(drawState('board[r]', variables, board)).toMatchObject([{ kind: 'array', values: ['ab', 'cd'] }]);
});

test('draws a string that is indexed as an array, other strings as values', () => {
  expect(drawState('s[i]', { s: 'abc', i: 1, t: 'xyz' })).toMatchObject([
    { kind: 'variables', values: { i: 1, t: '"xyz"' } },
    { kind: 'array', values: ['a', 'b', 'c'], pointers: { i: 1 } },
  ]);
});

test('draws maps, sets, stacks, queues and heaps by their kind', () => {
  const sequence = (k: 'set' | 'stack' | 'queue' | 'deque' | 'heap') => ({ k, t: k, v: [1, 2], n: 2 });
  const pictures = drawState(
    '',
    { m: ['@', 1], set: ['@', 2], stack: ['@', 3], queue: ['@', 4], deque: ['@', 5], heap: ['@', 6] },
    {
      1: { k: 'map', t: 'dict', v: [['a', ['@', 3]]], n: 1 },
      2: sequence('set'),
      3: sequence('stack'),
      4: sequence('queue'),
      5: sequence('deque'),
      6: sequence('heap'),
    },
  );
  expect(pictures).toMatchObject([
    { kind: 'table', rows: [{ key: 'a', value: '[1, 2]' }] },
    { kind: 'array', indexes: false, label: 'set · set' },
    { kind: 'stack', values: [1, 2] },
    { kind: 'queue', values: [1, 2] },
    { kind: 'queue', values: [1, 2] },
    { kind: 'heap', values: [1, 2] },
  ]);
});

test('draws a C++ pair without indexes', () => {
  const pictures = drawState(
    '',
    { best: ['@', 1], sums: ['@', 2] },
    {
      1: { k: 'list', t: 'pair<int, int>', v: [3, 1], n: 2 },
      2: { k: 'list', t: 'vector<int>', v: [4, 5], n: 2 },
    },
    'c_cpp',
  );
  expect(pictures.map((picture) => 'indexes' in picture && picture.indexes)).toEqual([false, true]);
});

test('keeps the places of list nodes when links are reversed', () => {
  const [picture] = draw('', [
    ['c', 1, 1, { head: ['@', 1] }, { 1: node(7, 2), 2: node(8, 3), 3: node(9, null) }, 'reverse'],
    ['s', 2, 1, { prev: ['@', 1], cur: ['@', 2] }, { 1: { p: [['next', null]] } }],
    ['s', 2, 1, { prev: ['@', 2], cur: ['@', 3] }, { 2: { p: [['next', ['@', 1]]] } }],
  ]);
  expect(picture?.diagram).toMatchObject({
    kind: 'list',
    nodes: [
      { id: '1', value: '7' },
      { id: '2', value: '8' },
      { id: '3', value: '9' },
    ],
    next: { 1: null, 2: '1', 3: null },
    pointers: { head: '1', prev: '2', cur: '3' },
    marks: { 2: 'active' },
  });
});

test('puts a dummy node before the list that it is linked to', () => {
  const [picture] = draw('', [
    ['c', 1, 1, { head: ['@', 1] }, { 1: node(7, null) }, 'f'],
    ['s', 2, 1, { dummy: ['@', 2] }, { 2: node(0, 1) }],
  ]);
  expect(picture?.diagram).toMatchObject({ nodes: [{ value: '0' }, { value: '7' }] });
});

test('draws the whole tree with the current node of a recursion', () => {
  const pictures = draw('', [
    [
      'c',
      1,
      1,
      { root: ['@', 1] },
      { 1: treeNode(5, 2, 3), 2: treeNode(6, null, null), 3: treeNode(7, null, null) },
      'f',
    ],
    ['c', 4, 2, { node: ['@', 2] }, {}, 'walk'],
  ]);
  expect(pictures.map(({ diagram }) => diagram)).toMatchObject([
    {
      kind: 'tree',
      nodes: { value: '5', left: { value: '6', label: 'node', mark: 'done' }, right: { value: '7' } },
    },
  ]);
});

test('draws a tree with a shared node or a cycle as a graph', () => {
  const shared = { 1: treeNode(5, 2, 2), 2: treeNode(6, null, 1) };
  const [picture] = drawState('', { root: ['@', 1] }, shared);
  expect(picture).toMatchObject({
    kind: 'graph',
    nodes: [{ label: '5 root' }, { label: '6' }],
    edges: [
      { from: '1', to: '2', label: 'left, right' },
      { from: '2', to: '1' },
    ],
  });
});

test('draws a doubly linked list whose links have other names', () => {
  const entry = (key: number, newer: number | null, older: number | null) => ({
    k: 'object' as const,
    t: 'Entry',
    v: {
      key,
      newer: newer === null ? null : (['@', newer] as ['@', number]),
      older: older === null ? null : (['@', older] as ['@', number]),
    },
  });
  const objects = { 1: entry(5, 2, null), 2: entry(6, null, 1) };
  expect(drawState('', { oldest: ['@', 1] }, objects)).toMatchObject([
    { kind: 'list', next: { 1: '2', 2: null }, prev: { 1: null, 2: '1' }, pointers: { oldest: '1' } },
  ]);
});

test('draws objects that share a parent as a graph with one edge for several links', () => {
  const set = (id: string, parent: number) => ({
    k: 'object' as const,
    t: 'Set',
    v: { id, parent: ['@', parent] as ['@', number], root: ['@', parent] as ['@', number] },
  });
  const objects = { 1: set('a', 1), 2: set('b', 1), 3: set('c', 1) };
  expect(drawState('', { b: ['@', 2], a: ['@', 1] }, objects)).toMatchObject([
    {
      kind: 'graph',
      edges: [
        { from: '2', to: '1', label: 'parent, root' },
        { from: '1', to: '1' },
      ],
    },
  ]);
});

test('draws objects that refer to each other through collections as a graph', () => {
  const trie = {
    1: { k: 'object' as const, t: 'Trie', v: { children: ['@', 2] as ['@', number], isEnd: false } },
    2: { k: 'map' as const, t: 'dict', v: [['a', ['@', 3]]] as [string, ['@', number]][], n: 1 },
    3: { k: 'object' as const, t: 'Trie', v: { isEnd: true } },
  };
  const [picture] = drawState('', { root: ['@', 1] }, trie);
  expect(picture).toMatchObject({ kind: 'graph', edges: [{ from: '1', to: '3', label: 'a' }] });
});

test('draws the fields of the own object as variables', () => {
  const objects = {
    1: { k: 'object' as const, t: 'Solution', v: { best: 4, memo: ['@', 2] as ['@', number] } },
    2: list([1]),
  };
  expect(drawState('', { self: ['@', 1] }, objects)).toMatchObject([
    { kind: 'variables', values: { 'self.best': 4 } },
    { kind: 'array', label: 'self.memo' },
  ]);
});

test('marks what a step changed', () => {
  const pictures = draw('', [
    ['s', 1, 1, { i: 0, j: 0, a: ['@', 1] }, { 1: list([1, 2]) }],
    ['s', 2, 1, { j: 1 }, { 1: { p: [[1, 9]] } }],
  ]);
  expect(pictures).toMatchObject([
    { isChanged: true, diagram: { marks: { j: 'active' } } },
    { isChanged: true, diagram: { values: [1, 9], marks: { 1: 'active' } } },
  ]);
});

test('writes constants as the language does', () => {
  const values = { t: true, n: null, u: ['u'] as ['u'], d: ['d'] as ['d'] };
  expect(drawState('', values, {}, 'c_cpp')).toMatchObject([
    { values: { t: 'true', n: 'nullptr', u: 'not set', d: 'dangling' } },
  ]);
  expect(drawState('', values)).toMatchObject([{ values: { t: 'True', n: 'None' } }]);
});

test('draws constants of enums, but no functions', () => {
  const values = { color: ['?', 'Color.RED'] as ['?', string], gain: ['?', 'function'] as ['?', string] };
  expect(drawState('', values)).toMatchObject([{ names: ['color'], values: { color: 'Color.RED' } }]);
});

test('draws a list of lists of different lengths as a table of rows', () => {
  const objects = {
    1: list([
      ['@', 2],
      ['@', 3],
    ]),
    2: list([7, 8]),
    3: list([]),
  };
  expect(drawState('a[i]', { a: ['@', 1], i: 1 }, objects)[1]).toMatchObject({
    kind: 'table',
    rows: [
      { key: '0', value: '[7, 8]' },
      { key: 'i 1', value: '[]' },
    ],
  });
});

test('draws a table of counts by character without the many that are equal', () => {
  const counts = { k: 'list' as const, t: 'int[]', v: [['x', 112, 0], 3, ['x', 15, 0]], n: 128 };
  const [picture] = drawState('', { counts: ['@', 1] }, { 1: counts } as Objects, 'java');
  expect(picture).toMatchObject({
    rows: [
      { key: "112 'p'", value: 3 },
      { key: 'others', value: 0 },
    ],
  });
});

test('survives references without an object and objects that contain themselves', () => {
  const pictures = drawState('', { a: ['@', 1], b: ['@', 99] }, { 1: list([['@', 1]]) });
  expect(pictures).toMatchObject([{ kind: 'table', rows: [{ key: '0', value: '[…]' }] }]);
});
