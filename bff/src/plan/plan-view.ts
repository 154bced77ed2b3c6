import { flattenLessons } from '@dryrun/contracts/courses';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { Plan, PlanDay, UnplannedItem } from '@dryrun/contracts/plan';
import {
  listPlanCourses,
  listPlanLessons,
  ownsCourse,
  paceOfLearner,
  paceOfLesson,
  type Courses,
} from '@dryrun/planning/course-work';
import { markDone } from '@dryrun/planning/done-items';
import type { Learner } from '@dryrun/planning/learner';
import { minutesRange } from '@dryrun/planning/pace';
import type { PlannedItem } from '@dryrun/planning/plan';
import type { CurrentPlan } from '@dryrun/planning/recompute';

/** The plan with names, spans of time and what is done. Items of lessons that the learner cannot open are omitted. */
export function toPlanView(courses: Courses, { row, learner }: CurrentPlan): Plan {
  const { content, placement, minutes } = row;
  const lessons = listPlanLessons(courses, learner);
  const context = { courses, learner, lessons };
  const pace = paceOfLearner(lessons, learner);
  const byId = new Map(lessons.map((each) => [each.lesson.id, each]));

  const name = (item: PlannedItem): UnplannedItem | undefined => {
    if (item.kind === 'rehearsal' || item.kind === 'reviews') return item;
    const found = byId.get(item.id);
    if (!found) return undefined;
    const { course, lesson } = found;
    const isEstimate = item.part === undefined && lesson.minutes !== undefined;
    return omitUndefined({
      kind: item.kind,
      lessonId: lesson.id,
      coursePath: course.path,
      lessonPath: lesson.urlPath,
      name: lesson.name,
      minutes: item.minutes,
      range: isEstimate ? minutesRange(lesson.minutes ?? 1, paceOfLesson(lesson, pace)) : undefined,
      isAgain: item.isAgain ?? false,
    });
  };

  const toDay = (on: string, items: readonly PlannedItem[]): PlanDay => {
    const named = markDone(items, context).flatMap(({ item, isDone }) => {
      const view = name(item);
      if (!view) return [];
      return [
        { ...view, ...('part' in item && { part: item.part }), isDone: isDone && on === learner.today },
      ];
    });
    return { on, items: named, minutes: named.reduce((sum, { minutes: each }) => sum + each, 0) };
  };

  return omitUndefined({
    interviewOn: learner.interviewOn ?? learner.today,
    today: learner.today,
    timeZone: learner.zone,
    minutes,
    days: content.days
      .filter(({ on }) => on >= learner.today)
      .map(({ on, items }) => toDay(on, items))
      .filter(({ items }) => items.length > 0),
    notFitting: content.notFitting.flatMap((item) => name(item) ?? []),
    isLimited: Object.keys(content.earlier).some((day) => day >= learner.today),
    locked: listLocked(courses, learner),
    placement: placement
      ? { asked: placement.length, right: placement.filter(({ isRight }) => isRight).length }
      : undefined,
    hasCalendar: row.calendar_hash !== null,
  });
}

function listLocked(courses: Courses, learner: Learner): Plan['locked'] {
  const open = new Set(listPlanLessons(courses, learner).map(({ lesson }) => lesson.id));
  return listPlanCourses(courses, learner)
    .filter((course) => !ownsCourse(learner, course))
    .map((course) => ({
      coursePath: course.path,
      title: course.title,
      lessons: flattenLessons(course).filter(({ id }) => !open.has(id)).length,
    }));
}
