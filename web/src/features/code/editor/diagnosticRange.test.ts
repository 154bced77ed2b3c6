import { expect, test } from '@jest/globals';
import { diagnosticColumns } from './diagnosticRange.ts';

test('underlines the word at the position, or the code from there on', () => {
  expect(diagnosticColumns('  int x', 7, { startColumn: 7, endColumn: 8 })).toEqual([7, 8]);
  expect(diagnosticColumns('  f(a)) ', 7, null)).toEqual([7, 8]);
  expect(diagnosticColumns('  return', undefined, null)).toEqual([3, 9]);
});

test('underlines all code of the line if the position is after it', () => {
  expect(diagnosticColumns('  for i in range(n)', 20, null)).toEqual([3, 20]);
  expect(diagnosticColumns('', 1, null)).toEqual([1, 1]);
});
