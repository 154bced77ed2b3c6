import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatLiteral, LiteralError, parseAnswer, parseLiteral } from './literal.ts';
import type { ValueType } from './signature.ts';
import type { Value } from './value.ts';

const accepted: readonly (readonly [ValueType, string, string])[] = [
  ['int', ' -3 ', '-3'],
  ['int', '2147483647', '2147483647'],
  ['long', '9223372036854775807', '9223372036854775807'],
  ['double', '1', '1.0'],
  ['double', '0.1e-7', '1e-8'],
  ['boolean', 'true', 'true'],
  ['string', '"a\\u0041\\n\\"b"', '"aA\\n\\"b"'],
  ['string', '"日本 😀"', '"日本 😀"'],
  ['char', '"B"', '"B"'],
  ['int[]', '1, 2,3', '[1,2,3]'],
  ['int[]', '[]', '[]'],
  ['int[][]', '[[1],[],[2,3]]', '[[1],[],[2,3]]'],
  ['string[]', '[\'a\', "b"]', '["a","b"]'],
  ['char[][]', '[["B","W"],"..."]', '["BW","..."]'],
  ['List<List<String>>', '[["a"],[]]', '[["a"],[]]'],
  ['ListNode', '[1,2]', '[1,2]'],
  ['TreeNode', '[1,2,null,3,null,null]', '[1,2,null,3]'],
  ['TreeNode', '[null]', '[]'],
];

test.each(accepted)('accepts as %s the literal %s', (type, text, canonical) => {
  expect(formatLiteral(type, parseLiteral(type, text, 'x'))).toBe(canonical);
});

const rejected: readonly (readonly [ValueType, string, string])[] = [
  ['int[]', '[1,2,3,"a"]', "nums[3]: 'a' is not an int"],
  ['int', '"5"', "nums: '5' is not an int"],
  ['int', '1.0', 'nums: 1.0 is not an int'],
  ['int', '1e3', 'nums: 1e3 is not an int'],
  ['int', '2147483648', 'nums: 2147483648 does not fit an int'],
  ['long', '9223372036854775808', 'nums: 9223372036854775808 does not fit a long'],
  ['int[][]', '[[1],2]', 'nums[1]: 2 is not a list of ints'],
  ['string', 'abc', "nums: unexpected 'abc' at position 1"],
  ['string', "'abc'", "nums: unexpected ''' at position 1"],
  ['char', '"ab"', "nums: 'ab' is not one character in double quotes"],
  ['boolean', '1', 'nums: 1 is not true or false'],
  ['double', 'NaN', "nums: unexpected 'NaN' at position 1"],
  ['TreeNode', '[1,null,null,4]', 'nums[3]: this value has no parent node'],
  ['int[]', '[1,2', "nums: the value ends too early; expected ',' or ']'"],
  ['int[]', '', 'nums: enter a list of ints'],
  ['int[]', '[1] 2', "nums: unexpected '2' at position 5"],
  ['int[]', '[[[[[[[[[[1]]]]]]]]]]', 'nums: the brackets are nested too deeply'],
  ['int[]', '{"a":1}', "nums: unexpected '{' at position 2"],
];

test.each(rejected)('rejects as %s the literal %s', (type, text, message) => {
  expect(() => parseLiteral(type, text, 'nums')).toThrow(new LiteralError(message));
});

test('accepts NaN and Infinity in an answer, but no lenient syntax', () => {
  expect(parseAnswer('double', 'NaN')).toBeNaN();
  expect(parseAnswer('double', '-Infinity')).toBe(-Infinity);
  expect(() => parseAnswer('string[]', "['a']")).toThrow(LiteralError);
});

test('reads a null ListNode as the empty list', () => {
  expect(parseAnswer('ListNode', 'null')).toEqual([]);
});

const values: readonly (readonly [ValueType, fc.Arbitrary<Value>])[] = [
  ['int', fc.integer()],
  ['long', fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })],
  ['double', fc.double({ noNaN: true, noDefaultInfinity: true })],
  ['string', fc.string({ unit: 'binary' })],
  ['int[][]', fc.array(fc.array(fc.integer()))],
  ['List<String>', fc.array(fc.string())],
];

test.each(values)('round-trips every %s', (type, arbitrary) => {
  fc.assert(
    fc.property(arbitrary, (value) => {
      expect(parseAnswer(type, formatLiteral(type, value))).toEqual(value);
    }),
    { numRuns: 200 },
  );
});

test('parses any text or rejects it with a message that names the field', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom<ValueType>('int', 'string', 'int[][]', 'TreeNode', 'char[][]'),
      (text, type) => {
        try {
          parseLiteral(type, text, 'nums');
        } catch (error) {
          expect(error).toBeInstanceOf(LiteralError);
          expect((error as Error).message).toMatch(/^nums/);
        }
      },
    ),
  );
});

test('rejects the same int answers on the fast path as on the slow path', () => {
  expect(parseAnswer('int[][]', '[[1,-2],[],[2147483647]]')).toEqual([[1, -2], [], [2147483647]]);
  expect(parseAnswer('List<Integer>', '[-0]')).toEqual([0]);
  for (const text of ['[01]', '[1.0]', '[2147483648]', '[[1]]', '[1,]', '1', `[${'9'.repeat(100_000)}]`]) {
    expect(() => parseAnswer('int[]', text)).toThrow(LiteralError);
  }
});
