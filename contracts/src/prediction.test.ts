import { expect, test } from '@jest/globals';
import { diagramSchema, type DiagramInput } from './diagram.ts';
import { predictNext, type Prediction } from './prediction.ts';

function predict(before: DiagramInput, after: DiagramInput): Prediction[] {
  return predictNext(diagramSchema.parse(before), diagramSchema.parse(after));
}
const questions = (before: DiagramInput, after: DiagramInput): string[] =>
  predict(before, after).map(({ question, answer }) => `${question} ${answer}`);

test('asks where a moved pointer points, with its old place and other pointers as wrong options', () => {
  const values = [1, 3, 5, 7, 9];
  expect(
    predict(
      { kind: 'array', values, pointers: { low: 0, high: 4, middle: 2 } },
      { kind: 'array', values, pointers: { low: 3, high: 4, middle: 2 } },
    ),
  ).toEqual([
    {
      subject: 'low',
      question: 'Where does `low` point in the next step?',
      answer: 'index 3',
      options: ['index 0', 'index 2', 'index 3', 'index 4'],
    },
  ]);
});

const node = (value: number, mark?: 'active' | 'done') => ({ value, mark });
const changes: readonly (readonly [
  name: string,
  before: DiagramInput,
  after: DiagramInput,
  expected: string,
])[] = [
  [
    'a variable',
    { kind: 'variables', values: { sum: 4, best: 9 } },
    { kind: 'variables', values: { sum: 7, best: 9 } },
    'What is `sum` in the next step? 7',
  ],
  [
    'a value of an array',
    { kind: 'array', values: [3, 1, 2], label: 'counts' },
    { kind: 'array', values: [1, 1, 2], label: 'counts' },
    'Which value is at index 0 of “counts” in the next step? 1',
  ],
  [
    'an appended value',
    { kind: 'array', values: [3, 4] },
    { kind: 'array', values: [3, 4, 9] },
    'Which value is appended to the array in the next step? 9',
  ],
  [
    'a stack',
    { kind: 'stack', values: ['(', '['] },
    { kind: 'stack', values: ['('] },
    'What is on top of the stack in the next step? (',
  ],
  [
    'a heap',
    { kind: 'heap', values: [1, 4, 2] },
    { kind: 'heap', values: [2, 4] },
    'Which value is at the root of the heap in the next step? 2',
  ],
  [
    'a list',
    {
      kind: 'list',
      nodes: ['a', 'b', 'c'].map((id) => ({ id, value: id })),
      next: { a: 'b', b: 'c', c: null },
    },
    {
      kind: 'list',
      nodes: ['a', 'b', 'c'].map((id) => ({ id, value: id })),
      next: { a: null, b: 'c', c: null },
    },
    'Where does the link of node `a` lead in the next step? null',
  ],
  [
    'a tree',
    { kind: 'tree', nodes: { ...node(1, 'active'), left: node(2), right: node(3) } },
    { kind: 'tree', nodes: { ...node(1, 'done'), left: node(2, 'active'), right: node(3) } },
    'Which node is highlighted in the next step? 2',
  ],
  [
    'a tree that grows',
    { kind: 'tree', nodes: { ...node(6), left: node(3) } },
    { kind: 'tree', nodes: { ...node(6), left: { ...node(3), left: node(1) } } },
    'Where does the node `1` go? left of 3',
  ],
  [
    'a label with a number',
    { kind: 'intervals', intervals: [], label: 'taken: 1' },
    { kind: 'intervals', intervals: [], label: 'taken: 2' },
    'What is “taken” in the next step? 2',
  ],
  [
    'a hash table that grows by a bucket for each key',
    { kind: 'buckets', buckets: [[{ key: 'opst' }], [{ key: 'art' }]], active: 1 },
    { kind: 'buckets', buckets: [[{ key: 'opst', value: 'pots' }], [{ key: 'art' }]], active: 0 },
    'Which bucket is used in the next step? the bucket of opst',
  ],
  [
    'a table',
    {
      kind: 'grid',
      cells: [
        [0, 1],
        [1, null],
      ],
    },
    {
      kind: 'grid',
      cells: [
        [0, 1],
        [1, 2],
      ],
    },
    'Which value does the cell in row 1, column 1 get in the next step? 2',
  ],
  [
    'a hash table',
    { kind: 'buckets', buckets: [[], [], []] },
    { kind: 'buckets', buckets: [[], [], [{ key: 5 }]] },
    'Which bucket does `5` go into? bucket 2',
  ],
  [
    'a call tree',
    { kind: 'calls', root: { label: 'f(3)', children: [{ label: 'f(2)' }] } },
    { kind: 'calls', root: { label: 'f(3)', children: [{ label: 'f(2)', result: '5' }] } },
    'What does `f(2)` return? 5',
  ],
];

test.each(changes)('asks about the change of %s', (_, before, after, expected) => {
  expect(questions(before, after)).toEqual([expected]);
});

test('asks nothing about a hash table without a change, or whose used bucket is empty', () => {
  const full: DiagramInput = { kind: 'buckets', buckets: [[{ key: 'a' }], [{ key: 'b' }]], active: 1 };
  expect(questions(full, full)).toEqual([]);
  const sparse: DiagramInput = { kind: 'buckets', buckets: [[{ key: 'a' }], [], []] };
  expect(questions(sparse, { ...sparse, active: 2 })).toEqual([]);
});

test('asks nothing without a change or if several nodes are highlighted', () => {
  const tree: DiagramInput = { kind: 'tree', nodes: { ...node(1, 'active'), left: node(2), right: node(3) } };
  expect(questions(tree, tree)).toEqual([]);
  expect(
    questions(tree, {
      kind: 'tree',
      nodes: { ...node(1, 'done'), left: node(2, 'active'), right: node(3, 'active') },
    }),
  ).toEqual([]);
});

test('asks nothing about diagrams of different kinds or with too few values', () => {
  expect(questions({ kind: 'stack', values: [1] }, { kind: 'queue', values: [2] })).toEqual([]);
  expect(
    questions(
      { kind: 'variables', values: { found: 'none' } },
      { kind: 'variables', values: { found: 'a' } },
    ),
  ).toEqual([]);
});
