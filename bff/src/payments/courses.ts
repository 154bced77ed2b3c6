import { builtInCourse } from '@dryrun/content/course/outline';
import type { Course } from '@dryrun/contracts/courses';
import { fieldError } from '../error.ts';
import { toCents, type PricedCourse } from './price.ts';

/** Every course on sale. */
const onSale: ReadonlyMap<number, Course> = new Map([[builtInCourse.id, builtInCourse]]);

/** The courses of an order. Throws `course_not_sold` for an id that is none. */
export function findCourses(ids: readonly number[]): Course[] {
  return ids.map((id) => {
    const course = onSale.get(id);
    if (!course) throw fieldError('course_not_sold', 'coursesIds');
    return course;
  });
}

/** All courses on sale, for a promo code that is tried before anything is chosen. */
export const allCourses = (): Course[] => [...onSale.values()];

export const priced = ({ id, price, discountPercentage }: Course): PricedCourse => ({
  id,
  listCents: toCents(price),
  discountFraction: discountPercentage,
});

/** What is bought, in words. */
export const describeCourses = (ids: readonly number[]): string =>
  ids.map((id) => onSale.get(id)?.title ?? `Course ${id}`).join(', ');

/** How many lessons the courses hold. */
export const countLessons = (ids: readonly number[]): number =>
  ids.flatMap((id) => onSale.get(id)?.sections ?? []).flatMap(({ lessons }) => lessons).length;
