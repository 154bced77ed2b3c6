import type { TraceEvent } from '@dryrun/contracts/trace-events';
import { expect, test } from '@jest/globals';
import { Recording } from './recording.ts';
import type { ObjectState } from './traceObjects.ts';

const list = (v: number[]) => ({ k: 'list' as const, t: 'list', v, n: v.length });

const sums: TraceEvent[] = [
  ['c', 1, 1, { nums: ['@', 1] }, { 1: list([3, 4]) }, 'sum'],
  ['s', 2, 1, {}, {}],
  ['s', 3, 1, { total: 0 }, {}],
  ['o', 'adding\n'],
  ['c', 8, 2, { a: 3 }, {}, 'add'],
  ['s', 9, 2, { b: 1 }, {}],
  ['r', 9, 2, {}, {}, 3],
  ['s', 4, 1, { total: 3 }, { 1: { p: [[0, 9]] } }],
  ['s', 5, 1, { total: ['-'] }, { 1: { p: [[2, 5]], n: 3 } }],
  ['r', 5, 1, {}, {}, ['@', 1]],
  ['n', 9],
];

const variablesAt = (recording: Recording, index: number) =>
  recording
    .stateAt(index)
    .frames.map(({ name, line, variables }) => ({ name, line, ...Object.fromEntries(variables) }));

const itemsAt = (recording: Recording, index: number, id = 1) => {
  const object = recording.stateAt(index).objects.get(id);
  return object && 'items' in object ? object.items : undefined;
};

test('computes frames, objects and output of each step', () => {
  const recording = new Recording(sums);
  expect(recording.steps.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
    'call 1',
    'line 2',
    'line 3',
    'call 4',
    'line 5',
    'return 6',
    'line 7',
    'line 8',
    'return 9',
  ]);
  expect(variablesAt(recording, 4)).toEqual([
    { name: 'sum', line: 3, nums: ['@', 1], total: 0 },
    { name: 'add', line: 9, a: 3, b: 1 },
  ]);
  expect(variablesAt(recording, 6)).toEqual([{ name: 'sum', line: 4, nums: ['@', 1], total: 3 }]);
  expect(variablesAt(recording, 7)).toEqual([{ name: 'sum', line: 5, nums: ['@', 1] }]);
  expect([2, 6, 7].map((index) => itemsAt(recording, index))).toEqual([
    [3, 4],
    [9, 4],
    [9, 4, 5],
  ]);
  expect([2, 3].map((index) => recording.outputAt(index))).toEqual(['', 'adding\n']);
  expect(recording.steps[5]?.returned).toBe(3);
});

test('reports the variables and parts of objects that a step changes', () => {
  const recording = new Recording(sums);
  const { variables, objects } = recording.changesAt(6);
  expect([...variables]).toEqual(['total']);
  expect([...(objects.get(1) ?? [])]).toEqual(['0']);
  expect([...(recording.changesAt(7).objects.get(1) ?? [])]).toEqual(['2']);
  expect(recording.changesAt(0).objects.size).toBe(0);
});

const applyAll = (...changes: Extract<TraceEvent, ['s', ...unknown[]]>[4][]): ObjectState | undefined => {
  const events = changes.map((objects): TraceEvent => ['s', 1, 1, {}, objects]);
  return new Recording(events).stateAt(events.length - 1).objects.get(1);
};

test('expands runs and keeps items beyond the recorded ones unknown', () => {
  const object = applyAll(
    { 1: { k: 'list', t: 'int[]', v: [7, ['x', 3, 0]], n: 9 } },
    { 1: { p: [[6, 1]] } },
  );
  const items = object && 'items' in object ? Array.from(object.items) : [];
  expect(items).toEqual([7, 0, 0, 0, undefined, undefined, 1]);
});

test('applies patches of maps, sets, objects and shorter lists', () => {
  const map = applyAll(
    {
      1: {
        k: 'map',
        t: 'dict',
        v: [
          ['a', 1],
          ['b', 2],
        ],
        n: 2,
      },
    },
    {
      1: {
        p: [
          ['c', 3],
          ['a', 9],
        ],
        d: ['b'],
        n: 2,
      },
    },
  );
  expect(map?.kind === 'map' && [...map.entries.values()]).toEqual([
    ['a', 9],
    ['c', 3],
  ]);
  const set = applyAll(
    { 1: { k: 'set', t: 'set', v: [1, 2], n: 2 } },
    { 1: { p: [[3, null]], d: [1], n: 2 } },
  );
  expect(set?.kind === 'set' && set.items).toEqual([2, 3]);
  const object = applyAll(
    { 1: { k: 'object', t: 'Node', v: { val: 1, next: null } } },
    { 1: { p: [['next', ['@', 2]]] } },
  );
  expect(object?.kind === 'object' && Object.fromEntries(object.fields)).toEqual({ val: 1, next: ['@', 2] });
  const shorter = applyAll({ 1: list([1, 2, 3]) }, { 1: { p: [], n: 1 } });
  expect(shorter?.kind === 'list' && shorter.items).toEqual([1]);
});

test('resumes after omitted steps with the recorded state and numbers', () => {
  const recording = new Recording([
    ['c', 1, 1, { n: 9 }, {}, 'f'],
    ['s', 2, 1, {}, {}],
    [
      'k',
      500,
      3,
      [
        ['g', 7, { a: 1 }],
        ['h', 8, { b: ['@', 4] }],
      ],
      { 4: list([1]) },
    ],
    ['s', 9, 3, { b: 2 }, {}],
    ['s', 3, 1, { n: 9 }, {}],
    ['n', 900],
  ]);
  expect(recording.gaps).toEqual([
    { before: 2, from: 3, to: 499 },
    { before: 4, from: 502, to: 900 },
  ]);
  expect(recording.steps.map(({ number }) => number)).toEqual([1, 2, 500, 501]);
  expect(variablesAt(recording, 2)).toEqual([
    { name: '', line: 0 },
    { name: 'g', line: 7, a: 1 },
    { name: 'h', line: 9, b: 2 },
  ]);
  expect(recording.changesAt(2).variables.size).toBe(0);
  expect(recording.totalSteps).toBe(900);
});

test('equals a replay from the first step, wherever it jumps', () => {
  const events: TraceEvent[] = [['c', 1, 1, { a: ['@', 1] }, { 1: list([]) }, 'f']];
  for (let i = 0; i < 400; i += 1) events.push(['s', 2, 1, { i }, { 1: { p: [[i, i]], n: i + 1 } }]);
  const recording = new Recording(events);
  for (const index of [399, 3, 250, 249, 50, 0, 400]) {
    expect(itemsAt(recording, index)).toHaveLength(index);
    expect(variablesAt(recording, index)[0]).toMatchObject(index === 0 ? {} : { i: index - 1 });
  }
});
