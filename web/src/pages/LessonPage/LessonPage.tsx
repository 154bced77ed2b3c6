import { flattenLessons, type Course, type Lesson } from '@dryrun/contracts/courses';
import { lessonSections, type LessonSection } from '@dryrun/contracts/lesson-sections';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { Editor } from '../../features/code/editor/editor.ts';
import { useCourse } from '../../features/courses/useCourse.ts';
import { usePreviewCompletions } from '../../features/lessons/previewCompletions.ts';
import { useLastLesson } from '../../features/lessons/useLastLesson.ts';
import { useLessonContent } from '../../features/lessons/useLessonContent.ts';
import { usePredictionReport } from '../../features/lessons/usePredictionReport.ts';
import { useReadingTime } from '../../features/payments/useReadingTime.ts';
import { ReportPrediction } from '../../shared/blocks/predictContexts.ts';
import { findActiveEnrollment, findEnrollment } from '../../shared/enrollment.ts';
import { loginRequestFrom } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { rememberLesson } from '../../shared/recentLessons.ts';
import { useSession } from '../../shared/session.ts';
import { onStorageChange } from '../../shared/storage.ts';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { LessonPageCoding } from './LessonPageCoding.tsx';
import { LessonPageText } from './LessonPageText.tsx';
import { LoadFailedPage } from '../LoadFailedPage.tsx';
import { lessonDescription } from './lessonDescription.ts';

/** A text lesson, or a coding problem with its workspace. `Editor` replaces Monaco in tests. */
export function LessonPage({ Editor }: { readonly Editor?: Editor }) {
  const { coursePath = '', lessonPath = '', section } = useParams();
  const courseQuery = useCourse(coursePath);
  if (courseQuery.status === 'loading') return <Skeleton lines={8} label="Loading the lesson" />;
  if (courseQuery.status === 'failed') return <LoadFailedPage />;
  if (courseQuery.status !== 'ready') return <Navigate to={href.notFound()} replace />;
  const { course } = courseQuery;
  const lesson = flattenLessons(course).find(({ urlPath }) => urlPath === lessonPath);
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
  const { isLoggedIn, user, hasEnded } = useSession();
  const location = useLocation();
  const [arrivedLoggedOut] = useState(!isLoggedIn);
  const ownerCount = useOwnerCount();
  const content = useLessonContent(lesson);
  const anyEnrollment = findEnrollment(user, course);
  // The server rejects completions after access has expired.
  const enrollment = findActiveEnrollment(user, course);
  const previewCompletions = usePreviewCompletions(course, enrollment);
  useLastLesson(course.id, lesson.id, section, enrollment !== undefined);
  useReadingTime(course.id, enrollment !== undefined);
  usePageTitle(lesson.name, lessonDescription(lesson, course));
  const reportPrediction = usePredictionReport(lesson.id);
  const isReadable = content.status === 'ready';
  useEffect(() => {
    if (isReadable) rememberLesson({ name: lesson.name, to: href.lesson(course.path, lesson.urlPath) });
  }, [isReadable, lesson, course.path]);

  // Users whose session ends on this page stay here, so that they keep their code.
  if (content.status === 'not-in-preview' && !isLoggedIn && (arrivedLoggedOut || !hasEnded)) {
    // Users who log out on this page are not asked to log in again.
    const state = arrivedLoggedOut ? loginRequestFrom(location) : null;
    return <Navigate to={href.course(course.path)} replace state={state} />;
  }
  if (content.status === 'missing') return <Navigate to={href.notFound()} replace />;

  const finished = [...(anyEnrollment?.finishedLessons ?? []), ...previewCompletions];
  const page = { course, lesson, content, enrollment, finished };
  return (
    <ReportPrediction value={reportPrediction}>
      {lesson.isCodingProblem ? (
        <LessonPageCoding key={ownerCount} {...page} section={section} Editor={Editor} />
      ) : (
        <LessonPageText {...page} />
      )}
    </ReportPrediction>
  );
}

/** Changes when the owner of the code in this browser logs out. */
function useOwnerCount(): number {
  const [count, setCount] = useState(1);
  useEffect(
    () => onStorageChange('owner', (owner) => setCount((last) => (owner === null ? last + 1 : last))),
    [],
  );
  return count;
}
