import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export type Tone = 'good' | 'bad' | 'warn' | 'info' | 'quiet';

interface BadgeProps {
  readonly tone: Tone;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Badge({ tone, className, children }: BadgeProps) {
  return (
    <span className={clsx(styles.badge, className)} data-tone={tone}>
      {children}
    </span>
  );
}
