import { expect, test } from '@jest/globals';
import type { Lang } from '@dryrun/contracts/language';
import { solve, type SolveOptions } from './solve.ts';

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
  ...['{1: a, 2: 6}.values()', 'dict.fromkeys([a, 6]).keys()', '{6, a}', 'iter([a, 6])', 'deque([a, 6])'].map(
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
  ['a byte-order mark', 'python3', '\uFEFFclass Solution:\n    def solve(self, a):\n        return 2 * a\n'],
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

test.concurrent.each(rows)('accepts $name in $lang', async ({ lang, source, options }) => {
  const check = await solve(lang, source, options);
  expect(check.compileOutput ?? check.errorOutput ?? check.statusMsg).not.toMatch(/error/i);
  expect(check.statusMsg).toBe('Approved');
});
