import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Lang } from '@dryrun/contracts/language';
import { formatLiteral } from '@dryrun/contracts/literal';
import type { Signature, ValueType } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import type { JudgedCheck } from '../src/judge/grading/check.ts';
import { intTests, megabytesKb, sharedJudge, type TestJudge } from './judge.ts';
import { signatureOf } from './signature.ts';

const limits = { timeMs: 3000, memoryKb: megabytesKb(512) };
let judge: TestJudge;
beforeAll(async () => {
  judge = await sharedJudge();
});

async function solve(
  lang: Lang,
  source: string,
  { input = '3', args = ['int'], returns = 'int', expected = 6 }: SolveOptions = {},
): Promise<JudgedCheck> {
  const tests = [{ input: input.split(' '), expected: formatLiteral(returns, expected) }];
  return judge.judge(lang, source, { signature: signatureOf(args, returns), tests, limits });
}

interface SolveOptions {
  readonly input?: string;
  readonly args?: readonly ValueType[];
  readonly returns?: ValueType;
  readonly expected?: Value;
}

describe('accepts', () => {
  const programs: readonly (readonly [name: string, lang: Lang, source: string, options?: SolveOptions])[] = [
    [
      'names of common modules without imports',
      'python3',
      'class Solution:\n    def solve(self, a: int) -> int:\n        d = deque([a]); c = Counter("aa"); h = []; heappush(h, 1); assert math.gcd(4, 6) == gcd(4, 6) == 2 and inf > 1 and bisect_left([1], 1) == 0 and pow(2, 3, 5) == 3\n        return d[0] * c["a"]\n',
    ],
    [
      'imports of other modules',
      'python3',
      'from __future__ import annotations\nimport dataclasses, decimal\n@dataclasses.dataclass\nclass P:\n    x: int\nclass Solution:\n    def solve(self, a):\n        return P(a).x * 2\n',
    ],
    [
      'tuples instead of lists',
      'python3',
      'class Solution:\n    def solve(self, a):\n        return ((1, 2), (3,))\n',
      { returns: 'int[][]', expected: [[1, 2], [3]] },
    ],
    [
      'strings instead of rows',
      'python3',
      'class Solution:\n    def solve(self, a):\n        return ["ab", ["c", "d"]]\n',
      { returns: 'char[][]', expected: ['ab', 'cd'] },
    ],
    [
      'deep recursion',
      'python3',
      'class Solution:\n    def solve(self, a):\n        f = lambda n: 0 if n == 0 else 1 + f(n - 1)\n        return f(20000) - 20000 + 6\n',
    ],
    [
      'deep recursion with cache',
      'python3',
      'class Solution:\n    def solve(self, a):\n        @cache\n        def f(n): return 0 if n == 0 else 1 + f(n - 1)\n        return f(20000) - 20000 + 6\n',
    ],
    [
      'output on stdout and stderr',
      'python3',
      'class Solution:\n    def solve(self, a):\n        print("seen", a); print("odd", file=sys.stderr)\n        return 6\n',
    ],
    ...[
      '{1: a, 2: 6}.values()',
      'dict.fromkeys([a, 6]).keys()',
      '{6, a}',
      'iter([a, 6])',
      'deque([a, 6])',
    ].map(
      (returned) =>
        [
          `${returned} instead of a list`,
          'python3',
          `class Solution:\n    def solve(self, a):\n        return ${returned}\n`,
          { returns: 'int[]', expected: [3, 6] },
        ] as const,
    ),
    [
      'iterables in a list',
      'python3',
      'class Solution:\n    def solve(self, a):\n        return (sorted(p) for p in {(2, 1), (3, 4)} if sum(p) > 0 and sum(p) < a + 2)\n',
      { returns: 'List<List<Integer>>', expected: [[1, 2]] },
    ],
    [
      'sortedcontainers',
      'python3',
      'from sortedcontainers import SortedList\nclass Solution:\n    def solve(self, a):\n        s = SortedList([6, 1]); s.add(a); s.remove(1)\n        return s\n',
      { returns: 'int[]', expected: [3, 6] },
    ],
    [
      'a byte-order mark',
      'python3',
      '\uFEFFclass Solution:\n    def solve(self, a):\n        return 2 * a\n',
    ],
    [
      'its own ListNode, whose constructor takes only a value,',
      'python3',
      'class ListNode:\n    def __init__(self, x):\n        self.val = x\n        self.next = None\nclass Solution:\n    def solve(self, a):\n        return a.next\n',
      { input: '[1,6]', args: ['ListNode'], returns: 'ListNode', expected: [6] },
    ],
    ['a byte-order mark', 'c_cpp', '\uFEFFclass Solution { public: int solve(int a) { return 2 * a; } };'],
    [
      'its own ListNode without a constructor',
      'c_cpp',
      'struct ListNode { int val; ListNode* next; };\nclass Solution { public: ListNode* solve(ListNode* a) { return a->next; } };',
      { input: '[1,6]', args: ['ListNode'], returns: 'ListNode', expected: [6] },
    ],
    ['a byte-order mark', 'java', '\uFEFFclass Solution { public int solve(int a) { return 2 * a; } }'],
    [
      'Pair with and without an import',
      'java',
      'import java.util.*;\nimport javafx.util.Pair;\nclass Solution { public int solve(int a) { Map<Pair<Integer, String>, Integer> m = new HashMap<>(); m.put(new Pair<>(a, "x"), 2); Pair<Integer, String> p = new Pair<>(a, "x"); return p.getKey() * m.get(p) + (p.getValue() + p).length() - 4; } }',
    ],
    [
      'its own Pair',
      'java',
      'record Pair(int x, int y) {}\nclass Solution { public int solve(int a) { return new Pair(a, a).x() * 2; } }',
    ],
    [
      'a ListNode in its class Solution',
      'java',
      'class Solution { public static class ListNode { int val; ListNode next; ListNode() {} ListNode(int x) { val = x; } } public ListNode solve(ListNode a) { return a.next; } }',
      { input: '[1,6]', args: ['ListNode'], returns: 'ListNode', expected: [6] },
    ],
    [
      'a TreeNode as an inner class with one constructor',
      'java',
      'class Solution { class TreeNode { int val; TreeNode left, right; TreeNode(int v, TreeNode l, TreeNode r) { val = v; left = l; right = r; } } public TreeNode solve(TreeNode a) { return new TreeNode(a.right.val, null, a.left); } }',
      { input: '[1,2,3]', args: ['TreeNode'], returns: 'TreeNode', expected: [3, null, 2] },
    ],
    [
      'bits/stdc++.h and a using directive',
      'c_cpp',
      '#include <bits/stdc++.h>\nusing namespace std;\nclass Solution { public: int solve(int a) { return max({a, 2 * a}); } };',
    ],
    [
      'names of a rare header without an include',
      'c_cpp',
      'class Solution { public: int solve(int a) { mt19937 r(1); return r() == 1791095845 ? 2 * a : 0; } };',
    ],
    [
      'a type of a rare header with its namespace',
      'c_cpp',
      'class Solution { public: int solve(int a) { std::mt19937 r(1); return r() == 1791095845 ? 2 * a : 0; } };',
    ],
    [
      'C++20 ranges and views',
      'c_cpp',
      'class Solution { public: int solve(int a) { vector<int> x{3, 1, 2}; ranges::sort(x, greater{}); int sum = 0; for (int i : views::iota(1, a + 1) | views::filter([](int i) { return i > 0; }) | views::reverse) sum += i; for (auto [i, c] : map<int, int>{{0, 0}}) sum += i; return x[0] == 3 ? sum : 0; } };',
    ],
    [
      'other features of C++20',
      'c_cpp',
      'struct Point { int x, y; auto operator<=>(const Point&) const = default; };\ntemplate <integral T> T twice(T a) { return 2 * a; }\nint add(auto a, auto b) { return a + b; }\nclass Solution { public: int solve(int a) { vector<Point> p; p.emplace_back(1, a); unordered_set<int> s{a}; if (!s.contains(a) || !string("ab").starts_with("a") || popcount(6u) != 2 || numbers::pi < 3 || span(p).size() != 1) return 0; erase_if(s, [](int x) { return x == 3; }); return add(twice(p[0].y), s.size()); } };',
    ],
    [
      'a main function',
      'c_cpp',
      'class Solution { public: int solve(int a) { return 2 * a; } };\nint main() { cout << Solution().solve(1); return 0; }',
    ],
    [
      'long instead of long long',
      'c_cpp',
      'class Solution { public: long solve(long a) { return 2 * a; } };',
      { args: ['long'], returns: 'long', expected: 6n },
    ],
    [
      'const references and values',
      'c_cpp',
      'class Solution { public: int solve(const vector<int>& a) { return a[0] + a.size(); } };',
      { input: '[5]', args: ['int[]'] },
    ],
    [
      'its own ListNode',
      'c_cpp',
      '// struct ListNode { }\nstruct ListNode {\n  int val; ListNode* next;\n  ListNode(int v) : val(v), next(nullptr) {}\n};\nclass Solution { public: ListNode* solve(ListNode* a) { return a->next; } };',
      { input: '[1,6]', args: ['ListNode'], returns: 'ListNode', expected: [6] },
    ],
    [
      'names used by the driver',
      'c_cpp',
      'namespace judge { int print; }\nstruct Input {}; struct Driver {}; int send, frame; int read() { return 0; }\nclass Solution { public: int solve(int a) { return 2 * a; } };',
    ],
    [
      'deep recursion',
      'c_cpp',
      'class Solution { public: int f(int n) { int x[50]; x[n % 50] = n; return n == 0 ? 6 : f(n - 1) + x[n % 50] - n; } int solve(int a) { return f(100000); } };',
    ],
    [
      'a package, imports and a public class',
      'java',
      '/* mine */\npackage com.example;\nimport java.util.concurrent.*;\n\npublic class Solution {\n    public int solve(int a) { return new ConcurrentHashMap<>(Map.of(1, a)).get(1) * 2; }\n}\n',
    ],
    [
      'helper classes named like driver classes',
      'java',
      'class Node {} class Main {} class Driver {} class Runner {} class Frames {}\nclass Solution { public int solve(int a) { List<Integer> l = new ArrayList<>(); return 2 * a; } }',
    ],
    [
      'streams, functions and big numbers',
      'java',
      'class Solution { public int solve(int a) { Function<Integer, Integer> f = x -> x * 2; return IntStream.of(f.apply(a)).sum() + BigInteger.ZERO.intValue(); } }',
    ],
    [
      'its own ListNode',
      'java',
      'class ListNode { int val; ListNode next; ListNode(int v) { val = v; } }\nclass Solution { public ListNode solve(ListNode a) { return a.next; } }',
      { input: '[1,6]', args: ['ListNode'], returns: 'ListNode', expected: [6] },
    ],
    [
      'deep recursion',
      'java',
      'class Solution { int f(int n) { return n == 0 ? 6 : f(n - 1) + n - n; } public int solve(int a) { return f(100000); } }',
    ],
    [
      'output without a newline',
      'java',
      'class Solution { public int solve(int a) { System.out.print("seen é"); return 2 * a; } }',
    ],
  ];
  const rows = programs.map(([name, lang, source, options = {}]) => ({ name, lang, source, options }));

  test.each(rows)('$name in $lang', async ({ lang, source, options }) => {
    const check = await solve(lang, source, options);
    expect(check.compileOutput ?? check.errorOutput ?? check.statusMsg).not.toMatch(/error/i);
    expect(check.statusMsg).toBe('Approved');
  });
});

test.each([
  ['that changes memory forever', 'int solve(int a) { vector<int> x(1); for (;;) x[0]++; }'],
  ['without a body', 'int solve(int a) { while (true) {} return a; }'],
  [
    'that never reaches its return statement',
    'int solve(int a) { for (unsigned i = 1; i != 0; i += 2) {} return 2 * a; }',
  ],
])('returns Time Limit Exceeded for an endless C++ loop %s', async (_name, method) => {
  const { statusMsg } = await solve('c_cpp', `class Solution { public: ${method} };`);
  expect(statusMsg).toBe('Time Limit Exceeded');
});

test('runs no other code after a C++ method without a return statement', async () => {
  const source =
    'class Solution { public: int solve(int a) { if (a > 100) return 1; } void other() { std::abort(); } };';
  expect((await solve('c_cpp', source)).statusMsg).toBe('Wrong Answer');
});

describe('reports', () => {
  test.each<readonly [string, Lang, string, Partial<JudgedCheck>]>([
    [
      'a syntax error with its line',
      'python3',
      'class Solution:\n    def solve(self, a):\n        retrun a\n',
      {
        statusMsg: 'Compilation Error',
        diagnostics: [{ line: 3, column: 16, severity: 'error', message: 'SyntaxError: invalid syntax' }],
      },
    ],
    ['a null byte', 'python3', 'class Solution:\0\n', { statusMsg: 'Compilation Error' }],
    [
      'a missing method',
      'python3',
      'class Solution:\n    def resolve(self, a):\n        return a\n',
      {
        statusMsg: 'Compilation Error',
        compileOutput: 'The program needs a class Solution with a method solve(a).',
      },
    ],
    [
      'an exception with its line',
      'python3',
      'class Solution:\n    def solve(self, a):\n        return [1][a]\n',
      {
        statusMsg: 'Runtime Error',
        diagnostics: [{ line: 3, severity: 'error', message: 'IndexError: list index out of range' }],
        errorOutput:
          'Traceback (most recent call last):\n  File "solution.py", line 3, in solve\n    return [1][a]\nIndexError: list index out of range',
      },
    ],
    [
      'an unchanged template',
      'python3',
      'class Solution:\n    def solve(self, a: int) -> int:\n        \n',
      { statusMsg: 'Compilation Error' },
    ],
    [
      'a syntax error with its line',
      'c_cpp',
      'class Solution {\npublic:\n    int solve(int a) {\n        return a\n    }\n};',
      {
        statusMsg: 'Compilation Error',
        diagnostics: [
          { line: 4, column: 17, severity: 'error', message: "expected ';' after return statement" },
        ],
      },
    ],
    [
      'a missing method',
      'c_cpp',
      'class Solution { public: int resolve(int a) { return a; } };',
      {
        statusMsg: 'Compilation Error',
        compileOutput:
          "The program needs a class Solution with a public method int solve(int a).\nno member named 'solve' in 'Solution'",
      },
    ],
    [
      'a missing class',
      'c_cpp',
      '',
      {
        statusMsg: 'Compilation Error',
        compileOutput:
          "The program needs a class Solution with a public method int solve(int a).\nno type named 'Solution' in the global namespace",
      },
    ],
    [
      'a missing return statement',
      'c_cpp',
      'class Solution { public: int solve(int a) { a = 1; } };',
      {
        diagnostics: [
          {
            line: 1,
            column: 52,
            severity: 'warning',
            message: 'non-void function does not return a value [-Wreturn-type]',
          },
        ],
      },
    ],
    [
      'an exception',
      'c_cpp',
      'class Solution { public: int solve(int a) { return vector<int>(1).at(a); } };',
      {
        statusMsg: 'Runtime Error',
        errorOutput:
          'std::out_of_range: vector::_M_range_check: __n (which is 3) >= this->size() (which is 1)\n    at Solution::solve(int) (solution.cpp:1)',
        diagnostics: [
          {
            line: 1,
            severity: 'error',
            message:
              'std::out_of_range: vector::_M_range_check: __n (which is 3) >= this->size() (which is 1)',
          },
        ],
      },
    ],
    [
      'an index out of range with its line',
      'c_cpp',
      'class Solution {\npublic:\n  int at(vector<int>& v, int i) { return v[i]; }\n  int solve(int a) {\n    vector<int> v(2);\n    v[0] = v[1];\n    return at(v, a) + v[0];\n  }\n};',
      {
        statusMsg: 'Runtime Error',
        errorOutput:
          'Index out of range: std::vector<int>::operator[] requires __n < this->size()\n    at Solution::at(std::vector<int, std::allocator<int> >&, int) (solution.cpp:3)\n    at Solution::solve(int) (solution.cpp:7)',
        diagnostics: [
          {
            line: 3,
            severity: 'error',
            message: 'Index out of range: std::vector<int>::operator[] requires __n < this->size()',
          },
        ],
      },
    ],
    [
      'an empty container with its line',
      'c_cpp',
      'class Solution {\npublic:\n  int solve(int a) {\n    stack<int> s;\n    while (a-- >= 0) s.push(a);\n    while (true) s.pop();\n  }\n};',
      {
        statusMsg: 'Runtime Error',
        diagnostics: [
          {
            line: 6,
            severity: 'error',
            message: 'The container is empty: std::stack<int>::pop requires !this->empty()',
          },
        ],
      },
    ],
    [
      'an abort with its line',
      'c_cpp',
      'class Solution {\npublic:\n  int solve(int a) {\n    if (a == 3)\n      abort();\n    return a;\n  }\n};',
      {
        statusMsg: 'Runtime Error',
        errorOutput: 'The program aborted (SIGABRT).\n    at Solution::solve(int) (solution.cpp:5)',
        diagnostics: [{ line: 5, severity: 'error', message: 'The program aborted (SIGABRT).' }],
      },
    ],
    [
      'an endless recursion with its line',
      'c_cpp',
      'class Solution {\npublic:\n  int solve(int a) {\n    volatile int x = a;\n    return solve(x) + x;\n  }\n};',
      {
        statusMsg: 'Runtime Error',
        diagnostics: [
          {
            line: 5,
            severity: 'error',
            message:
              'Segmentation fault (SIGSEGV): the program accessed invalid memory, or its recursion was too deep.',
          },
        ],
      },
    ],
    [
      'an error in a header with the line that causes it',
      'c_cpp',
      'struct P { int x; };\nclass Solution {\npublic:\n  int solve(int a) {\n    vector<P> p(a);\n    sort(p.begin(), p.end());\n    return a;\n  }\n};',
      {
        statusMsg: 'Compilation Error',
        compileOutput: expect.stringMatching(
          /^solution\.cpp:6:\d+: error: invalid operands to binary expression[^\n]*\n[^\n]*sort\(p\.begin[\s\S]*\n\nIn headers:\n[\s\S]*predefined_ops\.h/,
        ) as unknown as string,
        diagnostics: expect.arrayContaining([
          expect.objectContaining({ line: 6, message: expect.stringContaining('invalid operands') }),
        ]) as unknown as JudgedCheck['diagnostics'],
      },
    ],
    [
      'a syntax error with its line',
      'java',
      'class Solution {\n    public int solve(int a) {\n        return a\n    }\n}',
      {
        statusMsg: 'Compilation Error',
        compileOutput: "Solution.java:3: error: ';' expected\n        return a\n                ^",
        diagnostics: [{ line: 3, column: 17, severity: 'error', message: "';' expected" }],
      },
    ],
    [
      'an error in the first line',
      'java',
      'class Solution { int x = y; }',
      {
        statusMsg: 'Compilation Error',
        diagnostics: [
          {
            line: 1,
            column: 26,
            severity: 'error',
            message: 'cannot find symbol\n  symbol:   variable y\n  location: class Solution',
          },
        ],
      },
    ],
    [
      'a missing method',
      'java',
      'class Solution { public int resolve(int a) { return a; } }',
      {
        statusMsg: 'Compilation Error',
        compileOutput: 'The program needs a class Solution with a method public int solve(int a).',
      },
    ],
    [
      'an exception with its line',
      'java',
      'class Solution {\n    public int solve(int a) {\n        int[] x = new int[1];\n        return x[a];\n    }\n}',
      {
        statusMsg: 'Runtime Error',
        errorOutput:
          'java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 1\n    at Solution.solve(Solution.java:4)',
        diagnostics: [
          {
            line: 4,
            severity: 'error',
            message: 'java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 1',
          },
        ],
      },
    ],
  ])('%s in %s', async (_name, lang, source, result) => {
    expect(await solve(lang, source)).toMatchObject(result);
  });
});

describe('a list that must reuse its nodes', () => {
  const signature: Signature = { ...signatureOf(['ListNode'], 'ListNode'), reusesNodes: true };
  const job = { signature, tests: [{ input: ['[1,2]'], expected: '[2,1]' }], limits };
  const note = expect.stringMatching(
    /^The values are right, but .* Move the given nodes/,
  ) as unknown as string;
  const java = (body: string): string =>
    `class Solution { public ListNode solve(ListNode a) { ListNode b = a.next; ${body} } }`;
  const python3 = (body: string): string =>
    `class Solution:\n    def solve(self, a):\n        b = a.next\n        ${body}\n`;
  const cpp = (body: string): string =>
    `class Solution { public: ListNode* solve(ListNode* a) { ListNode* b = a->next; ${body} } };`;

  test.each<readonly [string, Lang, string, Partial<JudgedCheck>]>([
    ['moved nodes', 'java', java('b.next = a; a.next = null; return b;'), { statusMsg: 'Approved' }],
    ['moved nodes', 'python3', python3('b.next = a; a.next = None; return b'), { statusMsg: 'Approved' }],
    ['moved nodes', 'c_cpp', cpp('b->next = a; a->next = nullptr; return b;'), { statusMsg: 'Approved' }],
    ...(
      [
        ['new nodes', 'java', java('return new ListNode(b.val, new ListNode(a.val));')],
        ['new nodes', 'python3', python3('return ListNode(b.val, ListNode(a.val))')],
        ['new nodes', 'c_cpp', cpp('return new ListNode(b->val, new ListNode(a->val));')],
        ['swapped values', 'java', java('int x = a.val; a.val = b.val; b.val = x; return a;')],
        ['swapped values', 'python3', python3('a.val, b.val = b.val, a.val; return a')],
        ['swapped values', 'c_cpp', cpp('swap(a->val, b->val); return a;')],
      ] as const
    ).map(
      ([name, lang, source]) =>
        [name, lang, source, { statusMsg: 'Wrong Answer', failedTest: { note } as never }] as const,
    ),
  ])('judges %s in %s', async (_name, lang, source, result) => {
    expect(await judge.judge(lang, source, job)).toMatchObject(result);
  });

  test('does not mention the nodes if the values are wrong', async () => {
    const check = await judge.judge('python3', python3('return ListNode(a.val)'), job);
    expect(check.statusMsg).toBe('Wrong Answer');
    expect(check.failedTest?.note).toBeUndefined();
  });
});

describe('between cases of a Java program', () => {
  /** Judges a method that must return 2a for a = 0, 1, 2, ... */
  async function runCases(count: number, body: string): Promise<JudgedCheck> {
    const source = `import java.util.concurrent.*;\nclass Solution { public int solve(int a) throws Exception { ${body} } }`;
    const tests = intTests(Array.from({ length: count }, (_, a) => [a, 2 * a] as const));
    return judge.judge('java', source, {
      signature: signatureOf(['int'], 'int'),
      tests,
      limits,
      kind: 'run',
    });
  }

  test('removes the threads of an executor that was not shut down', async () => {
    const check = await runCases(
      25,
      'ExecutorService pool = Executors.newFixedThreadPool(4); List<Future<Integer>> halves = new ArrayList<>(); for (int i = 0; i < 4; i++) halves.add(pool.submit(() -> a)); int sum = 0; for (Future<Integer> half : halves) sum += half.get(); return sum / 2;',
    );
    expect(check).toMatchObject({ statusMsg: 'Approved', testsPassed: 25 });
  });

  test('keeps the output of a thread that cannot be stopped out of other cases', async () => {
    const check = await runCases(
      6,
      'var out = System.out; if (a % 2 == 1) { Thread.sleep(50); return 2 * a; } Thread ghost = new Thread(() -> { while (true) try { out.println("ghost"); Thread.sleep(1); } catch (Throwable swallowed) {} }); ghost.setDaemon(true); ghost.start(); Thread.sleep(20); return 2 * a;',
    );
    expect(check).toMatchObject({ statusMsg: 'Approved', testsPassed: 6 });
    const hasGhostOutput = check.cases?.map(({ stdOutput }) => stdOutput.includes('ghost'));
    expect(hasGhostOutput).toEqual([true, false, true, false, true, false]);
  });

  test.each([
    ['a system property', 'System.getProperty("mine")', 'System.setProperty("mine", "set")'],
    [
      'every system property',
      'System.getProperty("java.io.tmpdir")',
      'System.setProperties(new Properties())',
    ],
    ['the locale', 'Locale.getDefault()', 'Locale.setDefault(Locale.JAPAN)'],
    [
      'the time zone',
      'TimeZone.getDefault().getID()',
      'TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"))',
    ],
    ["the thread's name", 'Thread.currentThread().getName()', 'Thread.currentThread().setName("mine")'],
    [
      "the thread's priority",
      'Thread.currentThread().getPriority()',
      'Thread.currentThread().getThreadGroup().setMaxPriority(2); Thread.currentThread().setPriority(2)',
    ],
    ['an interruption', 'Thread.currentThread().isInterrupted()', 'Thread.currentThread().interrupt()'],
    ['the input', '(System.in == null)', 'System.setIn(null)'],
    [
      'the handler of uncaught exceptions',
      '(Thread.getDefaultUncaughtExceptionHandler() == null)',
      'Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> {})',
    ],
  ])('resets %s', async (_name, read, change) => {
    const check = await runCases(
      3,
      `System.out.print(${read}); ${change}; System.out.print(" -> " + ${read}); return 2 * a;`,
    );
    const [first, ...later] = check.cases?.map(({ stdOutput }) => stdOutput) ?? [];
    expect(check.testsPassed).toBe(3);
    expect(new Set(first?.split(' -> ')).size).toBe(2);
    expect(later).toEqual([first, first]);
  });

  test('resets output that was used and closed', async () => {
    const check = await runCases(3, 'System.out.print("seen " + a); System.out.close(); return 2 * a;');
    expect(check.cases?.map(({ stdOutput }) => stdOutput)).toEqual(['seen 0', 'seen 1', 'seen 2']);
  });

  test.each([
    ['a static variable', 'static int calls; int next() { return ++calls; }'],
    ['a static array', 'static final int[] calls = new int[1]; int next() { return ++calls[0]; }'],
    ['an enum', 'enum Counter { ONE; int calls; } int next() { return ++Counter.ONE.calls; }'],
    [
      'a constant of an interface',
      'interface Shared { List<Integer> CALLS = new ArrayList<>(); } int next() { Shared.CALLS.add(1); return Shared.CALLS.size(); }',
    ],
    [
      'a static variable of an inner class',
      'static class Inner { static long calls; } int next() { return (int) ++Inner.calls; }',
    ],
    ['a constant', 'static final int ONE = 1; int next() { return ONE; }'],
  ])('reinitializes %s', async (_name, members) => {
    const source = `class Solution { ${members} public int solve(int a) { return next() == 1 ? 2 * a : -1; } }`;
    const tests = intTests([0, 1, 2].map((a) => [a, 2 * a] as const));
    const check = await judge.judge('java', source, {
      signature: signatureOf(['int'], 'int'),
      tests,
      limits,
    });
    expect(check).toMatchObject({ statusMsg: 'Approved', testsPassed: 3 });
  });

  test('reports too many threads', async () => {
    const check = await runCases(
      1,
      'while (true) new Thread(() -> { try { Thread.sleep(100000); } catch (Exception woken) {} }).start();',
    );
    expect(check).toMatchObject({
      statusMsg: 'Runtime Error',
      errorOutput: 'The program started too many processes or threads.',
    });
  });
});
