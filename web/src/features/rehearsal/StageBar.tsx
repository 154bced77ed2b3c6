import { rehearsalStages, type RehearsalStage } from '@dryrun/contracts/rehearsal';
import { Pause, Timer } from 'lucide-react';
import { Row } from '../../shared/ui/Row.tsx';
import { formatMinutes, remainingMs, type ServerClock } from './clock.ts';
import styles from './StageBar.module.css';
import { useNow } from './useNow.ts';

interface StageBarProps {
  readonly startedMs: number;
  readonly clock: ServerClock;
  readonly stages: readonly { readonly stage: RehearsalStage; readonly startedMs: number }[];
}

const minuteMs = 60_000;

/** All stages, the time left in the current one and in the whole rehearsal. */
export function StageBar({ startedMs, clock, stages }: StageBarProps) {
  const now = useNow();
  const current = stages.at(-1);
  const index = rehearsalStages.findIndex(({ id }) => id === current?.stage);
  const stage = rehearsalStages[index];
  if (!current || !stage) return null;
  const elapsed = (clock.stoppedAtMs ?? now + clock.skewMs) - startedMs;
  const stageLeft = stage.minutes * minuteMs - (elapsed - current.startedMs);
  const left = remainingMs(clock, now);
  return (
    <Row gap={4} rowGap={2} className={styles.bar}>
      <ol className={styles.stages} aria-label="Stages">
        {rehearsalStages.map(({ id, name, minutes }, i) => (
          <li
            key={id}
            className={styles.stage}
            data-state={i < index ? 'done' : undefined}
            aria-current={i === index ? 'step' : undefined}
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.minutes} data-over={(i === index && stageLeft < 0) || undefined}>
              {i === index ? formatMinutes(stageLeft) : `${minutes} min`}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.narrow}>
        <strong>{stage.name}</strong>, stage {index + 1} of {rehearsalStages.length},{' '}
        <span className={styles.minutes} data-over={stageLeft < 0 || undefined}>
          {formatMinutes(stageLeft)}
        </span>
      </p>
      <p
        className={styles.clock}
        role="timer"
        aria-label="Time left"
        data-low={left < 5 * minuteMs || undefined}
      >
        {clock.stoppedAtMs === undefined ? <Timer size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
        {formatMinutes(left)}
      </p>
      {clock.stoppedAtMs !== undefined && (
        <p className={styles.stopped} role="status">
          The judge does not answer. The clock stands still until it does.
        </p>
      )}
    </Row>
  );
}
