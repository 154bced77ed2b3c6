import { useActiveInterval } from '../../shared/useActiveInterval.ts';
import { useRecordReadingMutation } from './paymentsApi.ts';

/** The server counts the time between two heartbeats if they are close together. */
const heartbeatMs = 30_000;

/** Sends heartbeats while an owner of the course is reading. The refund rule uses the reading time. */
export function useReadingTime(courseId: number, isOwner: boolean): void {
  const [record] = useRecordReadingMutation();
  useActiveInterval(isOwner, heartbeatMs, () => void record({ body: { courseId } }));
}
