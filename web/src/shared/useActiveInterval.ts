import { useEffect, useRef } from 'react';

/** The user counts as idle after this time without input. */
const idleMs = 60_000;

const activityEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart'] as const;

/** Calls `onInterval` every `intervalMs` while the page is visible and the user is active. */
export function useActiveInterval(isEnabled: boolean, intervalMs: number, onInterval: () => void): void {
  const latest = useRef(onInterval);
  useEffect(() => {
    latest.current = onInterval;
  });
  useEffect(() => {
    if (!isEnabled) return;
    let lastActive = Date.now();
    const onActivity = () => {
      lastActive = Date.now();
    };
    const check = () => {
      if (document.visibilityState === 'visible' && Date.now() - lastActive < idleMs) latest.current();
    };
    for (const event of activityEvents)
      window.addEventListener(event, onActivity, { passive: true, capture: true });
    const timer = window.setInterval(check, intervalMs);
    return () => {
      window.clearInterval(timer);
      for (const event of activityEvents) window.removeEventListener(event, onActivity, { capture: true });
    };
  }, [isEnabled, intervalMs]);
}
