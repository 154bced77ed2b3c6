import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Tooltip } from './Tooltip.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name and tooltip. */
  readonly label: string;
  /** Shown in the tooltip, such as "Ctrl+Enter". */
  readonly shortcut?: string | undefined;
  readonly icon: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, shortcut, icon, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} shortcut={shortcut}>
      <button type="button" aria-label={label} {...rest} className={clsx(styles.button, className)}>
        {icon}
      </button>
    </Tooltip>
  );
}
