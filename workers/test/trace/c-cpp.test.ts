import { expect, test } from '@jest/globals';
import type { TraceResult } from '@dryrun/contracts/trace';
import { traceLimits, type TraceEvent } from '@dryrun/contracts/trace-events';
import { megabytesKb, sharedJudge } from '../judge.ts';
import { signatureOf } from '../signature.ts';
import { exactPrograms, exactSource, lineBefore } from './c-cpp-exact.ts';
import { cppPrograms, type CppProgram } from './c-cpp-programs.ts';
import { cppRecordings } from './c-cpp-recordings.ts';
import { createTraces } from '../../src/judge/languages/c-cpp/traces.ts';
import { replay, type ReplayedStep } from './replay.ts';

interface Options {
  readonly fromStep?: number;
  readonly timeMs?: number;
}

async function record(program: CppProgram, options: Options = {}): Promise<TraceResult> {
  const { source, args = ['int'], input = ['3'], answer = '' } = program;
  const { fromStep, timeMs = 2000 } = options;
  const judge = await sharedJudge();
  return judge.trace('c_cpp', source, {
    signature: signatureOf(args, 'int'),
    test: { input, expected: answer },
    limits: { timeMs, memoryKb: megabytesKb(256) },
    ...(fromStep !== undefined && { fromStep }),
  });
}

/** Records a method with this body and the parameter `a` of 3. */
const recordBody = (body: string, options?: Options): Promise<TraceResult> =>
  record(
    { source: `class Solution { public: int solve(int a) {\n${body}\n} };`, name: body, answer: '6' },
    options,
  );

const isStep = ([kind]: TraceEvent): boolean => 'scrx'.includes(kind);
const countSteps = ({ events }: TraceResult): number => events.filter(isStep).length;
const stepsOf = (trace: TraceResult, name = 'solve'): ReplayedStep[] =>
  replay(trace.events).filter((step) => step.function === name);
const last = (trace: TraceResult): ReplayedStep => replay(trace.events).at(-1) as ReplayedStep;
const callsOf = (trace: TraceResult): (string | undefined)[] =>
  replay(trace.events).flatMap((step) => (step.kind === 'c' ? [step.function] : []));
const outputOf = ({ events }: TraceResult): string =>
  events.flatMap((event) => (event[0] === 'o' ? [event[1]] : [])).join('');

test.concurrent.each(Object.entries(cppRecordings))('records %s exactly', async (key, recording) => {
  const trace = await record(cppPrograms[key as keyof typeof cppPrograms]);
  expect(trace.events.map((event) => JSON.stringify(event))).toEqual(recording.trim().split('\n'));
  expect(trace).toMatchObject({ case: { statusMsg: 'Approved' }, totalSteps: countSteps(trace) });
});

test.concurrent.each(exactPrograms.map(({ name, events }, i) => ({ name, events, i })))(
  'records $name exactly',
  async ({ name, events, i }) => {
    const trace = await record({ name, source: exactSource, input: [String(i)], answer: '0' });
    const inner = trace.events.flatMap((event) => {
      if (event[0] === 'o') return [event];
      if (!isStep(event) || Number(event[2]) === 1) return [];
      const [kind, line, depth, ...rest] = event;
      return [[kind, Number(line) - lineBefore(i), Number(depth) - 1, ...rest]];
    });
    const expected = events.trim().split('\n');
    // An exception's text has the namespace of its type.
    expect(inner.map((event) => JSON.stringify(event).replace(`p${i}::`, ''))).toEqual(
      expected.map((line) => line.trim()),
    );
  },
);

/** Expects important facts of a recording. */
type Check = (trace: TraceResult) => void;

const checks: Readonly<Record<Exclude<keyof typeof cppPrograms, keyof typeof cppRecordings>, Check>> = {
  comparator(trace) {
    expect(callsOf(trace).filter((name) => name === '<lambda>').length).toBeGreaterThan(100);
    expect(trace.totalSteps).toBeGreaterThan(traceLimits.steps);
  },
  memo(trace) {
    expect(Math.max(...replay(trace.events).map(({ depth }) => depth))).toBeGreaterThan(200);
  },
  invalidated(trace) {
    expect(last(trace).variables).toEqual({ a: 3, v: [1, 2, 3], it: ['?', expect.any(String)], p: ['d'] });
  },
  threads(trace) {
    expect(new Set(callsOf(trace))).toEqual(new Set(['solve', 'work']));
    expect(stepsOf(trace, 'work').filter(({ line }) => line === 7).length).toBeGreaterThan(100);
  },
  macros(trace) {
    expect(
      stepsOf(trace)
        .filter(({ line }) => line === 16)
        .map(({ variables }) => variables),
    ).toMatchObject([
      { i: 0, j: 0 },
      { i: 0, j: 1 },
      { i: 1, j: 0 },
      { i: 1, j: 1 },
    ]);
    expect(
      stepsOf(trace)
        .filter(({ line }) => line === 12)
        .map(({ variables }) => variables['i']),
    ).toEqual([0, 1, 2]);
  },
  templates(trace) {
    expect(callsOf(trace)).toEqual([
      'solve',
      'twice',
      'twice',
      'push',
      'square',
      'push',
      'twice',
      'pop',
      'pop',
    ]);
    expect(last(trace).variables).toMatchObject({ low: 3, high: 7, number: 2, text: 'x', t: 'abab' });
  },
  ownTypes(trace) {
    expect(last(trace).variables).toMatchObject({
      graph: { edges: [[{ to: 1, weight: 2.5 }], []], owned: { '*': 5 }, last: { to: 1 }, best: 1 },
      heap: [{ to: 0 }, { to: 1 }],
      pairs: [
        [1, 2],
        [2, 1],
      ],
    });
    expect(last(trace).variables).not.toHaveProperty('compare');
  },
  containers(trace) {
    expect(last(trace).variables).toEqual({
      a: 3,
      flags: [false, true, false],
      pair2: [1, 2],
      line: [0, 1, 2],
      words: ['a', 'b', 'c'],
      groups: { x: [1] },
      many: { 1: 3 }, // one of the two entries, because the replay has unique keys
      sorted: [2, 3],
      bag: [1],
      seen: ['q'],
      counts: { 6: 2 },
      pile: [1, 2],
      waiting: [2],
      record: [1, 't', 0.5],
      bits: [true, false, true, false],
      text: 'hi',
      part: 'hi',
      grid: [
        [0, 0],
        [4, 0],
      ],
      nothing: null,
      twice: ['?', 'function<int (int)>'],
      it: ['?', expect.any(String)],
      window: [4, 0],
    });
    const kinds = trace.events.flatMap((event) => (isStep(event) ? Object.values(event[4] as object) : []));
    for (const k of ['deque', 'stack', 'queue', 'set', 'map'])
      expect(kinds).toContainEqual(expect.objectContaining({ k }));
  },
  largeValues(trace) {
    const { variables } = last(trace);
    expect(variables['text']).toEqual(['t', 'x'.repeat(1000), 1_000_000]);
    expect(JSON.stringify(trace.events).length).toBeLessThan(400_000);
    expect(trace.ended).toBeUndefined();
  },
  statics(trace) {
    expect(last(trace).variables).toMatchObject({
      counter: 10,
      hidden: 2,
      calls: 1,
      local: 1,
      table: [1, 12, 1, 1],
    });
    expect(last(trace).variables).not.toHaveProperty('MOD');
  },
  characters(trace) {
    expect(last(trace).variables).toMatchObject({ länge: 'päck"\n', bad: ['c', 'ä'], raw: 'a;{' });
  },
  countingArray(trace) {
    const changes = trace.events.flatMap((event) => (isStep(event) ? Object.values(event[4] as object) : []));
    expect(changes).toContainEqual({ p: [[114, 1]] });
    expect(changes).toContainEqual({ p: [[200, 3]] });
  },
  returnsLocal(trace) {
    const results = replay(trace.events).filter(({ kind }) => kind === 'r');
    expect(Object.fromEntries(results.map((step) => [step.function, step.result]))).toMatchObject({
      make: { value: 3 },
      both: [1, 2],
      list: [1, 4],
      plain: 2,
      maybe: null,
      fact: 6,
      self: 2,
      text: 'a!',
      same: 'b',
      rows: [[1]],
      generic: 1,
      deduced: 4,
      pointer: { '*': 4 },
    });
  },
  throwingConstructor(trace) {
    expect(callsOf(trace)).toEqual(['solve', 'Base', 'Base', 'Derived']);
    expect(last(trace).variables).toMatchObject({ caught: 9, ok: { v: [1], flag: 1 } });
    expect(outputOf(trace)).toBe('~Base\n');
  },
  jumps(trace) {
    expect(stepsOf(trace).map(({ line }) => line)).toContain(8);
  },
  constants(trace) {
    expect(callsOf(trace)).toEqual(['solve']);
  },
  initializers(trace) {
    expect(last(trace).variables).toMatchObject({ m: { 1: 2 }, sum: 13, n: -1, read: 3 });
  },
  variableArray(trace) {
    expect(last(trace).variables).toMatchObject({
      sizes: [0, 1, 2],
      table: [
        [['u'], 0],
        [['u'], 1],
        [['u'], 2],
      ],
      dp: [
        [0, 0, 0, 0],
        [0, 0, 5, 0],
        [0, 0, 0, 0],
      ],
    });
  },
  output(trace) {
    expect(outputOf(trace)).toBe('one\ntwo 3\nthree\n4\n');
    const second = trace.events.findIndex((event) => event[0] === 'o' && event[1] === 'two 3\n');
    expect(trace.events[second + 1]?.slice(0, 2)).toEqual(['s', 6]);
  },
  operators(trace) {
    expect(callsOf(trace)).toContain('operator+');
    expect(outputOf(trace)).toBe('4,6\n');
  },
  unusual(trace) {
    expect(last(trace).variables).toMatchObject({
      bits: ['?', 'Bits'],
      color: 1,
      huge: ['n', '1267650600228229401496703205376'],
      nan: ['n', 'nan'],
      literal: 'literal',
      letter: ['c', 'ä'],
      unnamed: { a: 1, b: 2 },
    });
  },
  takenNames(trace) {
    expect(callsOf(trace)).toEqual(['solve', 'Rec']);
  },
};

test.concurrent.each(Object.entries(checks))('records %s', async (key, check) => {
  const program = cppPrograms[key as keyof typeof cppPrograms];
  const trace = await record(program);
  expect(trace).toMatchObject({ case: { statusMsg: 'Approved' } });
  check(trace);
});

test.concurrent.each([
  ['exit', 'int i = 0;\nfor (; i < 30; i++);\nexit(3);\nreturn 6;', 4],
  ['_exit', 'int i = 0;\nfor (; i < 30; i++);\n_exit(3);\nreturn 6;', 4],
  ['abort', 'int i = 0;\nfor (; i < 30; i++);\nabort();\nreturn 6;', 4],
  ['a segmentation fault', 'int i = 0;\nfor (; i < 30; i++);\n*(volatile int*)8 = 1;\nreturn 6;', 4],
  ['an assertion of the library', 'vector<int> v;\nv[a] = 1;\nreturn 6;', 3],
  ['an exception that nothing catches', 'int i = 0;\nthrow runtime_error("it failed");\nreturn 6;', 3],
])('records up to the line of %s', async (_name, body, line) => {
  const trace = await recordBody(body);
  expect(trace.case?.statusMsg).toBe('Runtime Error');
  expect(last(trace).line).toBe(line);
  expect(trace.totalSteps).toBe(countSteps(trace));
});

test.concurrent(
  'records the last steps before the time limit of an endless loop',
  async () => {
    const trace = await recordBody('int i = 0;\nwhile (true) {\ni++;\n}', { timeMs: 100 });
    expect(trace).toMatchObject({
      case: { statusMsg: 'Time Limit Exceeded' },
      totalSteps: traceLimits.countedSteps,
    });
    expect(countSteps(trace)).toBe(traceLimits.steps);
    expect(last(trace).variables['i']).toBeGreaterThan(1_000_000);
  },
  30_000,
);

test.concurrent('records up to the last calls of an endless recursion', async () => {
  const trace = await record({
    name: 'an endless recursion',
    source: 'class Solution { public: int solve(int a) {\nreturn 1 + solve(a + 1); } };',
  });
  expect(trace.ended).toBe('The recording stops shortly before the call stack overflows.');
  expect(trace.case?.statusMsg).toBe('Runtime Error');
  expect(last(trace).depth).toBeGreaterThan(50_000);
});

test.concurrent(
  'uses one pass for 2,000 steps, and two for 2,001 without a gap in the last steps',
  async () => {
    // The call, two steps and the return; two steps for each item.
    const body = (items: number): string => `for (int i = 0; i < ${items}; i++)\na++;\nreturn 6;`;
    const one = await recordBody(body(998));
    expect([one.totalSteps, countSteps(one)]).toEqual([2000, 2000]);
    const two = await recordBody(`a = 3;\n${body(998)}`);
    expect([two.totalSteps, countSteps(two), two.ended]).toEqual([2001, 2000, undefined]);
    expect(two.events[500]?.slice(0, 4)).toEqual(['k', 502, 1, [['solve', 4, { a: 252, i: 249 }]]]);
    expect(last(two)).toMatchObject({ kind: 'r', result: 6, variables: { a: 1001 } });
  },
);

test.concurrent('records the requested window with all frames', async () => {
  const program = {
    name: 'a deep recursion',
    source:
      'int f(int n) {\nvector<int> x{n};\nif (n) f(n - 1);\nx.push_back(n);\nreturn 6; }\nclass Solution { public: int solve(int a) {\nreturn f(1000); } };',
    answer: '6',
  };
  const trace = await record(program, { fromStep: 2500 });
  const state = trace.events.find(([kind]) => kind === 'k');
  expect(state?.slice(1, 3)).toEqual([2500, 626]);
  expect(state?.[3]).toHaveLength(traceLimits.frames);
  expect(countSteps(trace)).toBe(2000);
  const after = replay(trace.events).slice(500);
  expect(after).toContainEqual(expect.objectContaining({ function: 'f', variables: { n: 376, x: [376] } }));
});

test.concurrent.each([
  ['the compile error of a program', 'int b = ;\nreturn 6;', { line: 2, column: 9, severity: 'error' }],
  [
    'the compile error in a template of the library',
    'struct Key { int x; };\nset<Key> keys;\nkeys.insert({a});\nreturn 6;',
    { line: 4, column: 6, severity: 'error' },
  ],
])('returns %s', async (_name, body, diagnostic) => {
  const trace = await recordBody(body);
  expect(trace.diagnostics?.[0]).toMatchObject(diagnostic);
  expect(trace.events).toEqual([]);
});

test.concurrent(
  'reports that recording is unavailable if a program compiles only without the recorder',
  async () => {
    const trace = await recordBody(
      'auto square = [](int x) { return x * x; };\nconstexpr int nine = square(3);\nreturn nine - 3;',
    );
    expect(trace).toMatchObject({
      events: [],
      unavailable: 'This program cannot be stepped through because it does not compile with the recorder.',
    });
  },
);

test.concurrent('says so if a program uses longjmp, which the recorder cannot follow', async () => {
  const trace = await record({
    name: 'longjmp',
    source:
      '#include <csetjmp>\njmp_buf env;\nclass Solution { public: int solve(int a) {\nif (setjmp(env) == 0) longjmp(env, 1);\nreturn 6;\n} };',
  });
  expect(trace.unavailable).toBe('This program cannot be stepped through because it uses longjmp.');
});

test.concurrent('records programs that redefine int', async () => {
  const trace = await record({
    name: 'redefined int',
    source:
      '#define int long long\nclass Solution { public: int solve(int a) {\nint x = a * 2;\nreturn x;\n} };',
    answer: '6',
  });
  expect(last(trace)).toMatchObject({ kind: 'r', result: 6, variables: { a: 3, x: 6 } });
});

test.concurrent('says that a second run with random numbers took another way', async () => {
  const trace = await record({
    name: 'random numbers',
    answer: '6',
    source:
      '#include <random>\nclass Solution { public: int solve(int a) {\nint n = 2500 + random_device{}() % 90000;\nfor (int i = 0; i < n; i++) a++;\nreturn 6;\n} };',
  });
  expect(trace.ended).toMatch(/^The program ran twice and took another way the second time: /);
});

test.concurrent('shows that a program has no step that can be shown', async () => {
  const trace = await record({
    name: 'all in a macro',
    source: '#define BODY { return a * 2; }\nclass Solution { public: int solve(int a) BODY };',
    answer: '6',
  });
  expect(trace).toMatchObject({ totalSteps: 0, ended: 'No step of this program can be shown.' });
});

test.concurrent('reports that recording is unavailable without libclang', async () => {
  const prepareTrace = createTraces({ compiler: undefined } as unknown as Parameters<typeof createTraces>[0]);
  expect(await prepareTrace({} as never, { firstSteps: 1 })).toEqual({
    kind: 'trace-unavailable',
    reason: 'This judge cannot step through C++ programs because libclang is not installed.',
  });
});
