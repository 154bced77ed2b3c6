import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Tooltip } from './Tooltip.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The button's name, for screen readers and as its tooltip. */
  readonly label: string;
  /** A shortcut shown beside the name, such as "Ctrl+Enter". */
  readonly shortcut?: string;
  readonly icon: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A square button with a picture, a name and a tooltip. */
export function IconButton({ label, shortcut, icon, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} {...(shortcut !== undefined && { shortcut })}>
      <button type="button" aria-label={label} {...rest} className={clsx(styles.button, className)}>
        {icon}
      </button>
    </Tooltip>
  );
}
