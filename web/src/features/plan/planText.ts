import type { Plan, PlanDay, UnplannedItem } from '@dryrun/contracts/plan';

const dayMs = 24 * 3600 * 1000;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Such as "Monday, November 30", with the year if the day is far away. */
export function longDay(day: string, today: string): string {
  return new Date(day).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
    ...(daysBetween(today, day) > 300 && { year: 'numeric' }),
  });
}

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

type Timed = Pick<PlanDay, 'minutes' | 'range'>;

/** A span if the minutes are an estimate, such as "10–20 min". */
export function timeOf({ minutes, range }: Timed): string {
  if (!range || range.from === range.to) return duration(range?.from ?? minutes);
  return range.to < 60 ? `${range.from}–${range.to} min` : `${duration(range.from)} – ${duration(range.to)}`;
}

/** The time of an item. Reviews and rehearsals have no span. */
export function itemTime(item: UnplannedItem): string {
  return timeOf({ minutes: item.minutes, ...('range' in item && { range: item.range }) });
}

export function sumOf(items: readonly UnplannedItem[]): Timed {
  const rangeOf = (item: UnplannedItem) => ('range' in item ? item.range : undefined);
  const sum = (of: (item: UnplannedItem) => number): number =>
    items.reduce((total, item) => total + of(item), 0);
  return {
    minutes: sum((item) => item.minutes),
    range: {
      from: sum((item) => rangeOf(item)?.from ?? item.minutes),
      to: sum((item) => rangeOf(item)?.to ?? item.minutes),
    },
  };
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
