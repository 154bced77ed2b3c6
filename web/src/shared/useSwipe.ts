import { useRef, type TouchEvent } from 'react';

/** Minimum horizontal distance of a swipe, in CSS pixels. */
const minSwipePx = 40;

/** Handlers that call `onSwipe` with 1 for a swipe to the left (forward) and -1 for one to the right (back). */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const touch = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches.length === 1 ? touches[0] : undefined;
      touch.current = finger && { x: finger.clientX, y: finger.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [start, end] = [touch.current, changedTouches[0]];
      touch.current = undefined;
      if (!start || !end) return;
      const [dx, dy] = [end.clientX - start.x, end.clientY - start.y];
      if (Math.abs(dx) > minSwipePx && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
    },
  };
}
