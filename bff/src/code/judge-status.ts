import type { getJudgeStatus } from '@dryrun/contracts/code';
import type { Output } from '@dryrun/contracts/endpoint';
import { judgeHeartbeatSchema } from '@dryrun/contracts/judge-health';
import type { Context } from '../platform/context.ts';
import { listHeartbeats } from '../platform/heartbeats.ts';

type JudgeStatus = Output<typeof getJudgeStatus>;

/** Limits the scans of Redis to one in this time, regardless of the number of polling learners. */
const maxAgeMs = 2000;

/** Watches whether a judge is alive. Without Redis, assumes that one is: a judge's sweep still finds new rows. */
export function watchJudges(context: Pick<Context, 'redis' | 'config'>): () => Promise<JudgeStatus> {
  let status: Promise<JudgeStatus> | undefined;
  let checkedAt = -Infinity;
  return () => {
    if (status === undefined || performance.now() - checkedAt > maxAgeMs) {
      checkedAt = performance.now();
      status = listHeartbeats(context, 'judge').then(statusOf, () => ({ isJudgeAlive: true }));
    }
    return status;
  };
}

function statusOf(heartbeats: readonly unknown[]): JudgeStatus {
  const [report] = heartbeats.flatMap((heartbeat) => judgeHeartbeatSchema.safeParse(heartbeat).data ?? []);
  return {
    isJudgeAlive: heartbeats.length > 0,
    ...(report && { languageVersions: report.languages }),
  };
}
