import type { CaseResult, Check, Verdict } from '@dryrun/contracts/code';
import type { Judged } from '../codeApi.ts';

/** A verdict's side: decided, declined, or the judge's own fault, which is never the learner's. */
export type Tone = 'good' | 'bad' | 'warn';

/** How a verdict is coloured and marked. An unfinished one has no verdict. */
export function toneOf(verdict: Verdict | ''): Tone {
  if (verdict === 'Approved') return 'good';
  return verdict === 'Judge Error' || verdict === '' ? 'warn' : 'bad';
}

/** Memory as shown: kB given, MB with two decimals (spec section 4). */
export function formatMemory(kb: number): string {
  return `${(kb / 1024).toFixed(2)} MB`;
}

/** CPU time as shown, in ms. */
export function formatRuntime(ms: number): string {
  return `${Math.round(ms)} ms`;
}

/** The facts that follow the verdict in the summary line, in reading order. */
export function factsOf(check: Check, judged: Judged): string[] {
  const { testsPassed, testsTotal } = check;
  const noun = judged === 'run' ? 'case' : 'test';
  const facts: string[] = [];
  if (testsPassed !== undefined && testsTotal !== undefined && check.statusMsg !== 'Compilation Error') {
    facts.push(`${testsPassed} of ${testsTotal} ${noun}${testsTotal === 1 ? '' : 's'} passed`);
  }
  if (check.statusMsg === 'Compilation Error' || check.statusMsg === 'Judge Error') return facts;
  if (check.runtime > 0) facts.push(`${formatRuntime(check.runtime)} CPU time`);
  if (check.memory > 0) facts.push(formatMemory(check.memory));
  return facts;
}

/** What a screen reader hears when a result arrives. */
export function spokenSummary(check: Check, judged: Judged): string {
  return [check.statusMsg, ...factsOf(check, judged)].join(', ');
}

/** Whether the judge approved a case. */
export function isPassed(result: CaseResult): boolean {
  return result.statusMsg === 'Approved';
}

/** The case to show when a result arrives: the selected one if it fails as it did before, else the first that fails. */
export function caseToShow(
  cases: readonly CaseResult[],
  selected: number,
  before: readonly CaseResult[] = [],
): number {
  const current = cases[selected];
  const earlier = before[selected];
  if (current && !isPassed(current) && earlier && !isPassed(earlier)) return selected;
  const failed = cases.findIndex((result) => !isPassed(result));
  return failed >= 0 ? failed : Math.min(selected, Math.max(0, cases.length - 1));
}
