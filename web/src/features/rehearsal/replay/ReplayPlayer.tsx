import { rehearsalStages, type Replay } from '@dryrun/contracts/rehearsal';
import { Pause, Play } from 'lucide-react';
import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import player from '../../../shared/player/player.module.css';
import { scrollWithin } from '../../../shared/scrollWithin.ts';
import { Heading } from '../../../shared/ui/Heading.tsx';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { Row } from '../../../shared/ui/Row.tsx';
import { Stack } from '../../../shared/ui/Stack.tsx';
import { formatMinutes } from '../clock.ts';
import { createFrames, type Frame } from './frames.ts';
import { describeMoments, type Moment } from './moments.ts';
import styles from './ReplayPlayer.module.css';
import type { Timeline } from './useTimeline.ts';

const speeds = [1, 2, 4, 8] as const;
const stepMs = 5000;
const pageMs = 60_000;
const stepsByKey: Readonly<Record<string, number>> = {
  ArrowRight: stepMs,
  ArrowUp: stepMs,
  ArrowLeft: -stepMs,
  ArrowDown: -stepMs,
  PageUp: pageMs,
  PageDown: -pageMs,
};

interface ReplayPlayerProps {
  readonly replay: Replay;
  readonly timeline: Timeline;
  /** Draws the code, read-only. */
  readonly renderCode: (frame: Frame) => ReactNode;
  /** Shown beside the buttons, such as the volume of a voice. */
  readonly extra?: ReactNode;
}

/** The code of a rehearsal as it was written, with everything that happened on one time line. */
export function ReplayPlayer({ replay, timeline, renderCode, extra }: ReplayPlayerProps) {
  const frameAt = useMemo(() => createFrames(replay.initial, replay.edits), [replay]);
  const moments = useMemo(() => describeMoments(replay), [replay]);
  const { positionMs, isPlaying } = timeline;
  const stage = moments.findLast(({ kind, atMs }) => kind === 'stage' && atMs <= positionMs);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepsByKey[event.key];
    if (step === undefined) return;
    event.preventDefault();
    timeline.seek(positionMs + step);
  };
  return (
    <div className={styles.player}>
      <Stack gap={3}>
        <div className={styles.code}>{renderCode(frameAt(positionMs))}</div>
        <Row gap={3}>
          <IconButton
            className={player.play}
            label={isPlaying ? 'Pause' : 'Play'}
            icon={isPlaying ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
            onClick={isPlaying ? timeline.pause : timeline.play}
          />
          <Stack gap={1} className={styles.line}>
            <Stages marks={replay.marks} totalMs={replay.ms} />
            <input
              type="range"
              className={styles.slider}
              min={0}
              max={replay.ms}
              // A browser rounds the value to a whole step, and reports that as a change on blur: before the end.
              step="any"
              value={positionMs}
              aria-label="Time"
              aria-valuetext={`${formatMinutes(positionMs)} of ${formatMinutes(replay.ms)}, ${stage?.text ?? ''}`}
              onChange={({ target }) => timeline.seek(Number(target.value))}
              onKeyDown={onKeyDown}
            />
          </Stack>
          <span className={styles.time}>
            {formatMinutes(positionMs)} / {formatMinutes(replay.ms)}
          </span>
          <select
            className={styles.speed}
            aria-label="Speed"
            value={timeline.speed}
            onChange={({ target }) => timeline.setSpeed(Number(target.value))}
          >
            {speeds.map((speed) => (
              <option key={speed} value={speed}>
                {speed}×
              </option>
            ))}
          </select>
          {extra}
        </Row>
      </Stack>
      <Moments moments={moments} positionMs={positionMs} onSelect={timeline.seek} />
    </div>
  );
}

/** The share of each stage, above the time line. */
function Stages({ marks, totalMs }: { readonly marks: Replay['marks']; readonly totalMs: number }) {
  const starts = marks.filter(({ kind }) => kind === 'stage');
  return (
    <div className={styles.stages} aria-hidden>
      {starts.map(({ atMs, label }, i) => (
        <span key={label} style={{ flexGrow: Math.max(1, (starts[i + 1]?.atMs ?? totalMs) - atMs) }}>
          {rehearsalStages.find(({ id }) => id === label)?.name}
        </span>
      ))}
    </div>
  );
}

interface MomentsProps {
  readonly moments: readonly Moment[];
  readonly positionMs: number;
  readonly onSelect: (ms: number) => void;
}

function Moments({ moments, positionMs, onSelect }: MomentsProps) {
  const current = moments.findLastIndex(({ atMs }) => atMs <= positionMs);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const item = list.current?.children[current];
    if (list.current && item) scrollWithin(list.current, item);
  }, [current]);
  return (
    <Stack as="section" gap={2} aria-label="Moments">
      <Heading level={2} size="sm">
        Moments
      </Heading>
      <ol ref={list} className={styles.list}>
        {moments.map(({ atMs, text, kind }, i) => (
          <li key={i}>
            <button
              type="button"
              className={styles.moment}
              data-kind={kind === 'stage' ? kind : undefined}
              aria-current={i === current || undefined}
              onClick={() => onSelect(atMs)}
            >
              <span className={styles.at}>{formatMinutes(atMs)}</span> {text}
            </button>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
