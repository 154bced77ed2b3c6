import type { Catalog } from '@dryrun/content/catalog';
import { flattenLessons, isOnSale, type Course } from '@dryrun/contracts/courses';
import { fieldError } from '../platform/error.ts';

/** Throws `course_not_sold` for an unknown id or a withdrawn course. */
export function findCourses(catalog: Catalog, ids: readonly number[]): Course[] {
  return ids.map((id) => {
    const course = catalog.findCourseById(id);
    if (!course) throw fieldError('course_not_sold', 'coursesIds');
    if (!isOnSale(course))
      throw fieldError('course_not_sold', 'coursesIds', `${course.title} is no longer on sale.`);
    return course;
  });
}

export const describeCourses = (catalog: Catalog, ids: readonly number[]): string =>
  findCourses(catalog, ids)
    .map(({ title }) => title)
    .join(', ');

export const countLessons = (catalog: Catalog, ids: readonly number[]): number =>
  ids.flatMap((id) => flattenLessons(catalog.findCourseById(id) ?? { sections: [] })).length;
