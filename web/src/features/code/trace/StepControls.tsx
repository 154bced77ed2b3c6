import {
  ArrowUpFromDot,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Pause,
  Play,
  RedoDot,
  SkipBack,
  SkipForward,
  TextCursor,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/Button.tsx';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import styles from './StepControls.module.css';
import { speeds, type Speed, type Stepping } from './useStepping.ts';

type Action =
  | 'first'
  | 'back'
  | 'toggle'
  | 'next'
  | 'over'
  | 'out'
  | 'last'
  | 'changeAfter'
  | 'changeBefore'
  | 'runToCursor';

interface StepControlsProps {
  readonly stepping: Stepping;
  readonly number: number;
  readonly total: number;
  readonly actions: Readonly<Record<Action, () => void>>;
  readonly variables: readonly string[];
  readonly followed: string | undefined;
  readonly onFollow: (name: string) => void;
}

export function StepControls(props: StepControlsProps) {
  const { stepping, number, total, actions, variables, followed, onFollow } = props;
  const { index, count, isPlaying, speed, setSpeed } = stepping;
  const isFirst = index === 0;
  const isLast = index === count - 1;
  const button = (action: Action, label: string, shortcut: string, icon: ReactNode, isOff = false) => (
    <IconButton
      className={styles.button}
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
        {button('first', 'First step', 'Home', <SkipBack size={16} aria-hidden />, isFirst)}
        {button('back', 'Back', '←', <ChevronLeft size={18} aria-hidden />, isFirst)}
        <IconButton
          className={styles.play}
          label={isPlaying ? 'Pause' : 'Play'}
          shortcut="Space"
          icon={isPlaying ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
          onClick={actions.toggle}
        />
        {button('next', 'Step', '→', <ChevronRight size={18} aria-hidden />, isLast)}
        {button('last', 'Last step', 'End', <SkipForward size={16} aria-hidden />, isLast)}
        <span className={styles.divider} />
        {button('over', 'Step over', 'Shift →', <RedoDot size={16} aria-hidden />, isLast)}
        {button('out', 'Step out', 'O', <ArrowUpFromDot size={16} aria-hidden />, isLast)}
        <span className={styles.count} aria-hidden>
          {number.toLocaleString('en-US')} / {total.toLocaleString('en-US')}
        </span>
        <select
          className={styles.speed}
          aria-label="Speed"
          value={speed}
          onChange={(event) => setSpeed(Number(event.target.value) as Speed)}
        >
          {speeds.map((value) => (
            <option key={value} value={value}>
              {value}×
            </option>
          ))}
        </select>
      </div>
      <div className={styles.row}>
        <label className={styles.follow}>
          <span className={styles.followLabel}>Changes of</span>
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
        <Button
          className={styles.runTo}
          size="sm"
          variant="quiet"
          icon={<TextCursor size={14} aria-hidden />}
          onClick={actions.runToCursor}
        >
          Run to cursor
        </Button>
      </div>
    </>
  );
}
