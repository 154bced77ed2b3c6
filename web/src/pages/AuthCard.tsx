import type { ReactNode } from 'react';
import { Heading } from '../shared/ui/Heading.tsx';
import { Stack } from '../shared/ui/Stack.tsx';
import { Text } from '../shared/ui/Text.tsx';
import styles from './AuthCard.module.css';

interface AuthCardProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly lead?: ReactNode;
  readonly footer?: ReactNode;
  /** Next to the card on wide windows. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

export function AuthCard({ title, lead, footer, aside, children }: AuthCardProps) {
  return (
    <div className={styles.page}>
      {aside !== undefined && <aside className={styles.aside}>{aside}</aside>}
      <Stack gap={5} className={styles.column}>
        <div className={styles.card}>
          <Heading level={1} size="xl">
            {title}
          </Heading>
          {lead !== undefined && (
            <Text size="md" className={styles.lead}>
              {lead}
            </Text>
          )}
          {children !== undefined && (
            <Stack gap={5} className={styles.body}>
              {children}
            </Stack>
          )}
        </div>
        {footer !== undefined && (
          <Text size="md" className={styles.footer}>
            {footer}
          </Text>
        )}
      </Stack>
    </div>
  );
}
