import type { PlanDay } from '@dryrun/contracts/plan';
import { useId, useState } from 'react';
import { longDay } from '../../shared/days.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { useHeadingFocus } from '../../shared/useHeadingFocus.ts';
import { ItemList } from './ItemList.tsx';
import styles from './Plan.module.css';
import { about, shortDay } from './planText.ts';

const shownAtFirst = 5;

interface DayListProps {
  readonly days: readonly PlanDay[];
  readonly today: string;
  readonly interviewOn: string;
  /** Whether the list replaces what had the focus. */
  readonly takesFocus: boolean;
}

/** Today, then the days after it. */
export function DayList({ days, today, interviewOn, takesFocus }: DayListProps) {
  const heading = useHeadingFocus(takesFocus);
  const [showsAll, setShowsAll] = useState(false);
  const current = days.find(({ on }) => on === today);
  const later = days.filter(({ on }) => on > today);
  const shown = showsAll ? later : later.slice(0, shownAtFirst);
  return (
    <>
      <Card padding={6}>
        <Section
          title="Today"
          size="xl"
          gap={4}
          headingRef={heading}
          className={styles.focused}
          description={longDay(today, today)}
          actions={current && <Text as="span">{about(current.minutes)}</Text>}
        >
          {current ? (
            <ItemList items={current.items} />
          ) : (
            <Text size="md">
              Nothing is planned for today. {today === interviewOn ? 'Good luck!' : 'Enjoy your free day.'}
            </Text>
          )}
        </Section>
      </Card>
      {shown.length > 0 && (
        <Section title="Next days" gap={4}>
          <Stack as="ol" gap={5}>
            {shown.map((day) => (
              <Day key={day.on} day={day} today={today} />
            ))}
          </Stack>
          {later.length > shown.length && (
            <div>
              <Button onClick={() => setShowsAll(true)}>Show all {later.length} days</Button>
            </div>
          )}
        </Section>
      )}
    </>
  );
}

function Day({ day, today }: { readonly day: PlanDay; readonly today: string }) {
  const id = useId();
  return (
    <li aria-labelledby={id}>
      <div className={styles.dayHead}>
        <Heading level={3} size="sm" id={id}>
          {shortDay(day.on, today)}
        </Heading>
        <Text as="span">{about(day.minutes)}</Text>
      </div>
      <ItemList items={day.items} />
    </li>
  );
}
