import type { ReactNode } from 'react';
import { Card } from '../../shared/ui/Card.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { useHeadingFocus } from '../../shared/useHeadingFocus.ts';
import styles from './Memory.module.css';

interface ItemFrameProps {
  readonly label: string;
  readonly title: string;
  readonly description?: ReactNode;
  /** Whether the frame replaces an earlier one, whose button had the focus. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** One exercise, with its heading. */
export function ItemFrame({ label, title, description, takesFocus, children }: ItemFrameProps) {
  const heading = useHeadingFocus(takesFocus);
  return (
    <Card gap={2} className={styles.item}>
      <p className={styles.label}>{label}</p>
      <Section title={title} size="lg" description={description} gap={5} headingRef={heading}>
        {children}
      </Section>
    </Card>
  );
}
