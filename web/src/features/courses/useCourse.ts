import { builtInCourse } from '@dryrun/content/course/outline';
import type { Course } from '@dryrun/contracts/courses';
import { redirectOldPath } from '@dryrun/contracts/old-paths';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { statusOf } from '../../shared/error.ts';
import { useGetCourseQuery } from './coursesApi.ts';

export type CourseResult =
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly course: Course };

/** Loads a course by path; the built-in one needs no request. Redirects old paths of courses and lessons. */
export function useCourse(path: string): CourseResult {
  const isBuiltIn = path === builtInCourse.path;
  const { currentData, error, isFetching, refetch } = useGetCourseQuery(
    { query: { path } },
    { skip: isBuiltIn },
  );
  const course = isBuiltIn ? builtInCourse : currentData;
  const isRedirecting = useOldPathRedirect(course);
  if (isRedirecting) return { status: 'loading' };
  if (course) return { status: 'ready', course };
  if (!error || isFetching) return { status: 'loading' };
  return statusOf(error) === 404 ? { status: 'missing' } : { status: 'failed', retry: () => void refetch() };
}

function useOldPathRedirect(course: Course | undefined): boolean {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const currentPath = course && redirectOldPath(pathname, [course]);
  useEffect(() => {
    if (currentPath === undefined) return;
    void navigate({ pathname: currentPath, search, hash }, { replace: true, state });
  }, [currentPath, search, hash, state, navigate]);
  return currentPath !== undefined;
}
