import { builtInCourse, findLesson } from '@dryrun/content/course/outline';
import { isPublished } from '@dryrun/content/course/published';
import type { Lesson } from '@dryrun/contracts/courses';
import {
  listSubmissions,
  startRun,
  startSubmission,
  checkRun,
  checkSubmission,
  type Check,
} from '@dryrun/contracts/code';
import { getLessonContent, recordCompleted, recordLastLesson } from '@dryrun/contracts/lessons';
import { pages } from '@dryrun/contracts/pages';
import { recordReading } from '@dryrun/contracts/payments';
import { getMe } from '@dryrun/contracts/users';
import { fireEvent, screen } from '@testing-library/react';
import { parsePath, Route, Routes } from 'react-router-dom';
import { PlainEditor } from '../src/features/code/editor/PlainEditor.tsx';
import { findPreviousAndNext } from '../src/features/lessons/previousAndNext.ts';
import { withCompletion } from '../src/features/lessons/lessonsApi.ts';
import { useFreshUser } from '../src/features/users/useFreshUser.ts';
import { LessonPage } from '../src/pages/LessonPage/LessonPage.tsx';
import type { Session } from '../src/shared/session.ts';
import { createOwner, createSession } from './users.ts';
import { renderWith } from './render.tsx';
import { mockEndpoint, server } from './server.ts';

export const runId = '00000000-0000-4000-8000-000000000001';
const submissionId = '00000000-0000-4000-8000-000000000002';

interface Options {
  /** The path after the course's path. */
  readonly at?: string;
  /** Navigation state of the link to the lesson. */
  readonly state?: unknown;
  /** An owner's by default; null for a visitor. */
  readonly session?: Session | null;
}

/** Opens the lesson page with a plain editor. Mocks the API for an owner without submissions; it keeps completions. */
export function openLesson({
  at = 'three-sum',
  state,
  session = createSession(createOwner()),
}: Options = {}) {
  let user = session?.user ?? createOwner();
  server.use(
    mockEndpoint(getMe, () => user),
    mockEndpoint(getLessonContent, () => ({
      lessonContent: 'Find every triple.',
      solution: 'Sort first.',
      answer: 'Two pointers.',
    })),
    mockEndpoint(recordLastLesson, () => user),
    mockEndpoint(recordCompleted, ({ body: { courseId, lessonId, isCompleted } }) => {
      user = withCompletion(user, courseId, lessonId, isCompleted);
      return user;
    }),
    mockEndpoint(recordReading, () => ({ readingMinutes: 0 })),
    mockEndpoint(listSubmissions, () => noSubmissions),
  );
  const page = renderWith(
    <Routes>
      <Route path={pages.lesson.path} element={<FreshLessonPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { at: { ...parsePath(`/course/coding-interview/${at}`), state }, ...(session && { session }) },
  );
  return { ...page, path: () => page.router.state.location.pathname };
}

function FreshLessonPage() {
  useFreshUser();
  return <LessonPage Editor={PlainEditor} />;
}

/** Mocks a judge that accepts every run and submission and returns `check` for both. */
export function mockJudge(check: () => Check): void {
  server.use(
    mockEndpoint(startRun, () => ({ run_id: runId })),
    mockEndpoint(startSubmission, () => ({ submission_id: submissionId })),
    mockEndpoint(checkRun, check),
    mockEndpoint(checkSubmission, check),
  );
}

export function previousAndNext(path: string): { back: Lesson; next: Lesson } {
  const lesson = findLesson(path);
  const { back, next } = lesson ? findPreviousAndNext(builtInCourse, lesson, isPublished) : {};
  if (!back || !next) throw new Error(`${path} is the first or last lesson`);
  return { back, next };
}

export function editor(): HTMLTextAreaElement {
  return screen.getByRole('textbox', { name: /^Code editor/ });
}

export const findButton = (name: string) => screen.findByRole('button', { name });

/** Replaces `user.click`: without a layout every point is on the split's bar, which captures the pointer. */
export async function selectTab(name: string | RegExp): Promise<void> {
  fireEvent.mouseDown(await screen.findByRole('tab', { name }), { button: 0 });
}

export function typeCode(code: string): void {
  fireEvent.change(editor(), { target: { value: code } });
}

export const noSubmissions = {
  content: [],
  number: 0,
  size: 30,
  totalElements: 0,
  totalPages: 0,
  first: true,
  last: true,
};
