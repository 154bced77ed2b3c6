import { href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Plan.module.css';
import { useGetPlanQuery } from './planApi.ts';
import { about, daysUntil } from './planText.ts';

/** The progress in today's plan, or the offer to make one. */
export function PlanCard() {
  const { data } = useGetPlanQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || data.isOff) return null;
  const plan = data.plan && data.plan.interviewOn >= data.plan.today ? data.plan : undefined;
  const today = plan?.days.find(({ on }) => on === plan.today);
  const done = today?.items.filter(({ isDone }) => isDone).length ?? 0;
  return (
    <Card as="section" className={styles.card} aria-labelledby="plan-card">
      <div className={styles.cardText}>
        <Heading level={2} size="lg" id="plan-card">
          {plan ? `Your interview is ${daysUntil(plan)}` : 'Plan by interview date'}
        </Heading>
        <Text>
          {!plan &&
            'From the date and your minutes per day, we plan what to read, solve and review each day.'}
          {plan && !today && 'Nothing is planned for today.'}
          {today && `Today: ${done} of ${today.items.length} done, ${about(today.minutes)} in all`}
        </Text>
      </div>
      <ButtonLink to={href.plan()}>{plan ? 'Open the plan' : 'Make a plan'}</ButtonLink>
    </Card>
  );
}
