import { getCourse, listCourses } from '@dryrun/contracts/courses';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';

export const coursesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCourse: build.query(request(getCourse)),
    listCourses: build.query(request(listCourses)),
  }),
});

export const { useGetCourseQuery, useListCoursesQuery } = coursesApi;
