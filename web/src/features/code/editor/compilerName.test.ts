import { expect, test } from '@jest/globals';
import { compilerName } from './compilerName.ts';

test.each([
  ['openjdk version 25.0.3 2026-04-21 LTS', 'OpenJDK 25.0.3'],
  ['openjdk version 25 2025-09-16', 'OpenJDK 25'],
  ['Python 3.13.5', 'Python 3.13.5'],
  ['C++20, Debian clang version 19.1.7 (3)', 'C++20, clang 19.1.7'],
  ['C++20, g++ (Debian 14.2.0-19) 14.2.0', 'C++20, g++ 14.2.0'],
  ['Debian clang version 19.1.7 (3)', 'clang 19.1.7'],
  ['javac 25', 'javac 25'],
])('shortens %s to %s', (line, name) => {
  expect(compilerName(line)).toBe(name);
});
