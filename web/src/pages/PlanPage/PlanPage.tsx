import type { Plan } from '@dryrun/contracts/plan';
import { useState } from 'react';
import { CalendarCard } from '../../features/plan/CalendarCard.tsx';
import { DayList } from '../../features/plan/DayList.tsx';
import { NotFitting } from '../../features/plan/NotFitting.tsx';
import { PlacementQuiz } from '../../features/plan/PlacementQuiz.tsx';
import { useGetPlanQuery, useSavePlanMutation } from '../../features/plan/planApi.ts';
import { PlanForm } from '../../features/plan/PlanForm.tsx';
import { daysUntil } from '../../features/plan/planText.ts';
import { SettingsCard } from '../../features/plan/SettingsCard.tsx';
import { longDay } from '../../shared/days.ts';
import { href } from '../../shared/paths.ts';
import { showFailure } from '../../shared/requestToast.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Loading } from '../../shared/ui/Loading.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './PlanPage.module.css';

/** The study plan until the interview. */
export function PlanPage() {
  const { data, error, refetch } = useGetPlanQuery(undefined, { refetchOnMountOrArgChange: true });
  const [view, setView] = useState<'plan' | 'form' | 'placement'>('plan');
  const [takesFocus, setTakesFocus] = useState(false);
  const showPlan = () => {
    setTakesFocus(true);
    setView('plan');
  };
  const startPlacement = () => setView('placement');
  const plan = data?.isOff ? undefined : data?.plan;
  const isOver = plan !== undefined && plan.interviewOn < plan.today;
  return (
    <Page title={plan && !isOver ? `Your interview is ${daysUntil(plan)}` : 'Plan by interview date'}>
      {!data && <Loading error={error} onRetry={refetch} lines={8} label="Loading your plan" />}
      {data?.isOff && <Text size="lg">This site offers no plans.</Text>}
      {data && !data.isOff && (!plan || isOver || view === 'form') && (
        <Stack gap={6} className={styles.start}>
          {plan && isOver && (
            <Alert tone="info">
              Your interview was on {longDay(plan.interviewOn, plan.today)}. Plan the next one here.
            </Alert>
          )}
          {!plan && (
            <Text size="lg">
              Enter the date and the time you have. You get a list for each day: what to read, solve and
              review, and when to rehearse. The plan adapts every night to what you did. It says honestly what
              no longer fits.
            </Text>
          )}
          <Card padding={6}>
            <PlanForm
              plan={plan}
              interviewOn={isOver ? undefined : data.interviewOn}
              onSaved={showPlan}
              {...(plan && !isOver && { onCancel: showPlan })}
            />
          </Card>
        </Stack>
      )}
      {plan && !isOver && view === 'placement' && (
        <div className={styles.start}>
          <PlacementQuiz onClose={showPlan} />
        </div>
      )}
      {plan && !isOver && view === 'plan' && (
        <div className={styles.columns}>
          <Stack gap={8}>
            {!plan.placement && <PlacementOffer onStart={startPlacement} />}
            <DayList {...plan} takesFocus={takesFocus} />
            {plan.isLimited && <LimitNote plan={plan} />}
            <NotFitting items={plan.notFitting} />
            <Locked locked={plan.locked} />
          </Stack>
          <Stack gap={4}>
            <SettingsCard plan={plan} onChange={() => setView('form')} />
            {plan.placement && <PlacementCard placement={plan.placement} onStart={startPlacement} />}
            <CalendarCard hasCalendar={plan.hasCalendar} />
          </Stack>
        </div>
      )}
    </Page>
  );
}

interface PlacementProps {
  readonly onStart: () => void;
}

function PlacementOffer({ onStart }: PlacementProps) {
  return (
    <Card as="section" className={styles.offer} aria-label="Placement">
      <Text tone="normal">
        <strong>What do you know already?</strong> Answer a few questions, about five minutes. Patterns that
        you know then come later.
      </Text>
      <Button variant="primary" onClick={onStart}>
        Start the questions
      </Button>
    </Card>
  );
}

interface PlacementCardProps extends PlacementProps {
  readonly placement: NonNullable<Plan['placement']>;
}

function PlacementCard({ placement: { right, asked }, onStart }: PlacementCardProps) {
  return (
    <Card padding={5}>
      <Section title="What you know" size="md">
        <Text>
          You answered {right} of {asked} questions right. Patterns that you know come later.
        </Text>
        <div>
          <Button size="sm" onClick={onStart}>
            Answer again
          </Button>
        </div>
      </Section>
    </Card>
  );
}

/** Days were missed, so the plan spares the others. */
function LimitNote({ plan: { interviewOn, timeZone, minutes } }: { readonly plan: Plan }) {
  const [save, { isLoading }] = useSavePlanMutation();
  const planAgain = () =>
    showFailure(save({ body: { interviewOn, timeZone, minutes } }).unwrap(), { id: 'plan' });
  return (
    <Alert
      tone="info"
      actions={
        <Button size="sm" isPending={isLoading} onClick={() => void planAgain()}>
          Use all my minutes
        </Button>
      }
    >
      There were days without practice. No other day got more than 20% longer for it, so less fits. You can
      also use all your minutes again.
    </Alert>
  );
}

function Locked({ locked }: Pick<Plan, 'locked'>) {
  return locked.map(({ coursePath, title, lessons }) => (
    <Alert
      key={coursePath}
      tone="info"
      actions={
        <ButtonLink to={href.course(coursePath)} size="sm">
          See the course
        </ButtonLink>
      }
    >
      This plan has only the free lessons of “{title}”. {lessons} more join it when you buy the course.
    </Alert>
  ));
}
