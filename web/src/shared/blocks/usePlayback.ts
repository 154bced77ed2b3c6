import type { Step } from '@dryrun/contracts/lesson-format';
import { useEffect, useState } from 'react';

export const speeds = [0.5, 1, 1.5, 2] as const;
export type Speed = (typeof speeds)[number];

export interface Playback {
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

/** Time to look at the diagram of a step, plus time to read its text. */
const viewMs = 1400;
const readMsPerCharacter = 42;

/** Playback state of a slideshow. It starts paused at the first step. */
export function usePlayback(steps: readonly Step[]): Playback {
  const [index, setIndex] = useState(0);
  const [wantsToPlay, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const lastIndex = steps.length - 1;
  const isPlaying = wantsToPlay && index < lastIndex;
  const delayMs = (viewMs + (steps[index]?.text.length ?? 0) * readMsPerCharacter) / speed;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = window.setTimeout(() => setIndex(index + 1), delayMs);
    return () => window.clearTimeout(timer);
  }, [isPlaying, index, delayMs]);

  return {
    index,
    count: steps.length,
    isPlaying,
    speed,
    setSpeed,
    goTo: (to) => {
      setPlaying(false);
      setIndex(Math.min(lastIndex, Math.max(0, to)));
    },
    toggle: () => {
      if (!isPlaying && index === lastIndex) setIndex(0);
      setPlaying(!isPlaying);
    },
  };
}
