import { clsx } from 'clsx';
import styles from './player.module.css';
import type { Playback } from './usePlayback.ts';

interface SpeedSelectProps {
  readonly playback: Playback;
  readonly speeds: readonly number[];
  readonly className?: string | undefined;
}

export function SpeedSelect({ playback: { speed, setSpeed }, speeds, className }: SpeedSelectProps) {
  return (
    <select
      className={clsx(styles.speed, className)}
      aria-label="Speed"
      value={speed}
      onChange={(event) => setSpeed(Number(event.target.value))}
    >
      {speeds.map((value) => (
        <option key={value} value={value}>
          {value}×
        </option>
      ))}
    </select>
  );
}
