import { useEffect, useEffectEvent, useState } from 'react';

export interface Playback {
  /** Counted from 0. */
  readonly index: number;
  readonly count: number;
  readonly isPlaying: boolean;
  /** 1 is normal. */
  readonly speed: number;
  /** Goes to a step, clamped to the first and the last, and pauses. */
  readonly goTo: (index: number) => void;
  /** Plays or pauses. At the end it restarts. */
  readonly toggle: () => void;
  readonly setSpeed: (speed: number) => void;
}

interface PlaybackOptions {
  /** The index to start at. */
  readonly first?: number;
  /** How long a step is shown at normal speed. */
  readonly msOf: (index: number) => number;
  /** While it plays, keeps it at a step by returning true. */
  readonly pauseAt?: (index: number) => boolean;
}

/** The current step of a slideshow or a recording. Starts paused. */
export function usePlayback(count: number, { first = 0, msOf, pauseAt }: PlaybackOptions): Playback {
  const last = Math.max(0, count - 1);
  const [index, setIndex] = useState(Math.min(last, Math.max(0, first)));
  const [wantsToPlay, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const isPlaying = wantsToPlay && index < last;
  const delayMs = msOf(index) / speed;

  const showNext = useEffectEvent((current: number) => {
    if (pauseAt?.(current)) setPlaying(false);
    else setIndex(current + 1);
  });

  useEffect(() => {
    if (!isPlaying) return;
    const timer = window.setTimeout(() => showNext(index), delayMs);
    return () => window.clearTimeout(timer);
  }, [isPlaying, index, delayMs]);

  return {
    index,
    count,
    isPlaying,
    speed,
    setSpeed,
    goTo: (to) => {
      setPlaying(false);
      setIndex(Math.min(last, Math.max(0, to)));
    },
    toggle: () => {
      if (!isPlaying && index === last) setIndex(0);
      setPlaying(!isPlaying);
    },
  };
}
