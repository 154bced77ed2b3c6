import type { CaseResult, Check, Verdict } from '@dryrun/contracts/code';
import type { JudgeKind } from '../codeApi.ts';

export type Tone = 'good' | 'bad' | 'warn';

/** Returns the tone, which sets a verdict's color and icon. Pending ('') and judge errors are warnings. */
export function verdictTone(verdict: Verdict | ''): Tone {
  if (verdict === 'Approved') return 'good';
  return verdict === 'Judge Error' || verdict === '' ? 'warn' : 'bad';
}

/** Formats kB as MB with two decimals. */
export function formatMemory(kb: number): string {
  return `${(kb / 1024).toFixed(2)} MB`;
}

export function formatRuntime(ms: number): string {
  return `${Math.round(ms).toLocaleString('en-US')} ms`;
}

export function listFacts(check: Check, kind: JudgeKind): string[] {
  const { testsPassed, testsTotal } = check;
  const noun = kind === 'run' ? 'case' : 'test';
  const facts: string[] = [];
  if (testsPassed !== undefined && testsTotal !== undefined && check.statusMsg !== 'Compilation Error') {
    facts.push(`${testsPassed} of ${testsTotal} ${noun}${testsTotal === 1 ? '' : 's'} passed`);
  }
  if (check.statusMsg === 'Compilation Error' || check.statusMsg === 'Judge Error') return facts;
  // A failing submission shows the cost of its first failing test; the maximum of all tests would contradict it.
  if (kind === 'submit' && check.statusMsg !== 'Approved') return facts;
  if (check.runtime > 0) facts.push(`${formatRuntime(check.runtime)} CPU time`);
  if (check.memory > 0) facts.push(formatMemory(check.memory));
  return facts;
}

/** Says after a passed run that only Submit runs all tests. */
export function passedRunNote(
  { statusMsg, testsPassed, testsTotal, submitTests }: Check,
  kind: JudgeKind,
): string | undefined {
  if (kind !== 'run' || statusMsg !== 'Approved' || testsPassed === undefined || testsTotal === undefined)
    return undefined;
  const all = submitTests === undefined ? 'all tests' : `all ${submitTests} tests`;
  return `Approved on ${testsPassed} of ${testsTotal} case${testsTotal === 1 ? '' : 's'}. Submit runs ${all}.`;
}

export function resultAnnouncement(check: Check, kind: JudgeKind): string {
  const note = passedRunNote(check, kind);
  return [check.statusMsg, ...listFacts(check, kind)].join(', ') + (note ? `. ${note}` : '');
}

export function isPassed(result: CaseResult): boolean {
  return result.statusMsg === 'Approved';
}

/** Returns the case to select: the first failed one, unless the selected one failed in both runs. */
export function caseToSelect(
  cases: readonly CaseResult[],
  selected: number,
  previousCases: readonly CaseResult[] = [],
): number {
  const current = cases[selected];
  const previous = previousCases[selected];
  if (current && !isPassed(current) && previous && !isPassed(previous)) return selected;
  const firstFailed = cases.findIndex((result) => !isPassed(result));
  return firstFailed >= 0 ? firstFailed : Math.min(selected, Math.max(0, cases.length - 1));
}
