import type { Check, Complexity, Counterexample, LatestSubmission, Submission } from '@dryrun/contracts/code';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { ComplexityRow } from './analyses.ts';
import type { LatestSubmissionRow, SubmissionRow } from './submissions.ts';

/** The states of the API by those of the rows. */
export const judgingStates = { queued: 'PENDING', running: 'RUNNING', finished: 'FINISHED' } as const;

interface JudgedRow {
  readonly state: keyof typeof judgingStates;
  readonly attempt: number;
  readonly result: object | null;
}

/** The search for a minimal failing input. Null if none was started. */
interface CounterexampleRow {
  readonly counterexample_state: keyof typeof judgingStates | null;
  readonly counterexample_result: Pick<Counterexample, 'smallest'> | null;
}

export function toCheckResponse(row: JudgedRow & Partial<CounterexampleRow>, queuePosition?: number): Check {
  const { state, attempt, result, counterexample_state = null, counterexample_result = null } = row;
  const empty = { statusMsg: '', stdOutput: '', runtime: 0, memory: 0, dataInput: '' } as const;
  const judged =
    state === 'finished'
      ? { ...result, ...toCounterexample({ counterexample_state, counterexample_result }) }
      : {};
  return omitUndefined({ ...empty, attempt, ...judged, queuePosition, state: judgingStates[state] });
}

function toCounterexample({ counterexample_state, counterexample_result }: CounterexampleRow): {
  counterexample?: Counterexample;
} {
  if (counterexample_state === null) return {};
  const finishedResult = counterexample_state === 'finished' ? counterexample_result : null;
  return {
    counterexample: omitUndefined({
      state: judgingStates[counterexample_state],
      smallest: finishedResult?.smallest,
    }),
  };
}

export function toComplexityResponse({ state, claimed, result }: ComplexityRow): Complexity {
  return omitUndefined({
    state: judgingStates[state],
    claimed: (claimed ?? undefined) as Complexity['claimed'], // validated on insert
    result: (state === 'finished' ? (result ?? undefined) : undefined) as Complexity['result'],
  });
}

export function toSubmissionResponse(row: SubmissionRow): Submission {
  return { ...toSummary(row), typedCode: row.typed_code, ...toCounterexample(row) };
}

export function toLatestResponse(row: LatestSubmissionRow): LatestSubmission {
  return { ...toSummary(row), questionId: row.question_id };
}

function toSummary(row: Omit<LatestSubmissionRow, 'question_id'>) {
  return omitUndefined({
    id: row.id,
    state: judgingStates[row.state],
    statusMsg: (row.status_msg ?? '') as Submission['statusMsg'], // the judge only writes verdicts
    creationTime: row.created_at.toISOString(),
    lang: row.lang,
    runtime: row.runtime_ms ?? 0,
    memory: row.memory_kb ?? 0,
    testsPassed: row.tests_passed ?? undefined,
    testsTotal: row.tests_total ?? undefined,
  });
}
