import { limits } from '@dryrun/contracts/limits';
import type { RefundMeter } from '@dryrun/contracts/refunds';

/** The refund rule of the terms: at most a quarter of the lessons finished and three hours of reading. */
export function measureRefund(finishedLessons: number, lessons: number, readingSeconds: number): RefundMeter {
  const readingMinutes = Math.floor(readingSeconds / 60);
  return {
    finishedLessons,
    lessons,
    readingMinutes,
    isWithinRule:
      finishedLessons <= lessons * limits.refundFinishedShare &&
      readingSeconds <= limits.refundReadingMinutes * 60,
  };
}

export function getRefundDeadline(paidAt: Date): Date {
  return new Date(paidAt.getTime() + limits.refundDays * 24 * 3600 * 1000);
}
