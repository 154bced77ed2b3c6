import type { DraftDay } from './draft-day.ts';
import type { Work } from './plan.ts';

/** A part of less is not worth the start, unless the day has little more. */
const smallestPart = 10;

export interface SplitPart {
  readonly day: DraftDay;
  readonly minutes: number;
}

/**
 * Splits an item that is longer than a day over this and later days, in parts as equal as they fit. Fails if the first day is
 * too short for a part, or if the item would not end in time on any day.
 */
export function splitWork(
  { minutes }: Work,
  days: readonly DraftDay[],
  first: number,
): readonly SplitPart[] | 'not-today' | 'never' {
  const chosen: DraftDay[] = [];
  let left = minutes;
  for (let i = first; i < days.length && left > 0; i += 1) {
    const day = days[i] as DraftDay;
    const room = left <= day.capacity - day.used ? left : roomForPart(day);
    if (room === 0 && chosen.length === 0) return 'not-today';
    if (room > 0) chosen.push(day);
    left -= room;
  }
  return left > 0 ? 'never' : balance(minutes, chosen);
}

function balance(minutes: number, days: readonly DraftDay[]): SplitPart[] {
  let left = minutes;
  return days.map((day, i) => {
    const later = days.slice(i + 1);
    const roomLater = later.reduce((sum, each, j) => sum + roomOf(each, j === later.length - 1), 0);
    const equal = Math.ceil(left / (days.length - i));
    const part = Math.min(Math.max(equal, left - roomLater), roomOf(day, later.length === 0));
    left -= part;
    return { day, minutes: part };
  });
}

/** The last part may use the 10% above the minutes of the day. */
const roomOf = ({ capacity, target, used }: DraftDay, isLast: boolean): number =>
  (isLast ? capacity : target) - used;

/** Returns 0 if the day is too short. */
function roomForPart(day: DraftDay): number {
  const smallest = Math.max(1, Math.min(smallestPart, Math.floor(day.minutes / 2)));
  const room = roomOf(day, false);
  return room >= smallest ? room : 0;
}
