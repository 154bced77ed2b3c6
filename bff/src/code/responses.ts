import type { Complexity, LatestSubmission, Submission } from '@dryrun/contracts/code';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { judgingStates, toCounterexample } from '../judging/check-response.ts';
import type { ComplexityRow } from './analyses.ts';
import type { LatestSubmissionRow, SubmissionRow } from './submissions.ts';

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
