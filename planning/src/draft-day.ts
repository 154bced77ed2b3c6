import { dayNumber, weekday } from './days.ts';
import type { PlannedItem, PlannerInput } from './plan.ts';

/** Days before the interview that have only reviews and one rehearsal. */
export const finalDays = 2;

/** A day while it is being planned. */
export interface DraftDay {
  /** See `dayNumber`. */
  readonly number: number;
  readonly minutes: number;
  /** The most minutes that items may have together: 10% more than the day has, so that an item need not be split. */
  readonly capacity: number;
  /** Up to here, a day is filled with a part of a long item. */
  readonly target: number;
  readonly isFinal: boolean;
  used: number;
  readonly items: PlannedItem[];
}

/** The days from today to the day before the interview. After missed days, no day with items grows by more than 20%. */
export function draftDays({ today, interviewOn, minutes, used, earlier }: PlannerInput): DraftDay[] {
  const first = dayNumber(today);
  const end = dayNumber(interviewOn);
  const minutesBefore = new Map(Object.entries(earlier).map(([day, planned]) => [dayNumber(day), planned]));
  const days: DraftDay[] = [];
  for (let number = first; number < end; number += 1) {
    const available = minutes[weekday(number)] ?? 0;
    const before = minutesBefore.get(number) ?? 0;
    const limit = before > 0 ? Math.floor((before * 6) / 5) : Number.POSITIVE_INFINITY;
    const usedToday = number === first ? used.total : 0;
    days.push({
      number,
      minutes: available,
      capacity: Math.min(Math.floor((available * 11) / 10), limit) - usedToday,
      target: Math.min(available, limit) - usedToday,
      isFinal: end - number <= finalDays,
      used: 0,
      items: [],
    });
  }
  return days;
}

export function addItem(day: DraftDay, item: PlannedItem): void {
  day.items.push(item);
  day.used += item.minutes;
}
