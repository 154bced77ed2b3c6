import type { PlanLesson } from './course-work.ts';
import { isWorkedOn } from './done-items.ts';
import type { Learner } from './learner.ts';
import type { PlannedItem } from './plan.ts';
import type { StoredContent } from './stored-plan.ts';

type PastState = Pick<StoredContent, 'progress' | 'earlier' | 'isBehind'>;

/**
 * Counts the parts that were done on past days, and notes the plan from before the first missed day: a day with items on
 * which the learner did nothing.
 */
export function settlePastDays(
  content: StoredContent,
  learner: Learner,
  lessons: readonly PlanLesson[],
): PastState {
  let { progress, earlier, isBehind } = content;
  for (const { on, items } of content.days) {
    if (on >= learner.today) break;
    if (learner.activeOn.has(on)) {
      isBehind = false;
      progress = addParts(progress, listWorkedParts(items, learner, lessons, on));
    } else if (!isBehind) {
      isBehind = true;
      earlier = listTotals(content, learner.today);
    }
  }
  return { progress, earlier, isBehind };
}

interface DonePart {
  readonly id: number;
  readonly minutes: number;
}

export function listWorkedParts(
  items: readonly PlannedItem[],
  learner: Learner,
  lessons: readonly PlanLesson[],
  day: string,
): readonly DonePart[] {
  return items.flatMap((item) => {
    if (!('part' in item) || !item.part) return [];
    const found = lessons.find(({ lesson }) => lesson.id === item.id);
    return found && isWorkedOn(found, learner, day) ? [{ id: item.id, minutes: item.minutes }] : [];
  });
}

export function addParts(
  progress: StoredContent['progress'],
  parts: readonly DonePart[],
): StoredContent['progress'] {
  const sum = { ...progress };
  for (const { id, minutes } of parts) {
    const before = sum[id] ?? { parts: 0, minutes: 0 };
    sum[id] = { parts: before.parts + 1, minutes: before.minutes + minutes };
  }
  return sum;
}

function listTotals({ days }: StoredContent, from: string): StoredContent['earlier'] {
  return Object.fromEntries(
    days
      .filter(({ on }) => on >= from)
      .map(({ on, items }) => [on, items.reduce((sum, { minutes }) => sum + minutes, 0)]),
  );
}
