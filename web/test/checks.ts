import type { CaseResult, Check } from '@dryrun/contracts/code';

export function createCheck(change: Partial<Check> = {}): Check {
  return {
    state: 'FINISHED',
    statusMsg: 'Approved',
    stdOutput: '',
    runtime: 12,
    memory: 14_551,
    dataInput: '',
    testsPassed: 24,
    testsTotal: 24,
    ...change,
  };
}

export const pendingCheck: Check = createCheck({ state: 'PENDING', statusMsg: '' });

export const createCase = (change: Partial<CaseResult> = {}): CaseResult => ({
  index: 0,
  statusMsg: 'Approved',
  input: ['[5,1,2]'],
  expected: '[]',
  actual: '[]',
  stdOutput: '',
  runtime: 3,
  memory: 14_000,
  ...change,
});

export const wrongCase = createCase({
  index: 1,
  statusMsg: 'Wrong Answer',
  actual: '[[5,1,2]]',
  stdOutput: 'sorted\n',
});
