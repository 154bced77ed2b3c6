import { getCourse, listCourses } from '@dryrun/contracts/courses';
import type { Output } from '@dryrun/contracts/endpoint';
import { api } from '../../shared/api.ts';
import { request, type Argument } from '../../shared/request.ts';

export const coursesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCourse: build.query<Output<typeof getCourse>, Argument<typeof getCourse>>({
      query: request(getCourse),
    }),
    listCourses: build.query<Output<typeof listCourses>, Argument<typeof listCourses>>({
      query: request(listCourses),
    }),
  }),
});

export const { useGetCourseQuery, useListCoursesQuery } = coursesApi;
