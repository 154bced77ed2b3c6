import { coursesContract, isOnSale } from '@dryrun/contracts/courses';
import type { Router } from 'express';
import type { Context } from '../platform/context.ts';
import { fieldError } from '../platform/error.ts';
import { implement } from '../platform/http/implement.ts';

/** Serves the public course outlines, which contain no paid content. */
export function coursesRoutes(context: Context): Router {
  const { catalog } = context;
  return implement(
    coursesContract,
    {
      async getCourse({ query: { path } }) {
        const course = catalog.findCourseByPath(path);
        if (!course) throw fieldError('course_not_found', 'path', 'path: course not found.');
        return course;
      },
      async listCourses() {
        return catalog.courses.filter(isOnSale);
      },
    },
    context,
  );
}
