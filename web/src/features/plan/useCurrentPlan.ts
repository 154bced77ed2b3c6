import type { Plan } from '@dryrun/contracts/plan';
import { useGetPlanQuery } from './planApi.ts';

interface CurrentPlan {
  /** Undefined if there is none or its interview is over. */
  readonly plan: Plan | undefined;
  readonly isOffered: boolean;
}

export function useCurrentPlan(): CurrentPlan {
  const { data } = useGetPlanQuery(undefined, { refetchOnMountOrArgChange: true });
  return {
    plan: data?.plan && data.plan.interviewOn >= data.plan.today ? data.plan : undefined,
    isOffered: data !== undefined && !data.isOff,
  };
}
