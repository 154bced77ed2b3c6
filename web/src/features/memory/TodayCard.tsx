import { href } from '../../shared/paths.ts';
import { ActionCard } from '../../shared/ui/ActionCard.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { useGetTodayQuery } from './memoryApi.ts';
import { countExercises, dayPhrase } from './memoryDays.ts';

/** How many exercises from the learner's own mistakes wait today. Hidden until the first mistake. */
export function TodayCard() {
  const { data } = useGetTodayQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data?.hasItems) return null;
  const { items, minutes, nextOn, done } = data;
  const isDone = items.length === 0;
  return (
    <ActionCard
      heading={isDone ? (done > 0 ? 'Done for today' : 'Nothing for today') : `Today: ${items.length}`}
      action={
        <ButtonLink to={href.today()} variant={isDone ? 'secondary' : 'primary'}>
          {isDone ? 'Open Today' : 'Start'}
        </ButtonLink>
      }
    >
      {isDone
        ? `Exercises from your own mistakes come back before you forget them.${nextOn ? ` The next one comes ${dayPhrase(nextOn)}.` : ''}`
        : `${countExercises(items.length)} from your own mistakes${minutes > 0 ? `, about ${minutes} min` : ''}`}
    </ActionCard>
  );
}
