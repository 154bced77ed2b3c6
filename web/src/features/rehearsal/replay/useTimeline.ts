import { useCallback, useEffect, useRef, useState } from 'react';

export interface Timeline {
  readonly positionMs: number;
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (ms: number) => void;
  readonly setSpeed: (speed: number) => void;
}

/** A clock from 0 to `durationMs` that can play, pause and jump. Stops at the end; playing again starts over. */
export function useTimeline(durationMs: number): Timeline {
  const [positionMs, setPosition] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const position = useRef(0);
  const seek = useCallback(
    (ms: number) => {
      position.current = Math.min(durationMs, Math.max(0, ms));
      setPosition(position.current);
    },
    [durationMs],
  );
  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    let frame = requestAnimationFrame(advance);
    function advance(now: number) {
      seek(position.current + (now - last) * speed);
      last = now;
      if (position.current >= durationMs) setPlaying(false);
      else frame = requestAnimationFrame(advance);
    }
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, speed, durationMs, seek]);
  return {
    positionMs,
    isPlaying,
    speed,
    play: () => {
      if (position.current >= durationMs) seek(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    seek,
    setSpeed,
  };
}
