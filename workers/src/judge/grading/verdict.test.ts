import { expect, test } from '@jest/globals';
import { formatLiteral } from '@dryrun/contracts/literal';
import type { ValueType } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import { signatureOf } from '../../../test/signature.ts';
import type { CaseEnd, CaseOutcome } from '../languages/toolchain.ts';
import { judgeCase } from './verdict.ts';

const limits = { timeMs: 1000, memoryKb: 1024 };

function judged(end: CaseEnd, { returns = 'int', expected = 6, ...rest }: Options = {}) {
  const outcome: CaseOutcome = {
    end,
    usage: { cpuMs: 12.34, wallMs: 20, memoryKb: 900 },
    stdout: '',
    stderr: '',
    truncated: false,
    ...rest,
  };
  const signature = signatureOf(['int'], returns);
  return judgeCase(
    { source: '', signature, limits },
    0,
    { input: ['3'], expected: formatLiteral(returns, expected) },
    outcome,
  ).result;
}

type Options = { readonly returns?: ValueType; readonly expected?: Value } & Partial<
  Omit<CaseOutcome, 'end'>
>;

const answered = (answer: string): CaseEnd => ({ kind: 'answered', answer });

test.each<readonly [string, CaseEnd, object]>([
  ['the right answer', answered('6'), { statusMsg: 'Approved', actual: '6' }],
  ['another answer', answered('7'), { statusMsg: 'Wrong Answer', actual: '7', expected: '6' }],
  [
    'a float for an int',
    answered('6.0'),
    { statusMsg: 'Wrong Answer', actual: '6.0', note: '6.0 is not an int' },
  ],
  ['true for an int', answered('true'), { statusMsg: 'Wrong Answer', note: 'true is not an int' }],
  ['nothing', answered('null'), { statusMsg: 'Wrong Answer', note: 'null is not an int' }],
  ['no JSON', answered('{"a":1}'), { statusMsg: 'Wrong Answer' }],
  ['a number of many digits', answered('9'.repeat(1e6)), { statusMsg: 'Wrong Answer' }],
  [
    'a set',
    { kind: 'unprintable', found: 'found a set' },
    { statusMsg: 'Wrong Answer', note: 'expected an int, found a set' },
  ],
  [
    'an exception',
    { kind: 'threw', summary: 'E', trace: 'E\n at x', line: 3 },
    { statusMsg: 'Runtime Error', errorOutput: 'E\n at x' },
  ],
  ['no method', { kind: 'missing', message: '' }, { statusMsg: 'Compilation Error' }],
  ['no memory', { kind: 'out-of-memory' }, { statusMsg: 'Memory Limit Exceeded' }],
  [
    'an exit',
    { kind: 'left', exitCode: 0 },
    { statusMsg: 'Runtime Error', errorOutput: 'The program ended before returning (exit code 0).' },
  ],
  ['a crash', { kind: 'left', signal: 'SIGSEGV' }, { statusMsg: 'Runtime Error' }],
  ['garbage', { kind: 'garbled' }, { statusMsg: 'Runtime Error' }],
  ['too much computing', { kind: 'killed', reason: 'cpu' }, { statusMsg: 'Time Limit Exceeded' }],
  ['waiting', { kind: 'killed', reason: 'wall' }, { statusMsg: 'Time Limit Exceeded' }],
  ['memory', { kind: 'killed', reason: 'memory' }, { statusMsg: 'Memory Limit Exceeded' }],
  ['output', { kind: 'killed', reason: 'output' }, { statusMsg: 'Output Limit Exceeded' }],
  ['processes', { kind: 'killed', reason: 'processes' }, { statusMsg: 'Runtime Error' }],
])('%s has its verdict', (_name, end, result) => {
  expect(judged(end)).toMatchObject(result);
});

test('a right answer that came too late is Time Limit Exceeded', () => {
  expect(judged(answered('6'), { usage: { cpuMs: 1001, wallMs: 1001, memoryKb: 1 } }).statusMsg).toBe(
    'Time Limit Exceeded',
  );
});

test('time, memory and prints are told, long ones cut with a note', () => {
  const result = judged(answered('6'), { stdout: 'x'.repeat(70_000), stderr: 'careful', truncated: true });
  expect(result).toMatchObject({ runtime: 12.3, memory: 900, errorOutput: 'careful' });
  expect(result.stdOutput).toBe(`${'x'.repeat(65_536)}\nOutput was cut at 64 KB.`);
});

test('a long value is cut and says by how much', () => {
  const rows = Array.from({ length: 2000 }, () => 1);
  expect(judged(answered(JSON.stringify(rows)), { returns: 'int[]', expected: rows }).actual).toMatch(
    /…\(1953 more\)$/,
  );
});
