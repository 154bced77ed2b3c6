import { rehearsalMinutes } from '@dryrun/contracts/rehearsal';
import { dayNumber, weekday } from './days.ts';
import { addItem, finalDays, type DraftDay } from './draft-day.ts';
import type { PlannerInput } from './plan.ts';

const rehearsalEvery = 5;

/**
 * Places a rehearsal on one of the final days and on every fifth study day, where it fits. Returns false if the learner may
 * rehearse but no day has room.
 */
export function placeRehearsals(days: readonly DraftDay[], input: PlannerInput): boolean {
  const rehearsedOn = input.rehearsedOn === null ? Number.NEGATIVE_INFINITY : dayNumber(input.rehearsedOn);
  const isFinalDone = rehearsedOn >= dayNumber(input.interviewOn) - finalDays;
  const hasRoom = ({ capacity, used, number }: DraftDay): boolean =>
    capacity - used >= rehearsalMinutes && number !== rehearsedOn;
  // The one before the interview comes first, because the learner may have only one left.
  const final = isFinalDone ? undefined : days.find((day) => day.isFinal && hasRoom(day));
  const fifth = listFifthDays(days, input).filter(hasRoom);
  const chosen = [...(final ? [final] : []), ...fifth].slice(0, input.rehearsalsLeft);
  for (const day of chosen) addItem(day, { kind: 'rehearsal', minutes: rehearsalMinutes });
  return chosen.length > 0 || isFinalDone || input.rehearsalsLeft === 0;
}

/** The days are counted from the start of the plan, so that a plan of another day has them too. */
function listFifthDays(
  days: readonly DraftDay[],
  { startedOn, today, minutes }: PlannerInput,
): readonly DraftDay[] {
  let studyDays = 0;
  for (let number = dayNumber(startedOn); number < dayNumber(today); number += 1)
    if ((minutes[weekday(number)] ?? 0) > 0) studyDays += 1;
  return days.filter((day) => {
    if (day.minutes > 0) studyDays += 1;
    return day.minutes > 0 && studyDays % rehearsalEvery === 0 && !day.isFinal;
  });
}
