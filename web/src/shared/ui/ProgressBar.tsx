import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  readonly value: number;
  readonly max: number;
  /** Accessible name. */
  readonly label: string;
}

export function ProgressBar({ value, max, label }: ProgressBarProps) {
  const percent = max > 0 ? Math.min(100, Math.round((value / max) * 100)) : 0;
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
    >
      <div className={styles.bar} style={{ width: `${percent}%` }} />
    </div>
  );
}
