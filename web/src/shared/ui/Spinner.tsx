import { clsx } from 'clsx';
import styles from './Spinner.module.css';

/** A turning ring, visible only after 300 ms. Give a `label` where nothing beside it says what is awaited. */
export function Spinner({
  label,
  className,
}: {
  readonly label?: string;
  readonly className?: string | undefined;
}) {
  return (
    <span
      className={clsx(styles.spinner, className)}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
