import { href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Memory.module.css';
import { useGetTodayQuery } from './memoryApi.ts';
import { countExercises, dayPhrase } from './memoryDays.ts';

/** How many exercises from the learner's own mistakes wait today. Hidden until the first mistake. */
export function TodayCard() {
  const { data } = useGetTodayQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data?.hasItems) return null;
  const { items, minutes, nextOn, done } = data;
  const isDone = items.length === 0;
  return (
    <Card as="section" className={styles.card} aria-labelledby="today-card">
      <div className={styles.cardText}>
        <Heading level={2} size="lg" id="today-card">
          {isDone ? (done > 0 ? 'Done for today' : 'Nothing for today') : `Today: ${items.length}`}
        </Heading>
        <Text>
          {isDone
            ? `Exercises from your own mistakes come back before you forget them.${nextOn ? ` The next one comes ${dayPhrase(nextOn)}.` : ''}`
            : `${countExercises(items.length)} from your own mistakes${minutes > 0 ? `, about ${minutes} min` : ''}`}
        </Text>
      </div>
      <ButtonLink to={href.today()} variant={isDone ? 'secondary' : 'primary'}>
        {isDone ? 'Open Today' : 'Start'}
      </ButtonLink>
    </Card>
  );
}
