import type { Plan } from '@dryrun/contracts/plan';
import { useGetPlanQuery } from './planApi.ts';

/** The plan, unless there is none or its interview is over. */
export function useCurrentPlan(): Plan | undefined {
  const { data } = useGetPlanQuery(undefined, { refetchOnMountOrArgChange: true });
  return data?.plan && data.plan.interviewOn >= data.plan.today ? data.plan : undefined;
}
