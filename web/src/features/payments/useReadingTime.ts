import { useEffect } from 'react';
import { useRecordReadingMutation } from './paymentsApi.ts';

/** Between two signs of reading; the server counts the time between signs that are close to each other. */
const signMs = 30_000;
/** Who has not moved, scrolled or typed for so long is not reading. */
const idleMs = 60_000;

const activity = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart'] as const;

/** Tells the server while an owner actively reads: the refund rule counts it, and payment history shows it. */
export function useReadingTime(courseId: number, isOwner: boolean): void {
  const [record] = useRecordReadingMutation();
  useEffect(() => {
    if (!isOwner) return;
    let lastActive = Date.now();
    const note = () => {
      lastActive = Date.now();
    };
    const sign = () => {
      const isReading = document.visibilityState === 'visible' && Date.now() - lastActive < idleMs;
      if (isReading) void record({ body: { courseId } });
    };
    for (const event of activity) window.addEventListener(event, note, { passive: true, capture: true });
    const timer = window.setInterval(sign, signMs);
    return () => {
      window.clearInterval(timer);
      for (const event of activity) window.removeEventListener(event, note, { capture: true });
    };
  }, [courseId, isOwner, record]);
}
