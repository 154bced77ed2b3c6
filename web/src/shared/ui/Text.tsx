import { clsx } from 'clsx';
import type { ElementType } from 'react';
import type { BoxProps } from './box.ts';
import styles from './Text.module.css';

interface TextProps {
  readonly size?: 'xs' | 'sm' | 'md' | 'lg';
  readonly tone?: 'muted' | 'normal' | 'warn';
}

/** Secondary text: small and muted unless a prop says otherwise. */
export function Text<Tag extends ElementType = 'p'>(props: BoxProps<Tag, TextProps>) {
  const { as = 'p', size = 'sm', tone = 'muted', className, ...rest } = props;
  const Element: ElementType = as;
  return <Element {...rest} className={clsx(styles.text, className)} data-size={size} data-tone={tone} />;
}
