import type { Complexity } from '@dryrun/contracts/code';
import type { GrowthClass } from '@dryrun/contracts/growth';
import { limits } from '@dryrun/contracts/limits';
import { useState } from 'react';
import { messageOf } from '../../../shared/error.ts';
import { showError } from '../../../shared/ui/toast.tsx';
import { usePolling } from '../../../shared/usePolling.ts';
import { useLazyCheckComplexityQuery, useStartComplexityMutation } from '../codeApi.ts';
import { messages } from '../messages.ts';

/** A measurement takes ten seconds or so and waits for everybody's verdicts. */
const attempts = 90;
const quietly = { selectFromResult: () => ({}) };

interface Measuring {
  readonly isPending: boolean;
  /** It did not come while somebody looked; asking again goes on. */
  readonly isLate: boolean;
  readonly complexity: Complexity | undefined;
  readonly measure: (claimed: GrowthClass | undefined) => void;
}

/** Asks for the measured complexity of a submission and waits for it. */
export function useComplexity(submissionId: string): Measuring {
  const [started, setStarted] = useState<Complexity>();
  const [asked, setAsked] = useState(0);
  const [isStarting, setStarting] = useState(false);
  const [start] = useStartComplexityMutation();
  const [check] = useLazyCheckComplexityQuery(quietly);
  const isWaiting = started !== undefined && started.state !== 'FINISHED';
  const polling = usePolling<Complexity>({
    id: isWaiting ? `${submissionId} ${asked}` : null,
    poll: () => check({ params: { submissionId }, query: { wait: limits.checkWaitMs } }).unwrap(),
    isDone: ({ state }) => state === 'FINISHED',
    intervalMs: limits.runPollIntervalMs,
    attempts,
  });
  const latest = polling.answer ?? started;
  const isLate = isWaiting && polling.status === 'timed-out';

  const measure = async (claimed: GrowthClass | undefined): Promise<void> => {
    setStarting(true);
    try {
      const body = claimed === undefined ? {} : { claimed };
      setStarted(await start({ params: { submissionId }, body }).unwrap());
      setAsked(asked + 1);
    } catch (error) {
      showError(messageOf(error, messages.oops), { id: 'complexity' });
    }
    setStarting(false);
  };

  return {
    isPending: isStarting || (isWaiting && latest?.state !== 'FINISHED' && !isLate),
    isLate,
    complexity: latest,
    measure: (claimed) => void measure(claimed),
  };
}
