import { builtInCourse } from '@dryrun/content/course/outline';
import type { Course } from '@dryrun/contracts/courses';
import type { PageRequest } from '@dryrun/contracts/page-renderer';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, matchPath } from 'react-router-dom';
import { Client } from '../app/Client.tsx';
import { loadMatchedPages } from '../app/loadMatchedPages.ts';
import { createRoutes } from '../app/router.tsx';
import { createStore } from '../app/store.ts';
import { coursesApi } from '../features/courses/coursesApi.ts';
import { lessonsApi } from '../features/lessons/lessonsApi.ts';
import { subprocessorsApi } from '../features/privacy/subprocessorsApi.ts';
import { api } from '../shared/api.ts';
import { loadMath } from '../shared/markdown/useMath.ts';
import { patterns } from '../shared/paths.ts';
import { publicPageOf } from './publicPages.ts';
import { headOf, insertPage } from './document.ts';

/** The complete HTML of a public page; undefined for pages that the client draws by itself. See PageRenderer. */
export async function renderPage(request: PageRequest): Promise<string | undefined> {
  const page = publicPageOf(request.path, request.courses);
  if (!page) return undefined;
  const head = headOf(page, request);
  if (page.module === undefined) return insertPage(request, { head });
  const routes = createRoutes();
  await Promise.all([loadMatchedPages(routes, request.path), loadMath()]);
  const store = createStore();
  const loaded = await loadAnswers(store, request);
  const router = createMemoryRouter(routes, { initialEntries: [request.path] });
  const root = renderToString(<Client store={store} router={router} />);
  const state = loaded ? { state: { api: store.getState().api } } : {};
  router.dispose();
  store.dispatch(api.util.resetApiState()); // its timers would hold the server's end up
  store.stop();
  return insertPage(request, {
    head,
    root,
    module: page.module,
    hydrate: page.hydrate,
    ...state,
  });
}

/** Puts the server's answers where the page looks for them. Returns whether it looks for any. */
async function loadAnswers(
  store: ReturnType<typeof createStore>,
  { path, courses, processors, lessonText }: PageRequest,
): Promise<boolean> {
  if (path === patterns.courses) {
    await store.dispatch(coursesApi.util.upsertQueryData('listCourses', undefined, [...courses]));
    return true;
  }
  if (path === patterns.privacy) {
    await store.dispatch(
      subprocessorsApi.util.upsertQueryData('listSubprocessors', undefined, [...processors]),
    );
    return true;
  }
  const coursePath = matchPath({ path: patterns.course, end: false }, path)?.params.coursePath;
  const lessonPath = matchPath(patterns.lesson, path)?.params.lessonPath;
  const course = courses.find((one) => one.path === coursePath);
  if (!course) return false;
  const isFetched = await loadCourse(store, course);
  const isRead = await loadLesson(store, course, lessonPath, lessonText);
  return isFetched || isRead;
}

/** The built-in course needs no answer: the client has it with it. */
async function loadCourse(store: ReturnType<typeof createStore>, course: Course): Promise<boolean> {
  if (course.path === builtInCourse.path) return false;
  const argument = { query: { path: course.path } };
  await store.dispatch(coursesApi.util.upsertQueryData('getCourse', argument, course));
  return true;
}

/** The text of a free lesson. */
async function loadLesson(
  store: ReturnType<typeof createStore>,
  course: Course,
  lessonPath: string | undefined,
  lessonText: PageRequest['lessonText'],
): Promise<boolean> {
  const lesson = course.sections
    .flatMap((section) => section.lessons)
    .find(({ urlPath }) => urlPath === lessonPath);
  const text = lesson?.preview ? lessonText(lesson.id) : undefined;
  if (!lesson || !text) return false;
  // Of a coding question only the question: its solution is behind a press, and not for a search engine to tell.
  const shown = lesson.isCodingProblem ? { ...text, solution: '', answer: '' } : text;
  await store.dispatch(
    lessonsApi.util.upsertQueryData('getLessonContent', { query: { id: lesson.id } }, shown),
  );
  return true;
}
