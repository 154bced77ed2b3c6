import { ArrowUpFromDot, ChevronsLeft, ChevronsRight, RedoDot, TextCursor } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/Button.tsx';
import { PlaybackButtons } from '../../../shared/player/PlaybackButtons.tsx';
import { SpeedSelect } from '../../../shared/player/SpeedSelect.tsx';
import type { Playback } from '../../../shared/player/usePlayback.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import styles from './StepControls.module.css';

const speeds = [0.5, 1, 2, 5];

type Action = 'over' | 'out' | 'changeAfter' | 'changeBefore';
type PlaybackAction = 'first' | 'back' | 'toggle' | 'next' | 'last';

interface StepControlsProps {
  readonly playback: Playback;
  readonly number: number;
  readonly total: number;
  readonly actions: Readonly<Record<Action | PlaybackAction, () => void>>;
  /** Undefined without a cursor. */
  readonly onRunToCursor: (() => void) | undefined;
  readonly variables: readonly string[];
  readonly followed: string | undefined;
  readonly onFollow: (name: string) => void;
}

export function StepControls(props: StepControlsProps) {
  const { playback, number, total, actions, onRunToCursor, variables, followed, onFollow } = props;
  const { index, count } = playback;
  const isFirst = index === 0;
  const isLast = index === count - 1;
  const button = (action: Action, label: string, shortcut: string, icon: ReactNode, isOff = false) => (
    <IconButton
      label={label}
      shortcut={shortcut}
      icon={icon}
      aria-disabled={isOff}
      onClick={actions[action]}
    />
  );
  return (
    <>
      <div className={styles.row} role="toolbar" aria-label="Steps">
        <PlaybackButtons
          playback={playback}
          actions={actions}
          names={{ back: 'Back', next: 'Step' }}
          hasShortcuts
        />
        <span className={styles.divider} />
        {button('over', 'Step over', 'Shift →', <RedoDot size={16} aria-hidden />, isLast)}
        {button('out', 'Step out', 'O', <ArrowUpFromDot size={16} aria-hidden />, isLast)}
        <span className={styles.count} aria-hidden>
          {number.toLocaleString('en-US')} / {total.toLocaleString('en-US')}
        </span>
        <SpeedSelect playback={playback} speeds={speeds} className={styles.speed} />
      </div>
      <div className={styles.row}>
        <label className={styles.follow}>
          <span>Changes of</span>
          <select
            className={styles.variables}
            value={followed ?? ''}
            disabled={followed === undefined}
            onChange={(event) => onFollow(event.target.value)}
          >
            {variables.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        {button('changeBefore', 'Previous change', 'P', <ChevronsLeft size={16} aria-hidden />, isFirst)}
        {button('changeAfter', 'Next change', 'N', <ChevronsRight size={16} aria-hidden />, isLast)}
        {onRunToCursor && (
          <Button
            className={styles.runTo}
            size="sm"
            variant="quiet"
            icon={<TextCursor size={14} aria-hidden />}
            onClick={onRunToCursor}
          >
            Run to cursor
          </Button>
        )}
      </div>
    </>
  );
}
