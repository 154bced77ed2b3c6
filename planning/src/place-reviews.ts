import { dailyReviewSeconds } from '@dryrun/contracts/review-time';
import { dayNumber } from './days.ts';
import { addItem, type DraftDay } from './draft-day.ts';
import type { DueReviews, PlannerInput } from './plan.ts';

/** Today shows no more (docs/product.md, Practice). */
const maxReviewMinutes = dailyReviewSeconds / 60;

/** Reviews get this share of a day's minutes, except on the final days, which have nothing new. */
const [shareOf, shareIn] = [2, 5];

/** Places reviews on the day on which they are due, or as soon after it as they fit. Returns the others. */
export function placeReviews(days: readonly DraftDay[], { reviews, used }: PlannerInput): DueReviews[] {
  const coming = reviews
    .map((group) => ({ ...group, due: dayNumber(group.dueOn) }))
    .sort((a, b) => a.due - b.due);
  let waiting: typeof coming = [];
  for (const [i, day] of days.entries()) {
    const before = waiting.length;
    while (coming[0] && coming[0].due <= day.number) waiting.push(...coming.splice(0, 1));
    if (waiting.length === 0) continue;
    if (waiting.length > before)
      waiting.sort((a, b) => Number(a.isOptional) - Number(b.isOptional) || a.due - b.due);
    const share = day.isFinal ? day.minutes : Math.floor((day.minutes * shareOf) / shareIn);
    const reviewed = i === 0 ? used.reviews : 0;
    let secondsLeft = 60 * Math.max(0, Math.min(share - reviewed, maxReviewMinutes - reviewed, day.capacity));
    let count = 0;
    let seconds = 0;
    for (const group of waiting) {
      const taken = Math.min(group.count, Math.floor(secondsLeft / group.secondsEach));
      group.count -= taken;
      count += taken;
      seconds += taken * group.secondsEach;
      secondsLeft -= taken * group.secondsEach;
    }
    waiting = waiting.filter((group) => group.count > 0);
    if (count > 0) addItem(day, { kind: 'reviews', count, minutes: Math.ceil(seconds / 60) });
  }
  return [...waiting, ...coming];
}
