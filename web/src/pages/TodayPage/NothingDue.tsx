import type { Today } from '@dryrun/contracts/memory';
import { BookOpen, Bug, RotateCcw, Target } from 'lucide-react';
import { countExercises, dayPhrase } from '../../features/memory/memoryDays.ts';
import { href } from '../../shared/paths.ts';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { useHeadingFocus } from '../../shared/useHeadingFocus.ts';
import styles from './TodayPage.module.css';

interface NothingDueProps {
  readonly today: Today;
  readonly takesFocus: boolean;
  /** Shows the exercises again that the learner left for later. */
  readonly onResume: () => void;
}

export function NothingDue({ today: { done, nextOn, items }, takesFocus, onResume }: NothingDueProps) {
  const heading = useHeadingFocus(takesFocus);
  return (
    <Card padding={6} tone={done > 0 ? 'good' : undefined}>
      <Section
        title={done > 0 ? 'Done for today' : 'Nothing for today'}
        size="lg"
        gap={4}
        headingRef={heading}
      >
        <Text size="md" tone="normal">
          {done > 0
            ? `You did ${countExercises(done)}.`
            : 'Quiz questions that you missed and programs that failed come back here as short exercises, shortly before you would forget them.'}
          {nextOn !== undefined && ` The next one comes ${dayPhrase(nextOn)}.`}
        </Text>
        <Row gap={3}>
          <ButtonLink to={href.myCourses()} variant="primary">
            Go on in your course
          </ButtonLink>
          {items.length > 0 && (
            <Button onClick={onResume}>
              {items.length === 1 ? 'Do the exercise that you left' : `Do the ${items.length} that you left`}
            </Button>
          )}
        </Row>
      </Section>
    </Card>
  );
}

const kinds = [
  [BookOpen, 'A quiz question that you missed', 'with its answers in another order'],
  [Bug, 'Your own failing program', 'on the smallest input that breaks it: what does it return?'],
  [RotateCcw, 'A problem that you solved', 'again from an empty editor, after days and weeks'],
  [Target, 'A program from Break it', 'whose mistake you named wrongly'],
] as const;

/** Lists the kinds of exercises, for learners without mistakes. */
export function NoItems() {
  return (
    <Card padding={6}>
      <Section
        title="Your mistakes will come back here"
        size="lg"
        gap={5}
        description="Each returns shortly before you would forget it, at most ten minutes a day."
      >
        <Stack as="ul" gap={3} className={styles.kinds}>
          {kinds.map(([Icon, name, detail]) => (
            <li key={name}>
              <Icon size={18} aria-hidden />
              <span>
                <strong>{name}</strong> {detail}
              </span>
            </li>
          ))}
        </Stack>
        <div>
          <ButtonLink to={href.myCourses()} variant="primary">
            Go to my courses
          </ButtonLink>
        </div>
      </Section>
    </Card>
  );
}
