import type { TraceEvent } from '@dryrun/contracts/trace-events';
import { expect, test } from '@jest/globals';
import { findBranches } from './branches.ts';
import { drawCallTree, findCalls, recursiveCalls } from './callTree.ts';
import { findChange, lastAnswerChange, runToLine, stepOut, stepOver, stepOverBack } from './navigation.ts';
import { Recording } from './recording.ts';
import { copyText, stepSentence } from './sentences.ts';

const list = (v: number[]) => ({ k: 'list' as const, t: 'list', v, n: v.length });

const program: TraceEvent[] = [
  ['c', 1, 1, { self: ['@', 9], n: 2 }, { 9: { k: 'object', t: 'Solution', v: {} } }, 'f'],
  ['s', 2, 1, {}, {}],
  ['s', 3, 1, { seen: ['@', 1], left: 2 }, { 1: list([0, 0]) }],
  ['c', 1, 2, { n: 1 }, {}, 'f'],
  ['s', 2, 2, {}, {}],
  ['o', 'one\n'],
  ['r', 2, 2, {}, {}, 1],
  ['s', 4, 1, { left: 3 }, { 1: { p: [[1, 8]] } }],
  ['s', 5, 1, { right: 1 }, {}],
  ['r', 5, 1, {}, {}, ['@', 1]],
];

const recording = new Recording(program);

const python = { lang: 'python3', branches: findBranches('', 'python3') } as const;
const java = { lang: 'java', branches: findBranches('', 'java') } as const;

test.each([
  [0, 'Line 1: f(n = 2) is called.'],
  [1, 'Line 2 is next.'],
  [2, 'Line 2: seen becomes [0, 0], left becomes 2. Line 3 is next.'],
  [5, 'Line 2: prints "one". Line 2: f returns 1.'],
  [6, 'Line 3: left becomes 3, seen[1] becomes 8. Line 4 is next.'],
  [8, 'Line 5: f returns [0, 8].'],
])('describes step %d: %s', (index, sentence) => {
  expect(stepSentence(recording, index, python)).toBe(sentence);
});

test('describes an exception', () => {
  const failed = new Recording([
    ['c', 1, 1, {}, {}, 'f'],
    ['x', 7, 1, {}, {}, 'IndexError: list index out of range'],
  ]);
  expect(stepSentence(failed, 1, python)).toBe('Line 7: IndexError: list index out of range');
});

test.each([
  ['python3', 'def f(n):\n  if n > 1:  # {\n    n -= 1\n  elif n:\n    n = 5\n  return n'],
  ['java', 'int f(int n) {\n  if (n > 1) {\n    n--;\n  } else if (n == 1)\n    n = 5;\n  return n;\n}'],
] as const)('reports which way a condition went in %s', (lang, code) => {
  const branching = new Recording([
    ['c', 1, 1, { n: 1 }, {}, 'f'],
    ['s', 2, 1, {}, {}],
    ['s', 4, 1, {}, {}],
    ['s', 5, 1, {}, {}],
    ['s', 6, 1, { n: 5 }, {}],
  ]);
  const sentenceAt = (index: number) =>
    stepSentence(branching, index, { lang, branches: findBranches(code, lang) });
  expect([2, 3, 4].map(sentenceAt)).toEqual([
    'Line 2: the condition is false. Line 4 is next.',
    'Line 4: the condition is true. Line 5 is next.',
    'Line 5: n becomes 5. Line 6 is next.',
  ]);
});

test('reports whether a loop goes on', () => {
  const code = 'for (int i = 0; i < 1; i++) {\n  f(i);\n\n}\nreturn;\nif (x) continue;\nwhile (x) ;';
  const looping = new Recording([
    ['c', 1, 1, {}, {}, 'f'],
    ['s', 1, 1, {}, {}],
    ['s', 2, 1, { i: 0 }, {}],
    ['s', 1, 1, {}, {}],
    ['s', 5, 1, {}, {}],
  ]);
  const branches = findBranches(code, 'c_cpp');
  expect([...branches.keys()]).toEqual([1, 6]);
  expect(stepSentence(looping, 2, { lang: 'c_cpp', branches })).toBe(
    'Line 1: the loop goes on, i becomes 0. Line 2 is next.',
  );
  expect(stepSentence(looping, 4, { lang: 'c_cpp', branches })).toBe(
    'Line 1: the loop ends. Line 5 is next.',
  );
});

test('counts changes beyond three', () => {
  const many = new Recording([
    ['c', 1, 1, {}, {}, 'f'],
    ['s', 2, 1, { a: 1, b: 2, c: 3, d: 4 }, {}],
  ]);
  expect(stepSentence(many, 1, java)).toBe(
    'Line 1: a becomes 1, b becomes 2, c becomes 3 and 1 more change. Line 2 is next.',
  );
});

test('steps over calls, out of them and to a line', () => {
  expect(stepOver(recording, 2)).toBe(6);
  expect(stepOver(recording, 8)).toBe(8);
  expect(stepOverBack(recording, 6)).toBe(2);
  expect(stepOut(recording, 4)).toBe(6);
  expect(stepOut(recording, 6)).toBe(8);
  expect(runToLine(recording, 0, 2)).toBe(1);
  expect(runToLine(recording, 1, 2)).toBe(4);
  expect(runToLine(recording, 0, 99)).toBeUndefined();
});

test('finds the next and the previous change of a variable, also inside of its object', () => {
  expect(findChange(recording, 2, { name: 'left', frame: 0 }, 1)).toBe(6);
  expect(findChange(recording, 3, { name: 'seen', frame: 0 }, 1)).toBe(6);
  expect(findChange(recording, 6, { name: 'seen', frame: 0 }, -1)).toBe(2);
  expect(findChange(recording, 6, { name: 'left', frame: 0 }, 1)).toBeUndefined();
});

test('finds the last step that changed a returned object or variable', () => {
  expect(lastAnswerChange(recording, '')).toBe(6);
  const scalar = new Recording([
    ['c', 1, 1, { best: 0 }, {}, 'f'],
    ['s', 2, 1, { best: 5 }, {}],
    ['s', 3, 1, {}, {}],
    ['r', 3, 1, {}, {}, 5],
  ]);
  expect(lastAnswerChange(scalar, 'def f():\n  best = 5\n  return best')).toBe(1);
  expect(lastAnswerChange(scalar, 'def f():\n  best = 5\n  return best if best > 1 else -1')).toBe(1);
  expect(lastAnswerChange(scalar, 'def f():\n  best = 5\n  return 5 + 0')).toBeUndefined();
});

test.each([
  ['an element', 'return dp[n - 1];', 2],
  ['a field of the own object', 'return this.best;', 3],
  ['a field without a prefix', 'return Math.max(best, 0);', 3],
  ['the answer of a call', 'return f(n);', 5],
])('finds the last step that changed the returned %s', (_, line, step) => {
  const objects = { 1: list([0, 0]), 2: { k: 'object' as const, t: 'Solution', v: { best: 0 } } };
  const returning = new Recording([
    ['c', 1, 1, { this: ['@', 2], dp: ['@', 1], n: 2 }, objects, 'f'],
    ['s', 2, 1, {}, { 1: { p: [[0, 5]] } }],
    ['s', 2, 1, {}, { 1: { p: [[1, 5]] } }],
    ['s', 2, 1, {}, { 2: { p: [['best', 5]] } }],
    ['c', 2, 2, { n: 2 }, {}, 'f'],
    ['s', 3, 2, { other: 5 }, {}],
    ['r', 4, 2, {}, {}, 5],
    ['r', 2, 1, {}, {}, 5],
  ]);
  expect(lastAnswerChange(returning, ['', line, '', 'return other;'].join('\n'))).toBe(step);
});

test('builds the call tree up to a step, and keeps the step of each call', () => {
  const calls = findCalls(recording, 'python3');
  const recursive = recursiveCalls(calls);
  const early = drawCallTree(recursive, 4);
  expect(early?.root).toMatchObject({ label: 'f(2)', children: [{ label: 'f(1)', mark: 'active' }] });
  const late = drawCallTree(recursive, 7);
  expect(late?.root).toMatchObject({
    mark: 'active',
    children: [{ label: 'f(1)', result: '1', mark: 'muted' }],
  });
  expect(late?.stepOf.get('r.0')).toBe(3);
});

test('leaves calls out of the tree that are not part of a recursion', () => {
  const calls = findCalls(
    new Recording([
      ['c', 1, 1, {}, {}, 'main'],
      ['c', 2, 2, {}, {}, 'helper'],
      ['r', 2, 2, {}, {}],
      ['c', 3, 2, { n: 1 }, {}, 'f'],
      ['c', 3, 3, { n: 0 }, {}, 'f'],
    ]),
    'java',
  );
  expect(recursiveCalls(calls).map(({ label }) => label)).toEqual(['main()', 'f(1)', 'f(0)']);
});

test('shows the root and the innermost calls of a deep recursion', () => {
  const events = Array.from({ length: 300 }, (_, i): TraceEvent => ['c', 1, i + 1, { n: i }, {}, 'f']);
  const calls = findCalls(new Recording(events), 'java');
  const tree = drawCallTree(recursiveCalls(calls), 299);
  expect(tree?.root).toMatchObject({
    label: 'f(0)',
    children: [{ label: 'f(1)', children: [{ label: 'f(288)' }] }],
  });
  expect(tree?.stepOf.size).toBe(14);
});

test('copies the last steps as a table', () => {
  expect(copyText(recording, 2, { ...python, input: 'n = 2' })).toBe(
    [
      'Input: n = 2',
      '',
      '| Step | Line | What changed |',
      '| --- | --- | --- |',
      '| 1 | 1 | f(n = 2) is called. |',
      '| 2 | 1 |  |',
      '| 3 | 2 | seen becomes [0, 0], left becomes 2 |',
      '',
    ].join('\n'),
  );
});

test('reports the one-line conditions and the loops over containers of C++', () => {
  const code = `for (auto& cable : cables) {
  n = 0;
  for (int i = 0; i < 2; i++) {
    if (i == n) n = i;
    n++;
  }
}`;
  const recorded = new Recording([
    ['c', 1, 1, {}, {}, 'f'],
    ['s', 4, 1, { i: 0, n: 0 }, {}],
    ['s', 4, 1, {}, {}],
    ['s', 5, 1, {}, {}],
    ['s', 3, 1, { n: 1 }, {}],
    ['s', 4, 1, { i: 1 }, {}],
    ['s', 5, 1, {}, {}],
    ['s', 3, 1, { n: 2 }, {}],
    ['s', 1, 1, { cable: 7, i: ['-'] }, {}],
    ['s', 2, 1, {}, {}],
  ]);
  const sentenceAt = (index: number) =>
    stepSentence(recorded, index, { lang: 'c_cpp', branches: findBranches(code, 'c_cpp') });
  expect([2, 3, 4, 6, 8, 9].map(sentenceAt)).toEqual([
    'Line 4: the condition is true. Line 4 is next.',
    'Line 4: no variable changes. Line 5 is next.',
    'Line 5: n becomes 1. Line 3 is next.',
    'Line 4: the condition is false. Line 5 is next.',
    'Line 3: the loop ends. Line 1: cable becomes 7.',
    'Line 1: the loop goes on. Line 2 is next.',
  ]);
});
