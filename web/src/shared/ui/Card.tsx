import { clsx } from 'clsx';
import type { ElementType } from 'react';
import { spaceOf, type BoxProps, type Space } from './box.ts';
import styles from './Card.module.css';
import stack from './Stack.module.css';

interface CardProps {
  /** Without it, the children reach to the border. */
  readonly padding?: Space;
  /** Stacks the children with this gap. */
  readonly gap?: Space;
  readonly tone?: 'good';
}

export function Card<Tag extends ElementType = 'div'>(props: BoxProps<Tag, CardProps>) {
  const { as = 'div', padding, gap, tone, className, ...rest } = props;
  const Element: ElementType = as;
  return (
    <Element
      {...rest}
      className={clsx(styles.card, gap && stack.stack, className)}
      data-tone={tone}
      style={{ padding: padding && spaceOf(padding), gap: gap && spaceOf(gap) }}
    />
  );
}
