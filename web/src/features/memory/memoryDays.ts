const dayMs = 24 * 3600 * 1000;

/** Completes "The next one comes ...": "tomorrow", or "on Monday, November 30". `day` is such as `2026-11-30`. */
export function dayPhrase(day: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(localToday())) / dayMs);
  if (days === 1) return 'tomorrow';
  const date = new Date(day);
  return `on ${date.toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
    ...(days > 300 && { year: 'numeric' }),
  })}`;
}

/** The current day of the browser, such as `2026-11-30`. */
export function localToday(): string {
  return new Date().toLocaleDateString('en-CA');
}

export function countExercises(count: number): string {
  return count === 1 ? '1 exercise' : `${count} exercises`;
}
