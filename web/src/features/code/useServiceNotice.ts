import { isUnreachable } from '../../shared/error.ts';
import { useGetJudgeStatusQuery } from './codeApi.ts';
import { messages } from './messages.ts';

const intervalMs = 20_000;
const intervalWhileWaitingMs = 3000;

interface ServiceNotice {
  /** Why nothing can be judged now, and what to do; undefined if all is well. */
  readonly notice: string | undefined;
  readonly checkNow: () => void;
}

/** Watches whether the server responds and a judge is alive, more often while the learner waits for a verdict. */
export function useServiceNotice(isWaiting: boolean): ServiceNotice {
  const { data, error, refetch } = useGetJudgeStatusQuery(undefined, {
    pollingInterval: isWaiting ? intervalWhileWaitingMs : intervalMs,
    refetchOnMountOrArgChange: true,
  });
  const isJudgeMissing = !error && data?.isJudgeAlive === false;
  return {
    notice: isUnreachable(error) ? messages.serverUnreachable : isJudgeMissing ? messages.noJudge : undefined,
    checkNow: () => void refetch(),
  };
}
