import { clsx } from 'clsx';
import type { ElementType } from 'react';
import { spaceOf, type BoxProps, type Space } from './box.ts';
import styles from './Row.module.css';

interface RowProps {
  readonly gap: Space;
  /** The gap between lines, if it differs. */
  readonly rowGap?: Space;
  readonly align?: 'start' | 'center' | 'baseline' | 'end';
  readonly justify?: 'start' | 'center' | 'space-between' | 'end';
}

/** Children beside each other, centered vertically. They wrap. */
export function Row<Tag extends ElementType = 'div'>(props: BoxProps<Tag, RowProps>) {
  const { as = 'div', gap, rowGap = gap, align, justify, className, ...rest } = props;
  const Element: ElementType = as;
  return (
    <Element
      {...rest}
      className={clsx(styles.row, className)}
      style={{ gap: `${spaceOf(rowGap)} ${spaceOf(gap)}`, alignItems: align, justifyContent: justify }}
    />
  );
}
