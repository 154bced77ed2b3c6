import { expect, test } from '@jest/globals';
import { solve } from './solve.ts';

test.concurrent.each([
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

test.concurrent('runs no other code after a C++ method without a return statement', async () => {
  const source =
    'class Solution { public: int solve(int a) { if (a > 100) return 1; } void other() { std::abort(); } };';
  expect((await solve('c_cpp', source)).statusMsg).toBe('Wrong Answer');
});
