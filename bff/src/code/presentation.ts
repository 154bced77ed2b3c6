import type { Check, Complexity, Counterexample, Submission } from '@dryrun/contracts/code';
import type { ComplexityRow } from './analyses.ts';
import type { SubmissionRow } from './submissions.ts';

const states = { queued: 'PENDING', running: 'RUNNING', finished: 'FINISHED' } as const;

interface JudgedRow {
  readonly state: keyof typeof states;
  readonly attempt: number;
  readonly result: object | null;
}

/** Where the search for a smaller failing input stands; null where there is none to be had. */
interface ShrunkRow {
  readonly shrink_state: keyof typeof states | null;
  readonly shrink_result: Pick<Counterexample, 'smallest'> | null;
}

/** The check answer of a row; the judge wrote all but its state and its place in the queue. */
export function presentCheck(row: JudgedRow & Partial<ShrunkRow>, queuePosition?: number): Check {
  const { state, attempt, result, shrink_state = null, shrink_result = null } = row;
  const empty = { statusMsg: '', stdOutput: '', runtime: 0, memory: 0, dataInput: '' } as const;
  const judged =
    state === 'finished' ? { ...result, ...counterexampleOf({ shrink_state, shrink_result }) } : {};
  const waiting = queuePosition === undefined ? {} : { queuePosition };
  return { ...empty, attempt, ...judged, ...waiting, state: states[state] };
}

function counterexampleOf({ shrink_state, shrink_result }: ShrunkRow): { counterexample?: Counterexample } {
  if (shrink_state === null) return {};
  const found = shrink_state === 'finished' ? shrink_result : null;
  return {
    counterexample: { state: states[shrink_state], ...(found?.smallest && { smallest: found.smallest }) },
  };
}

/** A measurement; the judge wrote its result. */
export function presentComplexity({ state, claimed, result }: ComplexityRow): Complexity {
  return {
    state: states[state],
    ...(claimed !== null && { claimed: claimed as Exclude<Complexity['claimed'], undefined> }), // the contract let no other in
    ...(state === 'finished' && result && { result: result as Exclude<Complexity['result'], undefined> }),
  };
}

/** A past submission as listed. */
export function presentSubmission(row: SubmissionRow): Submission {
  return {
    id: row.id,
    state: states[row.state],
    statusMsg: (row.status_msg ?? '') as Submission['statusMsg'], // the judge writes verdicts only; the contract checks
    creationTime: row.created_at.toISOString(),
    lang: row.lang,
    runtime: row.runtime_ms ?? 0,
    memory: row.memory_kb ?? 0,
    typedCode: row.typed_code,
    ...(row.tests_passed !== null && { testsPassed: row.tests_passed }),
    ...(row.tests_total !== null && { testsTotal: row.tests_total }),
    ...counterexampleOf(row),
  };
}
