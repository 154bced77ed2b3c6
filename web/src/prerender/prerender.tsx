import { builtInCourse } from '@dryrun/content/course/outline';
import { flattenLessons, isOnSale, type Course } from '@dryrun/contracts/courses';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { PageRequest } from '@dryrun/contracts/page-renderer';
import { matchPage } from '@dryrun/contracts/pages';
import { configureSite } from '@dryrun/contracts/site';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { Client } from '../app/Client.tsx';
import { loadMatchedRoutes } from '../app/loadMatchedRoutes.ts';
import { createRoutes } from '../app/router.tsx';
import { createStore } from '../app/store.ts';
import { coursesApi } from '../features/courses/coursesApi.ts';
import { lessonsApi } from '../features/lessons/lessonsApi.ts';
import { subprocessorsApi } from '../features/privacy/subprocessorsApi.ts';
import { api } from '../shared/api.ts';
import { loadExtras } from '../shared/markdown/useExtraPlugins.ts';
import { findPublicPage } from './publicPages.ts';
import { renderDocument, renderHead } from './document.ts';

/** Implements PageRenderer. Returns undefined for pages that only the client renders. */
export async function renderPage(request: PageRequest): Promise<string | undefined> {
  configureSite(request.site);
  const page = findPublicPage(request.path, request.courses);
  if (!page) return undefined;
  const head = renderHead(page, request);
  const { module, prerender: hydrate } = page;
  if (hydrate === 'head') return renderDocument(request, { head });
  const routes = createRoutes();
  await Promise.all([loadMatchedRoutes(routes, request.path), loadExtras(['html', 'math'])]);
  const store = createStore();
  const hasData = await preloadData(store, request);
  const router = createMemoryRouter(routes, { initialEntries: [request.path] });
  const root = renderToString(<Client store={store} router={router} />);
  const state = hasData ? { api: store.getState().api } : undefined;
  router.dispose();
  store.dispatch(api.util.resetApiState()); // clears timers that would delay the server's shutdown
  store.stop();
  return renderDocument(request, { head, root, module, hydrate, ...omitUndefined({ state }) });
}

/** Puts the page's API data into the store. Returns false if the page needs none. */
async function preloadData(
  store: ReturnType<typeof createStore>,
  { path, courses, subprocessors, lessonText }: PageRequest,
): Promise<boolean> {
  const { page, params } = matchPage(path) ?? {};
  if (page?.name === 'courses') {
    await store.dispatch(coursesApi.util.upsertQueryData('listCourses', undefined, courses.filter(isOnSale)));
    return true;
  }
  if (page?.name === 'privacy') {
    await store.dispatch(
      subprocessorsApi.util.upsertQueryData('listSubprocessors', undefined, [...subprocessors]),
    );
    return true;
  }
  const course = courses.find((candidate) => candidate.path === params?.coursePath);
  if (!course) return false;
  const hasCourse = await preloadCourse(store, course);
  const hasLesson = await preloadLesson(store, course, params?.lessonPath, lessonText);
  return hasCourse || hasLesson;
}

/** Skips the built-in course, which is part of the client. */
async function preloadCourse(store: ReturnType<typeof createStore>, course: Course): Promise<boolean> {
  if (course.path === builtInCourse.path) return false;
  const argument = { query: { path: course.path } };
  await store.dispatch(coursesApi.util.upsertQueryData('getCourse', argument, course));
  return true;
}

async function preloadLesson(
  store: ReturnType<typeof createStore>,
  course: Course,
  lessonPath: string | undefined,
  lessonText: PageRequest['lessonText'],
): Promise<boolean> {
  const lesson = flattenLessons(course).find(({ urlPath }) => urlPath === lessonPath);
  const text = lesson?.preview ? lessonText(lesson.id) : undefined;
  if (!lesson || !text) return false;
  // Omits the solution of a coding question: it is hidden until a button reveals it, and search engines must not index
  // it.
  const visibleText = lesson.isCodingProblem ? { ...text, solution: '', answer: '' } : text;
  await store.dispatch(
    lessonsApi.util.upsertQueryData('getLessonContent', { query: { id: lesson.id } }, visibleText),
  );
  return true;
}
