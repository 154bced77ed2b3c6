import type { Check } from '@dryrun/contracts/code';

/** A check response, approved by default. */
export function aCheck(change: Partial<Check> = {}): Check {
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

export const pendingCheck: Check = aCheck({ state: 'PENDING', statusMsg: '' });
