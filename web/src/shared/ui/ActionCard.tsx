import { useId, type ReactNode } from 'react';
import styles from './ActionCard.module.css';
import { Card } from './Card.tsx';
import { Heading } from './Heading.tsx';
import { Stack } from './Stack.tsx';
import { Text } from './Text.tsx';

interface ActionCardProps {
  readonly heading: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
}

/** A section with a sentence and the one thing to do next. */
export function ActionCard({ heading, children, action }: ActionCardProps) {
  const id = useId();
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <Stack gap={1} className={styles.text}>
        <Heading level={2} size="lg" id={id}>
          {heading}
        </Heading>
        <Text>{children}</Text>
      </Stack>
      {action}
    </Card>
  );
}
