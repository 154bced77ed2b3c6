import { clsx } from 'clsx';
import styles from './player.module.css';
import type { Playback } from './usePlayback.ts';

interface StepSliderProps {
  readonly playback: Pick<Playback, 'index' | 'count' | 'goTo'>;
  /** Announced as the slider's value, such as "Step 2 of 9". */
  readonly valueText: string;
  readonly className?: string | undefined;
}

export function StepSlider({ playback: { index, count, goTo }, valueText, className }: StepSliderProps) {
  const last = Math.max(1, count - 1);
  return (
    <input
      className={clsx(styles.slider, className)}
      type="range"
      min={0}
      max={last}
      value={index}
      aria-label="Step"
      aria-valuetext={valueText}
      style={{ '--share': index / last } as object}
      onChange={(event) => goTo(Number(event.target.value))}
    />
  );
}
