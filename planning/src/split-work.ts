import type { DraftDay } from './draft-day.ts';
import type { Work } from './plan.ts';

/** A part of less is not worth the start, unless the day has little more. */
const smallestPart = 10;

export interface SplitPart {
  readonly day: DraftDay;
  readonly minutes: number;
}

/**
 * Splits an item that is longer than a day over this and later days. Fails if the first day is too short for a part, or if
 * the item would not end in time on any day.
 */
export function splitWork(
  { minutes }: Work,
  days: readonly DraftDay[],
  first: number,
): readonly SplitPart[] | 'not-today' | 'never' {
  const parts: SplitPart[] = [];
  let left = minutes;
  for (let i = first; i < days.length; i += 1) {
    const day = days[i] as DraftDay;
    const part = left <= day.capacity - day.used ? left : longestPart(day, left);
    if (part === 0 && parts.length === 0) return 'not-today';
    if (part > 0) parts.push({ day, minutes: part });
    left -= part;
    if (left === 0) return parts;
  }
  return 'never';
}

/** Leaves enough for the last part. Returns 0 if the day is too short. */
function longestPart(day: DraftDay, left: number): number {
  const smallest = Math.max(1, Math.min(smallestPart, Math.floor(day.minutes / 2)));
  const room = day.target - day.used;
  const part = left - room < smallestPart && left - smallestPart >= smallest ? left - smallestPart : room;
  return part >= smallest ? Math.min(part, room) : 0;
}
