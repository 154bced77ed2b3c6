import type { Check } from '@dryrun/contracts/code';

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
