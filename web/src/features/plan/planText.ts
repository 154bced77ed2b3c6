import type { Plan, UnplannedItem } from '@dryrun/contracts/plan';
import { daysBetween } from '../../shared/days.ts';

/** Such as "Tomorrow" or "Mon, Nov 30". */
export function shortDay(day: string, today: string): string {
  if (daysBetween(today, day) === 1) return 'Tomorrow';
  return new Date(day).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

/** Such as "in 35 days". */
export function daysUntil({ interviewOn, today }: Pick<Plan, 'interviewOn' | 'today'>): string {
  const days = daysBetween(today, interviewOn);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** Such as "45 min", "2 h" or "1 h 15 min". */
export function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** A sum of estimates, in steps of five minutes. */
export function about(minutes: number): string {
  return minutes < 10 ? duration(minutes) : `about ${duration(Math.round(minutes / 5) * 5)}`;
}

/** A span if the minutes are an estimate, such as "10–20 min". */
export function timeOf(item: UnplannedItem): string {
  const range = 'range' in item ? item.range : undefined;
  if (!range || range.from === range.to) return duration(range?.from ?? item.minutes);
  return range.to < 60 ? `${range.from}–${range.to} min` : `${duration(range.from)} – ${duration(range.to)}`;
}

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export function keyOf(item: UnplannedItem, index: number): string {
  return `${item.kind} ${'lessonId' in item ? item.lessonId : ''} ${index}`;
}
