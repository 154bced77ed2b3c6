import { href } from '../../shared/paths.ts';
import { ActionCard } from '../../shared/ui/ActionCard.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { about, daysUntil } from './planText.ts';
import { useCurrentPlan } from './useCurrentPlan.ts';

/** The progress in today's plan, or the offer to make one. */
export function PlanCard() {
  const { plan, isOffered } = useCurrentPlan();
  if (!isOffered) return null;
  const today = plan?.days.find(({ on }) => on === plan.today);
  const done = today?.items.filter(({ isDone }) => isDone).length ?? 0;
  return (
    <ActionCard
      heading={plan ? `Your interview is ${daysUntil(plan)}` : 'Plan by interview date'}
      action={<ButtonLink to={href.plan()}>{plan ? 'Open the plan' : 'Make a plan'}</ButtonLink>}
    >
      {!plan && 'From the date and your minutes per day, we plan what to read, solve and review each day.'}
      {plan && !today && 'Nothing is planned for today.'}
      {today && `Today: ${done} of ${today.items.length} done, ${about(today.minutes)} in all`}
    </ActionCard>
  );
}
