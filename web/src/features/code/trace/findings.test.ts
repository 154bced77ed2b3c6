import { isDistinct, type Invariant } from '@dryrun/contracts/invariant';
import type { Signature } from '@dryrun/contracts/signature';
import type { TraceEvent } from '@dryrun/contracts/trace-events';
import { expect, test } from '@jest/globals';
import { findFindings } from './findings.ts';
import { Recording } from './recording.ts';

const signature: Signature = {
  questionId: 1,
  path: 'p',
  name: 'P',
  difficulty: 'Easy',
  pattern: '',
  function: 'f',
  args: [{ name: 'n', type: 'int', rule: {} }],
  returns: 'List<Integer>',
  compare: 'exact',
  examples: [],
};
const list = (v: number[]) => ({ k: 'list' as const, t: 'list', v, n: v.length });

interface Options {
  readonly invariants?: readonly Invariant[];
  readonly returns?: Signature['returns'];
  readonly code?: string;
  readonly lang?: 'python3' | 'c_cpp' | 'java';
}

const find = (events: TraceEvent[], options: Options = {}) =>
  findFindings({
    recording: new Recording(events),
    invariants: options.invariants ?? [],
    signature: { ...signature, returns: options.returns ?? signature.returns },
    input: ['2'],
    code: options.code ?? '',
    lang: options.lang ?? 'python3',
  });

const distinct: Invariant = { broken: 'has a number twice', holds: isDistinct };

test('finds the step from which on the returned list breaks an invariant until the end', () => {
  const events: TraceEvent[] = [
    ['c', 1, 1, { n: 2 }, {}, 'f'],
    ['s', 2, 1, { found: ['@', 1] }, { 1: list([5, 5]) }],
    ['s', 3, 1, {}, { 1: { p: [[1, 6]] } }],
    ['s', 4, 1, {}, { 1: { p: [[2, 6]], n: 3 } }],
    ['s', 4, 1, {}, {}],
    ['r', 5, 1, {}, {}, ['@', 1]],
  ];
  expect(find(events, { invariants: [distinct] })).toEqual([
    { index: 3, sentence: 'From here on, the answer has a number twice.' },
  ]);
  expect(find(events.with(3, ['s', 4, 1, {}, {}]), { invariants: [distinct] })).toEqual([]);
});

test('follows the variable that a program returns', () => {
  const events: TraceEvent[] = [
    ['c', 1, 1, { n: 2 }, {}, 'f'],
    ['s', 2, 1, { best: 0 }, {}],
    ['s', 3, 1, { best: 9 }, {}],
    ['s', 4, 1, { best: 10 }, {}],
    ['r', 4, 1, {}, {}, 10],
  ];
  const isSmall: Invariant = { broken: 'is too large', holds: (best: number, n: number) => best <= n };
  const code = '\n\n\nreturn best';
  expect(find(events, { invariants: [isSmall], returns: 'int', code })).toMatchObject([{ index: 2 }]);
});

test('ignores an answer of another type than the signature says', () => {
  const events: TraceEvent[] = [
    ['c', 1, 1, { n: 2 }, {}, 'f'],
    ['s', 2, 1, { found: ['@', 1] }, { 1: list([5, 5]) }],
    ['r', 3, 1, {}, {}, ['@', 1]],
  ];
  expect(find(events, { invariants: [distinct], returns: 'List<List<Integer>>' })).toEqual([]);
});

test('finds nothing in a program that returns no answer', () => {
  const events: TraceEvent[] = [
    ['c', 1, 1, {}, {}, 'f'],
    ['x', 2, 1, {}, {}, 'E'],
  ];
  expect(find(events, { invariants: [distinct] })).toEqual([]);
});

const accessed = (i: number): TraceEvent[] => [
  ['s', 1, 1, { a: ['@', 1], i, n: 2 }, { 1: list([5, 6]) }],
  ['s', 2, 1, {}, {}],
];

test.each([
  ['c_cpp', 'x += a[i];', 2, 'a[i] is outside of the list: the index is 2, the last one is 1.'],
  [
    'c_cpp',
    'if (a[i + 1] > x && i < n) {',
    1,
    'a[i + 1] is outside of the list: the index is 2, the last one is 1.',
  ],
  ['python3', 'x = a[i - 1]', 0, 'a[i - 1] counts from the end, because the index is -1.'],
] as const)('finds an access outside of a list in %s: %s', (lang, code, i, sentence) => {
  expect(find(accessed(i), { lang, code })).toEqual([{ index: 0, sentence }]);
});

test.each([
  ['c_cpp', 'x += a[i];', 1],
  ['c_cpp', 'while (i < n && a[i] > x) {', 2],
  ['c_cpp', 'if (i < n) x = a[i];', 2],
  ['c_cpp', 'x = i < n ? a[i] : 0;', 2],
  ['c_cpp', 'x = a[i]; // after i--', 1],
  ['python3', 'x = a[i] if i >= 0 else 0', -1],
  ['python3', 'if i >= 0 and a[i] == x:', -1],
  ['java', 'x += a[i];', 2],
] as const)('finds no access outside of a list in %s: %s', (lang, code, i) => {
  expect(find(accessed(i), { lang, code })).toEqual([]);
});
