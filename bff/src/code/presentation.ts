import type { Check, Submission } from '@dryrun/contracts/code';
import type { SubmissionRow } from './submissions.ts';

const states = { queued: 'PENDING', running: 'RUNNING', finished: 'FINISHED' } as const;

interface JudgedRow {
  readonly state: keyof typeof states;
  readonly attempt: number;
  readonly result: object | null;
}

/** The check answer of a row; the judge wrote all but its state. */
export function presentCheck({ state, attempt, result }: JudgedRow): Check {
  const empty = { statusMsg: '', stdOutput: '', runtime: 0, memory: 0, dataInput: '' } as const;
  return { ...empty, attempt, ...(state === 'finished' ? result : {}), state: states[state] };
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
  };
}
