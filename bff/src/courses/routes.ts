import { coursesContract } from '@dryrun/contracts/courses';
import type { Router } from 'express';
import type { Context } from '../platform/context.ts';
import { fieldError } from '../platform/error.ts';
import { implement } from '../platform/http/implement.ts';

/** What courses there are. Public: outlines without a line of what is paid for. */
export function coursesRoutes(context: Context): Router {
  const { catalogue } = context;
  return implement(
    coursesContract,
    {
      async getCourse({ query: { path } }) {
        const course = catalogue.findCourse(path);
        if (!course) throw fieldError('course_not_found', 'path', 'path: there is no such course.');
        return course;
      },
      async listCourses() {
        return [...catalogue.courses];
      },
    },
    context,
  );
}
