import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Spinner } from './Spinner.tsx';
import styles from './Button.module.css';

interface AppearanceProps {
  /** `primary` is the main action of a page; `quiet` has no border. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'sm' | 'md' | 'lg';
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, AppearanceProps {
  readonly icon?: ReactNode;
  /** Ignores clicks, keeps the focus and shows `pendingText` without changing the button's width. */
  readonly isPending?: boolean;
  readonly pendingText?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant,
  size,
  icon,
  isPending,
  pendingText,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...appearance(variant, size)}
      className={clsx(styles.button, className)}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={isPending ? preventSubmit : rest.onClick}
    >
      <span
        className={styles.label}
        data-hidden={isPending || undefined}
        aria-hidden={isPending || undefined}
      >
        {icon}
        {children}
      </span>
      {pendingText !== undefined && (
        <span
          className={styles.label}
          data-hidden={!isPending || undefined}
          aria-hidden={!isPending || undefined}
        >
          <Spinner />
          {pendingText}
        </span>
      )}
      {pendingText === undefined && isPending && <Spinner className={styles.label} label="Please wait" />}
    </button>
  );
}

/** A disabled button would lose the focus. */
const preventSubmit = (event: MouseEvent) => event.preventDefault();

export function ButtonLink({ variant, size, className, ...rest }: LinkProps & AppearanceProps) {
  return (
    <Link {...rest} {...appearance(variant, size)} className={clsx(styles.button, styles.link, className)} />
  );
}

function appearance(variant = 'secondary', size = 'md') {
  return { 'data-variant': variant, 'data-size': size };
}
