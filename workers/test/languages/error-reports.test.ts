import { expect, test } from '@jest/globals';
import type { Lang } from '@dryrun/contracts/language';
import type { JudgedCheck } from '../../src/judge/grading/check.ts';
import { solve } from './solve.ts';

test.concurrent.each<readonly [string, Lang, string, Partial<JudgedCheck>]>([
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
    'a missing class',
    'python3',
    '',
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
          message: 'std::out_of_range: vector::_M_range_check: __n (which is 3) >= this->size() (which is 1)',
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
    'a failed assertion before main',
    'c_cpp',
    'vector<int> v(1);\nint global = v[1];\nclass Solution { public: int solve(int a) { return global; } };',
    {
      statusMsg: 'Runtime Error',
      errorOutput: expect.stringMatching(
        /^The program aborted \(SIGABRT\)\.\nIndex out of range: std::vector<int>::operator\[\] requires/,
      ) as unknown as string,
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
    'a missing class',
    'java',
    '',
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
])('reports %s in %s', async (_name, lang, source, result) => {
  expect(await solve(lang, source)).toMatchObject(result);
});

test.concurrent('reports null for a Python list that is not returned', async () => {
  const source = 'class Solution:\n    def solve(self, a):\n        [a].sort()\n';
  const check = await solve('python3', source, { returns: 'int[]', expected: [3] });
  expect(check).toMatchObject({ statusMsg: 'Wrong Answer', failedTest: { actual: 'null' } });
});
