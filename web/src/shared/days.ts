const dayMs = 24 * 3600 * 1000;

/** The days from one day to another. A day is such as `2026-11-30`. */
export const daysBetween = (from: string, to: string): number =>
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
