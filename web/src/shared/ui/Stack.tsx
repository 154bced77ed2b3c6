import { clsx } from 'clsx';
import type { ElementType } from 'react';
import { spaceOf, type BoxProps, type Space } from './box.ts';
import styles from './Stack.module.css';

interface StackProps {
  readonly gap: Space;
  /** Without it, the children are as wide as the stack. */
  readonly align?: 'start' | 'center';
}

/** Children below each other, with equal gaps. */
export function Stack<Tag extends ElementType = 'div'>(props: BoxProps<Tag, StackProps>) {
  const { as = 'div', gap, align, className, ...rest } = props;
  const Element: ElementType = as;
  return (
    <Element
      {...rest}
      className={clsx(styles.stack, className)}
      style={{ gap: spaceOf(gap), justifyItems: align }}
    />
  );
}
