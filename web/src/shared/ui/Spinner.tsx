import { clsx } from 'clsx';
import styles from './Spinner.module.css';

/** A spinner that appears after 300 ms. Pass a `label` if no visible text describes it. */
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
