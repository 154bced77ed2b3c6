import { ChevronLeft, ChevronRight, Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './player.module.css';
import type { Playback } from './usePlayback.ts';

interface PlaybackButtonsProps {
  readonly playback: Pick<Playback, 'index' | 'count' | 'isPlaying'>;
  readonly actions: Readonly<Record<'first' | 'back' | 'toggle' | 'next', () => void>> & {
    /** Shows a button for the last step. */
    readonly last?: () => void;
  };
  readonly names: { readonly back: string; readonly next: string };
  /** Shows the keys in the tooltips. */
  readonly hasShortcuts?: boolean;
}

export function PlaybackButtons({ playback, actions, names, hasShortcuts = false }: PlaybackButtonsProps) {
  const { index, count, isPlaying } = playback;
  const isFirst = index === 0;
  const isLast = index === count - 1;
  const button = (label: string, key: string, icon: ReactNode, onClick: () => void, isOff?: boolean) => (
    <IconButton
      className={isOff === undefined ? styles.play : undefined}
      label={label}
      shortcut={hasShortcuts ? key : undefined}
      icon={icon}
      aria-disabled={isOff}
      onClick={onClick}
    />
  );
  const playIcon = isPlaying ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />;
  return (
    <>
      {button('First step', 'Home', <SkipBack size={16} aria-hidden />, actions.first, isFirst)}
      {button(names.back, '←', <ChevronLeft size={18} aria-hidden />, actions.back, isFirst)}
      {button(isPlaying ? 'Pause' : 'Play', 'Space', playIcon, actions.toggle)}
      {button(names.next, '→', <ChevronRight size={18} aria-hidden />, actions.next, isLast)}
      {actions.last &&
        button('Last step', 'End', <SkipForward size={16} aria-hidden />, actions.last, isLast)}
    </>
  );
}
