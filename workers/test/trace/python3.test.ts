import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import type { ValueType } from '@dryrun/contracts/signature';
import type { TraceResult } from '@dryrun/contracts/trace';
import { traceLimits, type TraceEvent } from '@dryrun/contracts/trace-events';
import { megabytesKb, sharedJudge } from '../judge.ts';
import { signatureOf } from '../signature.ts';
import { exactPrograms } from './python3-exact.ts';
import { replay, type ReplayedStep } from './replay.ts';

interface Options {
  readonly before?: string;
  readonly input?: string;
  readonly type?: ValueType;
  readonly fromStep?: number;
  readonly timeMs?: number;
}

/** For programs that need seconds on a slow machine and are about the size of a recording. */
const ampleTime = { timeMs: 20_000 };

/** Records `solve(3)` with this body; the right answer is 6. */
async function record(
  body: string,
  { before = '', input = '3', type = 'int', fromStep, timeMs = 5000 }: Options = {},
): Promise<TraceResult> {
  const lines = body.split('\n').map((line) => `        ${line}\n`);
  const source = `${before}class Solution:\n    def solve(self, a):\n${lines.join('')}`;
  return recordSource(source, { input, type, timeMs, ...(fromStep !== undefined && { fromStep }) });
}

async function recordSource(
  source: string,
  { input = '3', type = 'int', fromStep, timeMs = 5000 }: Omit<Options, 'before'> = {},
): Promise<TraceResult> {
  const judge = await sharedJudge();
  return judge.trace('python3', source, {
    signature: signatureOf([type], 'int'),
    test: { input: [input], expected: '6' },
    limits: { timeMs, memoryKb: megabytesKb(256) },
    ...(fromStep !== undefined && { fromStep }),
  });
}

const isStep = ([kind]: TraceEvent): boolean => 'scrx'.includes(kind);
const countSteps = ({ events }: TraceResult): number => events.filter(isStep).length;

const last = (trace: TraceResult): ReplayedStep => replay(trace.events, -1).at(-1) as ReplayedStep;
const linesOf = (trace: TraceResult): number[] => replay(trace.events, Infinity).map(({ line }) => line);
const outputOf = ({ events }: TraceResult): string =>
  events.flatMap((event) => (event[0] === 'o' ? [event[1]] : [])).join('');
const exceptionsOf = (trace: TraceResult): string[] =>
  replay(trace.events, Infinity).flatMap(({ kind, line, result }) =>
    kind === 'x' ? [`${line} ${String(result)}`] : [],
  );

test.concurrent.each(exactPrograms)('records $name', async ({ body, before, input, type, events }) => {
  const trace = await record(body, JSON.parse(JSON.stringify({ before, input, type })) as Options);
  const expected = events
    .trim()
    .split('\n')
    .map((line) => line.trim());
  expect(trace.events.map((event) => JSON.stringify(event))).toEqual(expected);
  expect(trace.totalSteps).toBe(countSteps(trace));
});

/** Each variable `x` at the last step, as plain data. */
const values: readonly (readonly [name: string, body: string, x: unknown, before?: string])[] = [
  ['a deque', 'x = deque([1, 2])\nx.appendleft(0)\nx.pop()', [0, 1]],
  ['a heap', 'x = [3, 1, 2]\nheapify(x)\nheappop(x)', [2, 3]],
  ['a set and a frozenset', 'x = [{1, 2}, frozenset([3])]\nx[0].add(4)\nx[0].discard(1)', [[2, 4], [3]]],
  [
    'a large set with added and removed items',
    'x = set(range(9))\nx.add(20)\nx.remove(3)',
    [0, 1, 2, 4, 5, 6, 7, 8, 20],
  ],
  ['a tuple', 'x = (1, "b", None, True, 1.5)', [1, 'b', null, true, 1.5]],
  ['a Counter', 'x = Counter("aab")\nx["a"] += 1\nx["z"]', { a: 3, b: 1 }],
  [
    'a defaultdict without creating a key',
    'x = defaultdict(list)\nx["p"].append(a)\nfor _ in range(3): pass',
    { p: [3] },
  ],
  [
    'an OrderedDict in its order',
    'x = OrderedDict(p=1, q=2)\nx.move_to_end("p")\nx = list(x.items())',
    [
      ['q', 2],
      ['p', 1],
    ],
  ],
  ['keys that are tuples', 'x = {(0, 1): 5}', { '[0,1]': 5 }],
  [
    'a large dict whose entries change',
    'x = {i: 0 for i in range(9)}\nx[3] = 1\ndel x[8]\nx[10] = 2',
    { 0: 0, 1: 0, 2: 0, 3: 1, 4: 0, 5: 0, 6: 0, 7: 0, 10: 2 },
  ],
  [
    'a list that shrinks from both ends',
    'x = list(range(12))\nx.pop()\nx.pop(0)\ndel x[3:8]',
    [1, 2, 3, 9, 10],
  ],
  [
    'special numbers',
    'x = [2**60, inf, -inf, nan]',
    [
      ['n', '1152921504606846976'],
      ['n', 'inf'],
      ['n', '-inf'],
      ['n', 'nan'],
    ],
  ],
  ['a huge integer', 'x = 1 << 5000', ['n', 'an integer of 5001 bits']],
  ['a long string', 'x = "ab" * 1000', ['t', 'ab'.repeat(500), 2000]],
  ['a named tuple', 'x = P(1, 2)', { x: 1, y: 2 }, 'P = namedtuple("P", "x y")\n'],
  [
    'a dataclass',
    'x = P(1)\nx.v.append(2)',
    { u: 1, v: [2] },
    'import dataclasses\n@dataclasses.dataclass\nclass P:\n    u: int\n    v: list = dataclasses.field(default_factory=list)\n',
  ],
  [
    'fields in slots',
    'x = P()\nx.v = 2',
    { u: 1, v: 2 },
    'class P:\n    __slots__ = "u", "v", "unset"\n    def __init__(self): self.u = 1\n',
  ],
  [
    'a class inside the function',
    'class P:\n    n = 1\n    def __init__(self): self.__v = 2\nx = P()',
    { _P__v: 2 },
  ],
  [
    'a subclass of OrderedDict',
    'x = LRU()\nx["p"] = 1\nx["q"] = 2\nx.move_to_end("p")\nx["p"] = 5',
    { q: 2, p: 5 },
    'class LRU(OrderedDict):\n    def __getitem__(self, key): raise KeyError\n',
  ],
  [
    'a subclass of dict and of list',
    'x = [D(p=1), L([2])]',
    [{ p: 1 }, [2]],
    'class D(dict):\n    def items(self): 1/0\nclass L(list):\n    def __iter__(self): 1/0\n    def __len__(self): 1/0\n',
  ],
  [
    'a sorted list of the library',
    'from sortedcontainers import SortedList\nx = SortedList([3, 1])\nx.add(2)',
    [1, 2, 3],
  ],
  ['a bytearray', 'x = bytearray(5)\nx[2] = 7', [0, 0, 7, 0, 0]],
  [
    'functions and unknown objects by type',
    'x = [len, iter([]), range(3), object()]',
    [
      ['?', 'builtin_function_or_method'],
      ['?', 'list_iterator'],
      ['?', 'range'],
      ['?', 'object'],
    ],
  ],
  ['a list that contains itself', 'x = [1]\nx.append(x)', [1, 'cycle']],
  [
    'a tree with a shared node',
    'n = TreeNode(2)\nx = TreeNode(1, n, n)\nn.val = 3',
    { val: 1, left: { val: 3, left: null, right: null }, right: { val: 3, left: null, right: null } },
  ],
  [
    'a board of characters',
    'x = [list("ab"), list("cd")]\nx[1][0] = "#"',
    [
      ['a', 'b'],
      ['#', 'd'],
    ],
  ],
  ['surrogates and null characters', 'x = "\\ud800\\0\u00e9"', '\ud800\0\u00e9'],
  ['a comprehension with the name of an outer variable', 'x = 5\ny = [x for x in range(3)]', 5],
  ['a global of the program', 'count()\ncount()', 2, 'x = 0\ndef count():\n    global x\n    x += 1\n'],
  ['starred arguments', 'def f(*args, **kw): return args\nx = f(1, 2, k=3)', [1, 2]],
  ['a variable that a loop over a dict binds', 'for x, y in {"k": [1]}.items(): pass', 'k'],
];

test.concurrent.each(values)('shows %s', async (_name, body, x, before = '') => {
  const mentionsGlobal = before.startsWith('x =') ? '\nx' : '';
  const trace = await record(`${body}${mentionsGlobal}\nreturn 6`, { before });
  expect(trace.case?.statusMsg).toBe('Approved');
  expect(last(trace).variables['x']).toEqual(x);
});

test.concurrent('calls no method of a class of the program', async () => {
  const evil = ['repr', 'str', 'eq', 'hash', 'len', 'iter', 'bool', 'getattribute', 'getattr', 'del']
    .map((name) => `    def __${name}__(self, *rest): calls.append("${name}"); raise SystemError`)
    .join('\n');
  const trace = await record('x = object.__new__(P)\ny = [x, x]\ny.append(x)\nprint(calls)\nreturn 6', {
    before: `calls = []\nclass Meta(type):\n    @property\n    def __name__(cls): calls.append("name")\nclass P(metaclass=Meta):\n${evil}\n`,
  });
  expect(outputOf(trace)).toBe('[]\n');
  expect(trace.case?.statusMsg).toBe('Approved');
});

test.concurrent('shows an exception by its type if its text needs the program', async () => {
  const before =
    'class E(Exception):\n    def __str__(self): raise E\nclass V:\n    def __repr__(self): raise E\n';
  const body =
    'for e in (E("a"), ValueError(V()), ValueError("b", 1)):\n    try: raise e\n    except Exception: pass\nreturn 6';
  expect(exceptionsOf(await record(body, { before }))).toEqual([
    '8 E',
    '8 ValueError',
    "8 ValueError: ('b', 1)",
  ]);
});

test.concurrent('shows the changed entry of a counting array', async () => {
  const trace = await record('x = [0] * 128\nfor c in "rs":\n    x[ord(c)] += 1\nreturn x[114] * 6');
  const changes = trace.events.flatMap((event) => (isStep(event) ? Object.values(event[4] as object) : []));
  expect(changes).toContainEqual({ p: [[114, 1]] });
  expect(changes).toContainEqual({ p: [[115, 1]] });
});

test.concurrent('records the change of a dict that is iterated, and the exception at its line', async () => {
  const trace = await record('d = {1: 2}\nfor k in d:\n    d[k + 1] = 0\nreturn 6');
  expect(exceptionsOf(trace)).toEqual(['4 RuntimeError: dictionary changed size during iteration']);
  expect(last(trace).variables).toMatchObject({ d: { 1: 2, 2: 0 } });
});

test.concurrent.each([
  [
    'finally that returns',
    'try:\n    1 / 0\nfinally:\n    return 6',
    ['4 ZeroDivisionError: division by zero'],
  ],
  [
    'a context manager that swallows',
    'import contextlib\nwith contextlib.suppress(ValueError):\n    int("x")\nreturn 6',
    ["5 ValueError: invalid literal for int() with base 10: 'x'"],
  ],
  ['next of an empty iterator', 'try: next(iter([]))\nexcept StopIteration: return 6', ['3 StopIteration']],
  [
    'the end of a loop over an own iterator',
    'class I:\n    def __iter__(self): return self\n    def __next__(self): raise StopIteration\nfor _ in I(): pass\nreturn 6',
    ['5 StopIteration'],
  ],
])('records the exceptions of %s', async (_name, body, exceptions) => {
  const trace = await record(body);
  expect(exceptionsOf(trace)).toEqual(exceptions);
  expect(last(trace)).toMatchObject({ kind: 'r', depth: 1, result: 6 });
});

test.concurrent('records a generator that the program stops iterating', async () => {
  const trace = await record(
    'def g():\n    try:\n        yield 6\n        yield 7\n    finally:\n        x = 1\nfor y in g(): break\nreturn y',
  );
  expect(last(trace)).toMatchObject({ kind: 'r', depth: 1, result: 6, function: 'solve' });
});

test.concurrent('records mutual recursion with the depth of each call', async () => {
  const trace = await record(
    'def even(n): return n == 0 or odd(n - 1)\ndef odd(n): return n != 0 and even(n - 1)\nreturn 6 * even(4)',
  );
  const calls = replay(trace.events).filter(({ kind }) => kind === 'c');
  expect(calls.map((call) => `${call.function} ${call.depth}`)).toEqual([
    'solve 1',
    'even 2',
    'odd 3',
    'even 4',
    'odd 5',
    'even 6',
  ]);
});

test.concurrent('records a cached recursion of depth 900 and its memo', async () => {
  const trace = await record(
    'memo = {}\ndef f(n):\n    if n == 0: return 6\n    if n not in memo: memo[n] = f(n - 1)\n    return memo[n]\nreturn f(900)',
  );
  expect(trace).toMatchObject({ totalSteps: 5 + 900 * 5 + 3 });
  expect(last(trace)).toMatchObject({ kind: 'r', result: 6 });
  expect(Object.keys(last(trace).variables['memo'] as object)).toHaveLength(900);
});

test.concurrent(
  'uses one pass for 2,000 steps, and two for 2,001 without a gap in the last steps',
  async () => {
    // The call, three steps and the return, one step for each item.
    const body = (items: number): string => `for i in range(${items}): pass\nx = 1\nreturn 6`;
    const one = await record(body(1995));
    expect([one.totalSteps, countSteps(one)]).toEqual([2000, 2000]);
    const two = await record(body(1996));
    expect([two.totalSteps, countSteps(two), two.ended]).toEqual([2001, 2000, undefined]);
    const kinds = two.events.map(([kind]) => kind);
    expect(kinds.slice(0, 500)).not.toContain('k');
    expect(two.events[500]?.slice(0, 4)).toEqual([
      'k',
      502,
      1,
      [['solve', 3, { self: ['@', expect.any(Number)], a: 3, i: 499 }]],
    ]);
    expect(replay(two.events)[500]).toMatchObject({ line: 3, variables: { i: 499 } });
    expect(last(two)).toMatchObject({ kind: 'r', variables: { i: 1995, x: 1 } });
  },
);

test.concurrent('records the requested window with all frames', async () => {
  const body =
    'def f(n):\n    x = [n]\n    if n: f(n - 1)\n    x.append(n)\n    return 6\nfor i in range(400): y = [i]\nreturn f(1000)';
  const trace = await record(body, { fromStep: 3000 });
  const state = trace.events.find(([kind]) => kind === 'k');
  expect(state?.slice(1, 3)).toEqual([3000, 866]);
  expect(state?.[3]).toHaveLength(traceLimits.frames);
  expect(replay(trace.events).slice(500, 504)).toContainEqual(
    expect.objectContaining({ function: 'f', variables: { n: expect.any(Number), x: [expect.any(Number)] } }),
  );
  expect(countSteps(trace)).toBe(2000);
});

test.concurrent('reports that a program with random numbers behaved differently', async () => {
  const trace = await record('import random\nfor _ in range(random.randrange(3000, 90000)): pass\nreturn 6');
  expect(trace.ended).toMatch(
    /^The program ran twice and took another way the second time: [\d,]+ steps instead of [\d,]+\.$/,
  );
  expect(trace.totalSteps).toBeGreaterThan(2000);
});

test.concurrent.each([
  ['os._exit', 'import os\nfor i in range(30): x = i\nos._exit(3)\nreturn 6', 5],
  ['sys.exit', 'for i in range(30): x = i\nsys.exit(3)\nreturn 6', 4],
  ['a segmentation fault', 'import ctypes\nfor i in range(30): x = i\nctypes.string_at(0)\nreturn 6', 5],
  [
    'SIGKILL to itself after 5,000 steps',
    'import os\nfor i in range(5000): x = i\nos.kill(os.getpid(), 9)\nreturn 6',
    5,
  ],
])('records up to the line of %s', async (_name, body, line) => {
  const trace = await record(body);
  expect(trace.case?.statusMsg).toBe('Runtime Error');
  expect(linesOf(trace).at(-1)).toBe(line);
  expect(trace.ended).toBeUndefined();
});

test.concurrent(
  'records the last steps before the time limit of an endless loop',
  async () => {
    const trace = await record('x = 0\nwhile True:\n    x += 1', { timeMs: 100 });
    expect(trace.case?.statusMsg).toBe('Time Limit Exceeded');
    expect(trace.totalSteps).toBeGreaterThan(100_000);
    expect(last(trace).variables['x']).toBeGreaterThan(40_000);
    expect(countSteps(trace)).toBe(2000);
  },
  30_000,
);

test.concurrent('records up to the last calls of an endless recursion', async () => {
  const trace = await record('def f(n): return f(n + 1)\nreturn f(0)');
  expect(trace.ended).toBe('The recording stops shortly before the call stack overflows.');
  expect(trace.case?.errorOutput).toContain('RecursionError');
  expect(last(trace)).toMatchObject({ function: 'f', depth: 99_999 });
});

test.concurrent('ends the recording before a lowered recursion limit without another answer', async () => {
  const trace = await record(
    'sys.setrecursionlimit(60)\ndef f(n): return 0 if n == 0 else 1 + f(n - 1)\nreturn f(6)',
  );
  expect(trace.case?.statusMsg).toBe('Approved');
  expect(trace.ended).toBe('The recording stops shortly before the call stack overflows.');
});

test.concurrent.each([
  ['sys.settrace(None)', [2, 3, 4]],
  ['sys.settrace(lambda *rest: None)', [2, 3, 4, 5, 6, 6]], // this call keeps its own trace function
  ['sys._getframe().f_trace = None', [2, 3, 4]],
])('says that the program removed the tracer by %s', async (removal, lines) => {
  const trace = await record(`x = 1\n${removal}\ny = 2\nreturn 6`);
  expect(trace).toMatchObject({
    ended: 'The program stopped its own recording.',
    case: { statusMsg: 'Approved' },
  });
  expect(linesOf(trace)).toEqual(lines);
});

test.concurrent('shows a recursion limit that Python refuses', async () => {
  const trace = await record('sys.setrecursionlimit(1)\nreturn 6');
  expect(exceptionsOf(trace)).toEqual([
    expect.stringMatching(/^3 RecursionError: cannot set the recursion limit to 1/),
  ]);
});

test.concurrent('ends an endless loop that sleeps soon after its CPU limit', async () => {
  const trace = await record('import time\nn = 0\nwhile True:\n    n += 1\n    time.sleep(0.1)', {
    timeMs: 0,
  });
  expect(trace.case?.statusMsg).toBe('Time Limit Exceeded');
  expect(last(trace)?.line).toBe(7);
  expect(last(trace)?.variables['n']).toBeLessThan(49); // its limit is 3 s, and 5 s with that of a run
});

test.concurrent('records the thread of the method only', async () => {
  const trace = await record(
    'import threading\nx = []\nt = threading.Thread(target=lambda: [x.append(i) for i in range(100)])\nt.start(); t.join()\nreturn 6',
  );
  expect(linesOf(trace)).toEqual([2, 3, 4, 5, 6, 7, 7]);
  expect(last(trace).variables['x']).toHaveLength(100);
});

test.concurrent('records the process of the method only', async () => {
  const trace = await record(
    'import os\nif os.fork() == 0:\n    for i in range(1000): x = i\n    os._exit(0)\nos.wait()\nreturn 6',
  );
  expect(linesOf(trace)).toEqual([2, 3, 4, 7, 8, 8]);
  expect(trace.case?.statusMsg).toBe('Approved');
});

test.concurrent('records a program that replaces builtins or the json module', async () => {
  const trace = await record(
    'import builtins\nbuiltins.len = builtins.all = builtins.map = lambda *x: 1 / 0\njson.JSONEncoder.encode = None\nx = [1]\nreturn 6',
  );
  expect(last(trace)).toMatchObject({ kind: 'r', result: 6, variables: { x: [1] } });
});

test.concurrent.each([
  ['a list of a million items', 'x = [0] * 10**6\nx[7] = 1\nreturn 6'],
  ['100,000 nodes', 'x = None\nfor i in range(10**5): x = ListNode(i, x)\nreturn 6'],
  ['a string of a megabyte', 'x = "a" * 2**20\ny = {x: [x]}\nreturn 6'],
  ['a dict of 100,000 lists', 'x = {i: [i] for i in range(10**5)}\nreturn 6'],
  ['new large lists all the time', 'for i in range(300): x = [i] * 50000\nreturn 6'],
])('keeps a recording of %s small', async (_name, body) => {
  const trace = await record(body, ampleTime);
  expect(trace).toMatchObject({ case: { statusMsg: 'Approved' } });
  expect(trace.ended).toBeUndefined();
  expect(JSON.stringify(trace.events).length).toBeLessThan(300_000);
  expect(replay(trace.events, Infinity).at(-1)?.kind).toBe('r');
});

test.concurrent('keeps fewer steps if each one is large', async () => {
  const trace = await record(
    'x = []\nfor i in range(3000): x.append([j * i for j in range(900)])\nreturn 6',
    ampleTime,
  );
  expect(trace).toMatchObject({ totalSteps: 3005, case: { statusMsg: 'Approved' } });
  expect(replay(trace.events, Infinity).at(-1)).toMatchObject({ kind: 'r', depth: 1 });
  expect(JSON.stringify(trace.events).length).toBeLessThan(traceLimits.bytes);
});

/** A recording that waits for it never ends, and the verdict is Time Limit Exceeded. */
test.concurrent('does not wait for the lock of the frames if the other process takes it first', async () => {
  const script = `
import os, select, sys
sys.path.append(sys.argv[1])
import recorder
take_lock, return_lock = os.pipe()
os.set_blocking(take_lock, False)
real_select = select.select
def select_once(*arguments):
    select.select = real_select
    return [take_lock], [], []  # ready, but empty at the read that follows
select.select = select_once
first = recorder.acquire(take_lock, timeout=0)
os.write(return_lock, b' ')
print(first, recorder.acquire(take_lock))
`;
  const drivers = join(import.meta.dirname, '../../drivers/python3');
  const { stdout } = await promisify(execFile)('python3', ['-I', '-B', '-c', script, drivers], {
    timeout: 10_000,
  });
  expect(stdout).toBe('False True\n');
});

test.concurrent('bounds the recorded output', async () => {
  const trace = await record('for i in range(9000): print("x" * 50)\nreturn 6');
  expect(outputOf(trace)).toHaveLength(traceLimits.outputCharacters);
  expect(trace.case?.statusMsg).toBe('Approved');
});

test.concurrent.each([
  ['tabs and CRLF', 'class Solution:\r\n\tdef solve(self, a):\r\n\t\tx = 2 * a\r\n\t\treturn x\r\n'],
  [
    'a byte-order mark',
    '\uFEFFclass Solution:\n    def solve(self, a):\n        x = 2 * a\n        return x\n',
  ],
  [
    'letters outside ASCII',
    'class Solution:\n    def solve(self, a):\n        größe = "ü"\n        x = 2 * a; return x\n',
  ],
])('keeps the lines of a source with %s', async (_name, source) => {
  expect(linesOf(await recordSource(source))).toEqual([2, 3, 4, 4]);
});

test.concurrent('returns the messages of a program that does not compile', async () => {
  expect(await recordSource('class Solution:\n    def solve(self, a)\n        return 6\n')).toMatchObject({
    events: [],
    totalSteps: 0,
    compileOutput: expect.stringContaining("SyntaxError: expected ':'"),
    diagnostics: [{ line: 2 }],
  });
});

test.concurrent('records nothing without the method', async () => {
  expect(await recordSource('class Solution: pass\n')).toMatchObject({
    events: [['n', 0]],
    case: { statusMsg: 'Compilation Error' },
  });
});

test.concurrent('compares the answer with the expected one', async () => {
  expect((await record('return 7')).case).toMatchObject({
    statusMsg: 'Wrong Answer',
    expected: '6',
    actual: '7',
    input: ['3'],
  });
});
