const dayMs = 24 * 3600 * 1000;

/** The days from one day to another. A day is such as `2026-11-30`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The day of a date in the browser's time zone, such as `2026-11-30`. */
export function localDay(date = new Date()): string {
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** The first day that an interview can be on, in the time zone of the browser. */
export function firstInterviewDay(): string {
  return new Date(Date.parse(localDay()) + dayMs).toISOString().slice(0, 10);
}

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
