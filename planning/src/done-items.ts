import { isDone, type Courses, type PlanLesson } from './course-work.ts';
import type { Learner } from './learner.ts';
import type { PlannedItem } from './plan.ts';

interface MarkedItem {
  readonly item: PlannedItem;
  readonly isDone: boolean;
}

interface DoneContext {
  readonly courses: Courses;
  readonly learner: Learner;
  readonly lessons: readonly PlanLesson[];
}

/** Says which items of today are done. */
export function markDone(items: readonly PlannedItem[], context: DoneContext): readonly MarkedItem[] {
  const { learner } = context;
  let reviewsLeft = learner.reviewedToday.reduce((sum, { count }) => sum + count, 0);
  return items.map((item) => {
    if (item.kind === 'rehearsal') return { item, isDone: learner.rehearsedOn === learner.today };
    if (item.kind !== 'reviews') return { item, isDone: isTaskDone(item, context) };
    reviewsLeft -= item.count;
    return { item, isDone: reviewsLeft >= 0 };
  });
}

function isTaskDone(
  item: Exclude<PlannedItem, { readonly kind: 'reviews' | 'rehearsal' }>,
  { courses, learner, lessons }: DoneContext,
): boolean {
  const found = lessons.find(({ lesson }) => lesson.id === item.id);
  if (!found) return false;
  if (item.isAgain) {
    const problem = learner.problems.get(found.lesson.questionId ?? Number.NaN);
    return problem?.lastSolvedOn === learner.today;
  }
  return (
    isDone(courses, learner, found) || (item.part !== undefined && isWorkedOn(found, learner, learner.today))
  );
}

/** Whether a part of a long lesson or problem counts as done on a day. The time with one lesson is not measured. */
export function isWorkedOn({ lesson }: PlanLesson, { activeOn, workedOn }: Learner, day: string): boolean {
  return lesson.questionId === undefined ? activeOn.has(day) : workedOn.has(`${lesson.questionId} ${day}`);
}
