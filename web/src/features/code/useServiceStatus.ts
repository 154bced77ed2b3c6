import type { Lang } from '@dryrun/contracts/language';
import { isUnreachable } from '../../shared/error.ts';
import { useGetJudgeStatusQuery } from './codeApi.ts';
import { messages } from './messages.ts';

const intervalMs = 20_000;
const intervalWhileWaitingMs = 3000;

interface ServiceStatus {
  /** Why nothing can be judged now, and what to do; undefined if all is well. */
  readonly notice: string | undefined;
  /** The version lines of the judge's compilers. */
  readonly languageVersions: Partial<Readonly<Record<Lang, string>>>;
  readonly checkNow: () => void;
}

const noVersions = {};

/** Watches the server and the judge, more often while the learner waits. Pauses while the tab is hidden. */
export function useServiceStatus(isWaiting: boolean): ServiceStatus {
  const { data, error, refetch } = useGetJudgeStatusQuery(undefined, {
    pollingInterval: isWaiting ? intervalWhileWaitingMs : intervalMs,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
    selectFromResult: (result) => ({ data: result.data, error: result.error }),
  });
  const isJudgeMissing = !error && data?.isJudgeAlive === false;
  return {
    notice: isUnreachable(error) ? messages.serverUnreachable : isJudgeMissing ? messages.noJudge : undefined,
    languageVersions: data?.languageVersions ?? noVersions,
    checkNow: () => void refetch(),
  };
}
