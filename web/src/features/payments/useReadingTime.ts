import { useEffect } from 'react';
import { useRecordReadingMutation } from './paymentsApi.ts';

/** The server counts the time between two heartbeats if they are close together. */
const heartbeatMs = 30_000;
/** The user counts as idle after this time without input. */
const idleMs = 60_000;

const activityEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart'] as const;

/** Sends heartbeats while an owner of the course is reading. The refund rule uses the reading time. */
export function useReadingTime(courseId: number, isOwner: boolean): void {
  const [record] = useRecordReadingMutation();
  useEffect(() => {
    if (!isOwner) return;
    let lastActive = Date.now();
    const onActivity = () => {
      lastActive = Date.now();
    };
    const sendHeartbeat = () => {
      const isReading = document.visibilityState === 'visible' && Date.now() - lastActive < idleMs;
      if (isReading) void record({ body: { courseId } });
    };
    for (const event of activityEvents)
      window.addEventListener(event, onActivity, { passive: true, capture: true });
    const timer = window.setInterval(sendHeartbeat, heartbeatMs);
    return () => {
      window.clearInterval(timer);
      for (const event of activityEvents) window.removeEventListener(event, onActivity, { capture: true });
    };
  }, [courseId, isOwner, record]);
}
