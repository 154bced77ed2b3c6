import { expect, test } from '@jest/globals';
import { correctedLineKey, fillGap, findGap, isSameLine } from './corrected-line.ts';

const failing = 'int f(int n) {\n  int sum = 0;\n  while (n >= 0) sum += n--;\n  return sum;\n}\n';
const approved = 'int f(int n) {\r\n\tint sum = 0;\n\n\twhile (n > 0) sum += n--;\n\treturn sum;\n}\n';

test('finds the only line that differs, and restores the program', () => {
  const key = correctedLineKey(failing, approved);
  const gap = findGap(approved, key ?? '');
  if (!gap) throw new Error('there is no gap');
  expect(gap).toMatchObject({ indent: '\t', line: 'while (n > 0) sum += n--;' });
  expect(fillGap(gap, ' while (n != 0) sum += n--; ')).toBe(
    'int f(int n) {\n\tint sum = 0;\n\n\twhile (n != 0) sum += n--;\n\treturn sum;\n}\n',
  );
  expect(isSameLine('while(n>0) sum+=n--;', gap.line)).toBe(true);
});

test.each([
  ['equal programs', failing, failing],
  ['two different lines', failing, approved.replace('int sum = 0', 'long sum = 0')],
  ['an added line', failing, `${failing}// done\n`],
  ['a short line', 'a\n}\n', 'a\n});\n'],
  ['a comment', 'a\n# wrong here\n', 'a\n# right now\n'],
  ['a line that occurs twice', 'total += 1\nx\ntotal += 2', 'total += 1\nx\ntotal += 1'],
])('finds none in %s', (_, before, after) => {
  expect(correctedLineKey(before, after)).toBeUndefined();
});
