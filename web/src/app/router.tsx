import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { LoadFailedPage } from '../pages/LoadFailedPage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { patterns } from '../shared/paths.ts';
import { Layout, LoadingLayout } from './layout/Layout.tsx';
import { RequireUser } from './layout/RequireUser.tsx';

/** A page in a chunk of its own, loaded when it is first visited. */
function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: { Component: load } };
}

const loadFailed = { ErrorBoundary: LoadFailedPage, HydrateFallback: LoadingLayout };

/**
 * The route table: every address of the client and the page it shows. Made anew for each router, because a router
 * notes in it which pages are loaded.
 */
export const createRoutes = (): RouteObject[] => [
  {
    ...loadFailed,
    element: <Layout />,
    children: [
      page(patterns.home, async () => (await import('../pages/StartPage.tsx')).StartPage),
      page(patterns.login, async () => (await import('../pages/LoginPage.tsx')).LoginPage),
      page(patterns.course, async () => (await import('../pages/CoursePage.tsx')).CoursePage),
      {
        element: <RequireUser />,
        children: [
          page(patterns.myCourses, async () => (await import('../pages/MyCoursesPage.tsx')).MyCoursesPage),
        ],
      },
      { path: patterns.notFound, element: <NotFoundPage /> },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
  {
    ...loadFailed,
    element: <Layout isWorkspace />,
    children: [page(patterns.lesson, async () => (await import('../pages/LessonPage.tsx')).LessonPage)],
  },
];

export function createRouter() {
  return createBrowserRouter(createRoutes());
}
