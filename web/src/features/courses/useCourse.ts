import { builtInCourse } from '@dryrun/content/course/outline';
import type { Course } from '@dryrun/contracts/courses';
import { statusOf } from '../../shared/error.ts';
import { useGetCourseQuery } from './coursesApi.ts';

export type CourseResult =
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly course: Course };

/** Loads a course by path. The built-in course is bundled and needs no request. */
export function useCourse(path: string): CourseResult {
  const isBuiltIn = path === builtInCourse.path;
  const { currentData, error, isFetching, refetch } = useGetCourseQuery(
    { query: { path } },
    { skip: isBuiltIn },
  );
  if (isBuiltIn) return { status: 'ready', course: builtInCourse };
  if (currentData) return { status: 'ready', course: currentData };
  if (!error || isFetching) return { status: 'loading' };
  return statusOf(error) === 404 ? { status: 'missing' } : { status: 'failed', retry: () => void refetch() };
}
