import { useEffect, useState } from 'react';

export const speeds = [0.5, 1, 2, 5] as const;
export type Speed = (typeof speeds)[number];

export interface Stepping {
  /** Counted from 0. */
  readonly index: number;
  readonly count: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** Goes to a step, clamped to the first and the last, and pauses. */
  readonly goTo: (index: number) => void;
  /** Plays or pauses. At the end it restarts. */
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
}

const stepMs = 900;

/** The current step of a recording. Starts paused. */
export function useStepping(count: number, first: number): Stepping {
  const last = Math.max(0, count - 1);
  const [index, setIndex] = useState(Math.min(last, Math.max(0, first)));
  const [wantsToPlay, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const isPlaying = wantsToPlay && index < last;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = window.setTimeout(() => setIndex(index + 1), stepMs / speed);
    return () => window.clearTimeout(timer);
  }, [isPlaying, index, speed]);

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
