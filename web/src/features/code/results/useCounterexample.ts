import type { Check, Counterexample } from '@dryrun/contracts/code';
import { limits } from '@dryrun/contracts/limits';
import { usePolling } from '../../../shared/usePolling.ts';
import { useLazyCheckSubmissionQuery } from '../codeApi.ts';

/** The judge takes a few seconds, and longer while others wait for their verdicts. */
const attempts = 30;
const quietly = { selectFromResult: () => ({}) };

/** Whether a smaller failing input is looked for after this verdict. */
function isLookedFor({ statusMsg, failedTest, counterexample }: Check): boolean {
  const mayHave = statusMsg === 'Wrong Answer' || statusMsg === 'Runtime Error';
  return mayHave && failedTest !== undefined && counterexample?.state !== 'FINISHED';
}

/** The smallest failing input of a declined submission; followed until the judge has found it or given up. */
export function useCounterexample(submissionId: string | null, check: Check): Counterexample | undefined {
  const [ask] = useLazyCheckSubmissionQuery(quietly);
  const isWanted = submissionId !== null && isLookedFor(check);
  const polling = usePolling<Check>({
    id: isWanted ? submissionId : null,
    poll: (id) => ask({ params: { submissionId: id }, query: { wait: 0 } }).unwrap(),
    isDone: (answer) => !isLookedFor(answer) || answer.counterexample === undefined,
    intervalMs: limits.runPollIntervalMs,
    attempts,
  });
  if (!isWanted) return check.counterexample;
  if (polling.status === 'timed-out') return undefined;
  return polling.answer?.counterexample ?? (polling.status === 'polling' ? { state: 'PENDING' } : undefined);
}
