import type { MemoryItem, Today } from '@dryrun/contracts/memory';
import { useState } from 'react';
import { BlankItem } from '../../features/memory/BlankItem.tsx';
import { CounterexampleItem } from '../../features/memory/CounterexampleItem.tsx';
import { InterviewForm } from '../../features/memory/InterviewForm.tsx';
import type { ItemProps } from '../../features/memory/itemProps.ts';
import { LinkItem } from '../../features/memory/LinkItem.tsx';
import { useGetTodayQuery } from '../../features/memory/memoryApi.ts';
import { QuizItem } from '../../features/memory/QuizItem.tsx';
import { TodayPlan } from '../../features/plan/TodayPlan.tsx';
import { useCurrentPlan } from '../../features/plan/useCurrentPlan.ts';
import { href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Loading } from '../../shared/ui/Loading.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { ProgressBar } from '../../shared/ui/ProgressBar.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { NoItems, NothingDue } from './NothingDue.tsx';
import styles from './TodayPage.module.css';

/** The learner's own mistakes, one exercise after another. */
export function TodayPage() {
  const { data, error, refetch } = useGetTodayQuery(undefined, { refetchOnMountOrArgChange: true });
  const { plan, isOffered } = useCurrentPlan();
  const [answered, setAnswered] = useState<MemoryItem>();
  const [skippedIds, setSkippedIds] = useState<readonly string[]>([]);
  const [isFirst, setIsFirst] = useState(true);
  const waiting = data?.items.filter(({ id }) => !skippedIds.includes(id) && id !== answered?.id) ?? [];
  const item = answered ?? waiting[0];
  const remaining = (data?.items.length ?? 0) - skippedIds.length;
  const showNext = (shown: MemoryItem) => {
    setIsFirst(false);
    setAnswered(undefined);
    if (!answered) setSkippedIds([...skippedIds, shown.id]);
  };
  return (
    <Page title={remaining > 0 ? `Today: ${remaining}` : 'Today'} className={styles.page}>
      {!data && <Loading error={error} onRetry={refetch} lines={6} label="Loading your exercises" />}
      {data && (
        <div className={styles.content}>
          {item ? (
            <>
              <Progress today={data} remaining={remaining} />
              <Item
                key={item.id}
                item={item}
                takesFocus={!isFirst}
                onAnswered={() => setAnswered(item)}
                onNext={() => showNext(item)}
              />
            </>
          ) : data.hasItems ? (
            <NothingDue today={data} takesFocus={!isFirst} onResume={() => setSkippedIds([])} />
          ) : (
            <NoItems />
          )}
          {plan ? (
            <TodayPlan plan={plan} />
          ) : (
            <InterviewForm key={data.interviewOn ?? ''} interviewOn={data.interviewOn}>
              {isOffered && <ButtonLink to={href.plan()}>Make a plan until the interview</ButtonLink>}
            </InterviewForm>
          )}
        </div>
      )}
    </Page>
  );
}

interface ProgressProps {
  readonly today: Today;
  readonly remaining: number;
}

function Progress({ today: { done, minutes }, remaining }: ProgressProps) {
  const total = done + remaining;
  return (
    <Stack gap={2} className={styles.progress}>
      <ProgressBar value={done} max={Math.max(total, 1)} label="Exercises done today" />
      <Text>
        {done} of {total} done{minutes > 0 && `, about ${minutes} min left`}
      </Text>
    </Stack>
  );
}

function Item({ item, ...props }: ItemProps<MemoryItem>) {
  switch (item.kind) {
    case 'quiz':
      return <QuizItem item={item} {...props} />;
    case 'counterexample':
      return <CounterexampleItem item={item} {...props} />;
    case 'blank':
      return <BlankItem item={item} {...props} />;
    case 'solve-again':
    case 'break':
      return <LinkItem item={item} {...props} />;
  }
}
