import { daysBetween, localDay, longDay } from '../../shared/days.ts';

/** Completes "The next one comes ...": "tomorrow", or "on Monday, November 30". `day` is such as `2026-11-30`. */
export function dayPhrase(day: string): string {
  const today = localDay();
  return daysBetween(today, day) === 1 ? 'tomorrow' : `on ${longDay(day, today)}`;
}

export function countExercises(count: number): string {
  return count === 1 ? '1 exercise' : `${count} exercises`;
}
