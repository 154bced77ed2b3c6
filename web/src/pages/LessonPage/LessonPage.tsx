import type { Course, Lesson } from '@dryrun/contracts/courses';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { Editor } from '../../features/code/editor/editor.ts';
import { findEnrollment, hasEnded } from '../../features/courses/progress.ts';
import { useCourse } from '../../features/courses/useCourse.ts';
import { usePreviewCompletions } from '../../features/lessons/previewCompletions.ts';
import { useLastLesson } from '../../features/lessons/useLastLesson.ts';
import { useLessonContent } from '../../features/lessons/useLessonContent.ts';
import { useReadingTime } from '../../features/payments/useReadingTime.ts';
import { loginRequestFrom } from '../../shared/navigationState.ts';
import { href, lessonSections, type LessonSection } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { LessonPageCoding } from './LessonPageCoding.tsx';
import { LessonPageText } from './LessonPageText.tsx';
import { LoadFailedPage } from '../LoadFailedPage.tsx';
import { lessonDescription } from '../metadata.ts';

/** A text lesson, or a coding problem with its workspace. `Editor` replaces Monaco in tests. */
export function LessonPage({ Editor }: { readonly Editor?: Editor }) {
  const { coursePath = '', lessonPath = '', section } = useParams();
  const courseQuery = useCourse(coursePath);
  if (courseQuery.status === 'loading') return <Skeleton lines={8} label="Loading the lesson" />;
  if (courseQuery.status === 'failed') return <LoadFailedPage />;
  if (courseQuery.status !== 'ready') return <Navigate to={href.notFound()} replace />;
  const { course } = courseQuery;
  const lesson = course.sections
    .flatMap(({ lessons }) => lessons)
    .find(({ urlPath }) => urlPath === lessonPath);
  const validSection = lessonSections.find((name) => name === section);
  if (!lesson || (section !== undefined && !validSection)) return <Navigate to={href.notFound()} replace />;
  if (section !== undefined && !lesson.isCodingProblem) {
    return <Navigate to={href.lesson(course.path, lessonPath)} replace />;
  }
  return (
    <LoadedLesson key={lesson.id} course={course} lesson={lesson} section={validSection} Editor={Editor} />
  );
}

interface LoadedLessonProps {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly section: LessonSection | undefined;
  readonly Editor: Editor | undefined;
}

function LoadedLesson({ course, lesson, section, Editor }: LoadedLessonProps) {
  const { isLoggedIn, user } = useSession();
  const location = useLocation();
  const [arrivedLoggedOut] = useState(!isLoggedIn);
  const content = useLessonContent(lesson);
  const anyEnrollment = findEnrollment(user, course);
  // The server rejects completions after access has expired.
  const enrollment = anyEnrollment && !hasEnded(anyEnrollment) ? anyEnrollment : undefined;
  const previewCompletions = usePreviewCompletions(course, enrollment);
  useLastLesson(course.id, lesson.id, enrollment !== undefined);
  useReadingTime(course.id, enrollment !== undefined);
  usePageTitle(lesson.name, lessonDescription(lesson, course));

  // Users whose session ends on this page stay here, so that they keep their code.
  if (content.status === 'not-in-preview' && arrivedLoggedOut && !isLoggedIn) {
    return <Navigate to={href.course(course.path)} replace state={loginRequestFrom(location)} />;
  }
  if (content.status === 'missing') return <Navigate to={href.notFound()} replace />;

  const finished = [...(anyEnrollment?.finishedLessons ?? []), ...previewCompletions];
  const page = { course, lesson, content, enrollment, finished };
  return lesson.isCodingProblem ? (
    <LessonPageCoding {...page} section={section} Editor={Editor} />
  ) : (
    <LessonPageText {...page} />
  );
}
