import { rehearsalMinutes } from '@dryrun/contracts/rehearsal';
import { dayOf } from './days.ts';
import { draftDays } from './draft-day.ts';
import { placeRehearsals } from './place-rehearsals.ts';
import { placeReviews } from './place-reviews.ts';
import { placeWork } from './place-work.ts';
import type { Plan, PlannedItem, PlannerInput } from './plan.ts';

/** Plans the days before an interview. Pure and deterministic. The rules are in docs/product.md, Plan. */
export function makePlan(input: PlannerInput): Plan {
  const days = draftDays(input);
  const reviewsLeft = placeReviews(days, input).filter(({ isOptional }) => !isOptional);
  const canRehearse = placeRehearsals(days, input);
  const { workLeft, againLeft } = placeWork(
    days.filter(({ isFinal }) => !isFinal),
    input,
  );
  const count = reviewsLeft.reduce((sum, group) => sum + group.count, 0);
  const seconds = reviewsLeft.reduce((sum, group) => sum + group.count * group.secondsEach, 0);
  const notFitting: PlannedItem[] = [
    ...workLeft.map(({ kind, id, minutes }) => ({ kind, id, minutes })),
    ...againLeft.map(({ id, minutes }) => ({ kind: 'problem', id, minutes, isAgain: true }) as const),
  ];
  if (count > 0) notFitting.push({ kind: 'reviews', count, minutes: Math.ceil(seconds / 60) });
  if (!canRehearse && days.length > 0) notFitting.push({ kind: 'rehearsal', minutes: rehearsalMinutes });
  return {
    days: days
      .filter(({ items }) => items.length > 0)
      .map(({ number, items }) => ({ on: dayOf(number), items })),
    notFitting,
  };
}
