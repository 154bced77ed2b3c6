import type { Check } from '@dryrun/contracts/code';
import { limits } from '@dryrun/contracts/limits';
import type { RehearsalClock } from '@dryrun/contracts/rehearsal';
import { useEffect, useRef, useState } from 'react';
import { withoutRerender } from '../../shared/api.ts';
import { statusOf } from '../../shared/error.ts';
import { usePolling } from '../../shared/usePolling.ts';
import { useLazyCheckRehearsalQuery } from './rehearsalApi.ts';

/** Ten minutes. The clock stands still meanwhile. */
const maxAttempts = 600;

interface Judged {
  readonly kind: 'run' | 'submit';
  readonly id: string;
}

export interface Judging {
  readonly kind: Judged['kind'] | undefined;
  readonly check: Check | undefined;
  readonly isPending: boolean;
  readonly watch: (judged: Judged) => void;
}

interface JudgingOptions {
  readonly rehearsalId: string;
  /** A submission of an earlier visit. */
  readonly initial: Judged | undefined;
  readonly onClock: (clock: RehearsalClock) => void;
  readonly onEnd: (judged: Judged) => void;
}

/** Waits for the verdict of a run or of the submission. */
export function useJudging({ rehearsalId, initial, onClock, onEnd }: JudgingOptions): Judging {
  const [judged, watch] = useState(initial);
  const [check] = useLazyCheckRehearsalQuery(withoutRerender);
  const polling = usePolling<Check>({
    id: judged?.id ?? null,
    poll: async (judgedId) => {
      const query = { wait: limits.checkWaitMs };
      const response = await check({ params: { rehearsalId, judgedId }, query }).unwrap();
      onClock(response.clock);
      return response.check;
    },
    isDone: ({ state }) => state === 'FINISHED',
    isFatal: (error) => [400, 401, 403, 404].includes(statusOf(error) ?? 0),
    intervalMs: limits.runPollIntervalMs,
    maxAttempts,
  });
  const ended = useRef<string | undefined>(undefined);
  const { status } = polling;
  useEffect(() => {
    if (status !== 'done' || !judged || ended.current === judged.id) return;
    ended.current = judged.id;
    onEnd(judged);
  });
  return {
    kind: judged?.kind,
    check: status === 'done' ? polling.result : undefined,
    isPending: judged !== undefined && status === 'polling',
    watch,
  };
}
