const dayMs = 24 * 3600 * 1000;

/** Calendar days such as `2026-12-24`, without a time zone. They are numbered from 1970-01-01. */
export function dayNumber(day: string): number {
  return Date.parse(day) / dayMs;
}

export function dayOf(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/** 0 is Monday. */
export function weekday(number: number): number {
  return (((number + 3) % 7) + 7) % 7; // 1970-01-01 was a Thursday
}
