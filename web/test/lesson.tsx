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
import { recordReading } from '@dryrun/contracts/payments';
import { getMe } from '@dryrun/contracts/users';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { PlainEditor } from '../src/features/code/editor/PlainEditor.tsx';
import { previousAndNextOf } from '../src/features/lessons/previousAndNext.ts';
import { useFreshUser } from '../src/features/users/useFreshUser.ts';
import { LessonPage } from '../src/pages/LessonPage/LessonPage.tsx';
import { patterns } from '../src/shared/paths.ts';
import type { Session } from '../src/shared/session.ts';
import { anOwner, aSession } from './users.ts';
import { renderWith } from './render.tsx';
import { answer, server } from './server.ts';

export const runId = '00000000-0000-4000-8000-000000000001';
const submissionId = '00000000-0000-4000-8000-000000000002';

interface Options {
  /** The part of the address after the course's path. */
  readonly at?: string;
  /** An owner's unless given; null for a visitor. */
  readonly session?: Session | null;
}

/** The lesson page with a plain text editor in place of Monaco, and a server that knows the owner and no code yet. */
export function openLesson({ at = 'three-sum', session = aSession(anOwner()) }: Options = {}) {
  const user = session?.user ?? anOwner();
  server.use(
    answer(getMe, () => user),
    answer(getLessonContent, () => ({
      lessonContent: 'Find every triple.',
      solution: 'Sort first.',
      answer: 'Two pointers.',
    })),
    answer(recordLastLesson, () => user),
    answer(recordCompleted, () => user),
    answer(recordReading, () => ({ readingMinutes: 0 })),
    answer(listSubmissions, () => noSubmissions),
  );
  const page = renderWith(
    <Routes>
      <Route path={patterns.lesson} element={<FreshLessonPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { at: `/course/coding-interview/${at}`, ...(session && { session }) },
  );
  return { ...page, path: () => page.router.state.location.pathname };
}

/** With the layout's care for a fresh user, as in the client. */
function FreshLessonPage() {
  useFreshUser();
  return <LessonPage Editor={PlainEditor} />;
}

/** A judge that takes every run and submission; what it answers to checks is the test's to say. */
export function mockJudge(check: () => Check): void {
  server.use(
    answer(startRun, () => ({ run_id: runId })),
    answer(startSubmission, () => ({ submission_id: submissionId })),
    answer(checkRun, check),
    answer(checkSubmission, check),
  );
}

/** The lessons before and after one, as far as they are written. */
export function neighbours(path: string): { back: Lesson; next: Lesson } {
  const lesson = findLesson(path);
  const { back, next } = lesson ? previousAndNextOf(builtInCourse, lesson, isPublished) : {};
  if (!back || !next) throw new Error(`${path} lies at an end of the course`);
  return { back, next };
}

/** The editor's text field. */
export function editor(): HTMLTextAreaElement {
  return screen.getByRole('textbox', { name: /^Code editor/ });
}

/**
 * Presses a tab. Not by `user.click`: without a layout every point lies on a split's bar, which then takes the
 * pointer's press for itself.
 */
export async function selectTab(name: string | RegExp): Promise<void> {
  fireEvent.mouseDown(await screen.findByRole('tab', { name }), { button: 0 });
}

/** Puts a text into the editor as if it had been typed. */
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
