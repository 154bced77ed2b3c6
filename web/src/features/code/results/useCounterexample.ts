import type { Check, Counterexample } from '@dryrun/contracts/code';
import { limits } from '@dryrun/contracts/limits';
import { hasCounterexample } from '@dryrun/contracts/verdict-sets';
import { withoutRerender } from '../../../shared/api.ts';
import { usePolling } from '../../../shared/usePolling.ts';
import { useLazyCheckSubmissionQuery } from '../codeApi.ts';

/** The analysis takes a few seconds and has a lower priority than runs and submissions. */
const maxAttempts = 30;

function isSearching({ statusMsg, failedTest, counterexample }: Check): boolean {
  return hasCounterexample(statusMsg) && failedTest !== undefined && counterexample?.state !== 'FINISHED';
}

/** Polls for the smallest failing input of a failing submission until the judge has found it or given up. */
export function useCounterexample(submissionId: string | null, check: Check): Counterexample | undefined {
  const [checkSubmission] = useLazyCheckSubmissionQuery(withoutRerender);
  const shouldPoll = submissionId !== null && isSearching(check);
  const polling = usePolling<Check>({
    id: shouldPoll ? submissionId : null,
    poll: (id) => checkSubmission({ params: { submissionId: id }, query: { wait: 0 } }).unwrap(),
    isDone: (response) => !isSearching(response) || response.counterexample === undefined,
    intervalMs: limits.runPollIntervalMs,
    maxAttempts,
  });
  if (!shouldPoll) return check.counterexample;
  if (polling.status === 'timed-out') return undefined;
  return polling.result?.counterexample ?? (polling.status === 'polling' ? { state: 'PENDING' } : undefined);
}
