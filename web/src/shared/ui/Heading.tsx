import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Heading.module.css';

export interface HeadingProps extends ComponentProps<'h2'> {
  readonly level: 1 | 2 | 3 | 4;
  /** The size does not follow from the level. `label` is a small, muted heading of a list. */
  readonly size?: 'label' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl' | 'article';
}

export function Heading({ level, size = level === 1 ? '2xl' : 'lg', className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={clsx(styles.heading, className)} data-size={size} />;
}
