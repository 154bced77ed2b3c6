import type { Complexity } from '@dryrun/contracts/code';
import type { GrowthClass } from '@dryrun/contracts/growth';
import { limits } from '@dryrun/contracts/limits';
import { useState } from 'react';
import { withoutRerender } from '../../../shared/api.ts';
import { messageOf } from '../../../shared/error.ts';
import { showError } from '../../../shared/ui/toast.tsx';
import { usePolling } from '../../../shared/usePolling.ts';
import { useLazyCheckComplexityQuery, useStartComplexityMutation } from '../codeApi.ts';

/** About 90 seconds. A measurement takes about ten and has a lower priority than runs and submissions. */
const maxAttempts = 90;

interface Measurement {
  readonly isPending: boolean;
  /** Polling has timed out; calling `measure` again resumes it. */
  readonly hasTimedOut: boolean;
  readonly complexity: Complexity | undefined;
  readonly measure: (claimed: GrowthClass | undefined) => void;
}

export function useComplexity(submissionId: string): Measurement {
  const [startResponse, setStartResponse] = useState<Complexity>();
  const [requestCount, setRequestCount] = useState(0);
  const [isStarting, setStarting] = useState(false);
  const [start] = useStartComplexityMutation();
  const [check] = useLazyCheckComplexityQuery(withoutRerender);
  const isWaiting = startResponse !== undefined && startResponse.state !== 'FINISHED';
  const polling = usePolling<Complexity>({
    id: isWaiting ? `${submissionId} ${requestCount}` : null,
    poll: () => check({ params: { submissionId }, query: { wait: limits.checkWaitMs } }).unwrap(),
    isDone: ({ state }) => state === 'FINISHED',
    intervalMs: limits.runPollIntervalMs,
    maxAttempts,
  });
  const latest = polling.result ?? startResponse;
  const hasTimedOut = isWaiting && polling.status === 'timed-out';

  const measure = async (claimed: GrowthClass | undefined): Promise<void> => {
    setStarting(true);
    try {
      const body = claimed === undefined ? {} : { claimed };
      setStartResponse(await start({ params: { submissionId }, body }).unwrap());
      setRequestCount(requestCount + 1);
    } catch (error) {
      showError(messageOf(error), { id: 'complexity' });
    }
    setStarting(false);
  };

  return {
    isPending: isStarting || (isWaiting && latest?.state !== 'FINISHED' && !hasTimedOut),
    hasTimedOut,
    complexity: latest,
    measure: (claimed) => void measure(claimed),
  };
}
