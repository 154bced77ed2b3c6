import type { Verdict } from './code.ts';

/** Verdicts of the failed programs that learners practice with. */
export const failedVerdicts: readonly Verdict[] = ['Wrong Answer', 'Runtime Error', 'Time Limit Exceeded'];

/** Whether a small input can show the mistake. The judge then searches for the smallest one. */
export const hasCounterexample = (verdict: string): boolean =>
  verdict === 'Wrong Answer' || verdict === 'Runtime Error';
