import { beforeAll, expect, test } from '@jest/globals';
import { typeName } from '@dryrun/content/course/code-template';
import { langs, type Lang } from '@dryrun/contracts/language';
import { formatLiteral, parseAnswer } from '@dryrun/contracts/literal';
import { valueTypes, type Signature, type ValueType } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import { megabytesKb, sharedJudge, type TestJudge } from './judge.ts';
import { signatureOf } from './signature.ts';

const strings = ['', 'ab', ' "quoted" \\ and \t\n\u0001', 'naïve – 日本語 😀', '/', 'a,b][', '\u007f'];
const ints = [0, -1, 2147483647, -2147483648];

/** Values that are easily lost when they are parsed and serialized. */
const samples: Readonly<Record<ValueType, readonly Value[]>> = {
  int: ints,
  long: [0n, -1n, 9007199254740993n, 9223372036854775807n, -9223372036854775808n],
  double: [0, -0, 1, 0.1, 0.1 + 0.2, 1 / 3, 1e22, 5e-324, 1.7976931348623157e308, -123456.789],
  boolean: [true, false],
  string: strings,
  char: ['a', 'B', '.', '"', '\\', '\n', ' ', '0'],
  'int[]': [[], ints],
  'int[][]': [[], [[]], [ints, [], [7]]],
  'string[]': [[], [''], strings],
  'char[][]': [[], [''], ['BW.', '...'], ['"\\', '\n ']],
  'List<Integer>': [[], ints],
  'List<String>': [[], [''], strings],
  'List<List<Integer>>': [[], [[]], [ints, [], [7]]],
  'List<List<String>>': [[], [[]], [strings, [], ['']]],
  ListNode: [[], [1], [3, -2, 0, 2147483647]],
  TreeNode: [
    [],
    [1],
    [1, 2, null, 3],
    [1, null, 2, null, 3],
    [5, 4, 8, 11, null, 13, 4, 7, 2, null, null, null, 1],
  ],
};

/** Returns the second argument, so that the driver must parse the first one completely. */
const returnSecond: Readonly<Record<Lang, (type: ValueType) => string>> = {
  java: (type) =>
    `class Solution { public ${typeName(type, 'java')} solve(${typeName(type, 'java')} a, ${typeName(type, 'java')} b) { return b; } }`,
  python3: (type) =>
    `class Solution:\n    def solve(self, a: ${typeName(type, 'python3')}, b: ${typeName(type, 'python3')}) -> ${typeName(type, 'python3')}:\n        return b\n`,
  c_cpp: (type) =>
    `class Solution { public: ${typeName(type, 'c_cpp')} solve(${typeName(type, 'c_cpp')} a, ${typeName(type, 'c_cpp')} b) { return b; } };`,
};

const limits = { timeMs: 3000, memoryKb: megabytesKb(512) };
let judge: TestJudge;
beforeAll(async () => {
  judge = await sharedJudge();
});

async function roundTrip(lang: Lang, type: ValueType): Promise<string[]> {
  const signature: Signature = signatureOf([type, type], type);
  const toolchain = judge.toolchains[lang];
  const prepared = await toolchain.prepare({ source: returnSecond[lang](type), signature, limits });
  if (prepared.kind === 'compile-failure') throw new Error(prepared.output);
  const session = await prepared.open();
  const answers: string[] = [];
  for (const value of samples[type]) {
    const { end } = await session.runCase([formatLiteral(type, value), formatLiteral(type, value)], {
      cpuMs: 3000,
      wallMs: 7000,
      maxAnswerBytes: 1e6,
    });
    answers.push(
      end.kind === 'answered' ? formatLiteral(type, parseAnswer(type, end.answer)) : JSON.stringify(end),
    );
  }
  await session.close();
  return answers;
}

test.concurrent.each(langs)('returns every type of value unchanged in %s', async (lang) => {
  const answers = await Promise.all(valueTypes.map(async (type) => [type, await roundTrip(lang, type)]));
  const expected = valueTypes.map((type) => [type, samples[type].map((value) => formatLiteral(type, value))]);
  expect(answers).toEqual(expected);
});
