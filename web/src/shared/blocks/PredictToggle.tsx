import type { ComponentProps } from 'react';
import styles from './PredictToggle.module.css';

interface PredictToggleProps extends ComponentProps<'button'> {
  readonly isOn: boolean;
}

/** Switches the mode that asks what happens in the next step. */
export function PredictToggle({ isOn, ...button }: PredictToggleProps) {
  return (
    <button type="button" {...button} className={styles.predict} aria-pressed={isOn}>
      Predict
    </button>
  );
}
