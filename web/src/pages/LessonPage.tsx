import type { Lesson } from '@dryrun/contracts/courses';
import { builtInCourse, findLesson } from '@dryrun/content/course/outline';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { Editor } from '../features/code/editor.ts';
import { useLastLesson } from '../features/lessons/useLastLesson.ts';
import { useLessonContent } from '../features/lessons/useLessonContent.ts';
import { askLoginFrom, href, lessonSections, type LessonSection } from '../shared/paths.ts';
import { useSession } from '../shared/session.ts';
import { usePageTitle } from '../shared/usePageTitle.ts';
import { LessonPageCoding } from './LessonPageCoding.tsx';
import { LessonPageText } from './LessonPageText.tsx';

/** A lesson of the course: a text, or a coding problem with its workspace. `Editor` replaces Monaco in tests. */
export function LessonPage({ Editor }: { readonly Editor?: Editor }) {
  const { coursePath, lessonPath = '', section } = useParams();
  const lesson = coursePath === builtInCourse.path ? findLesson(lessonPath) : undefined;
  const known = lessonSections.find((name) => name === section);
  if (!lesson || (section !== undefined && !known)) return <Navigate to={href.notFound()} replace />;
  if (section !== undefined && !lesson.isCodingProblem) {
    return <Navigate to={href.lesson(builtInCourse.path, lessonPath)} replace />;
  }
  return <OpenLesson key={lesson.id} lesson={lesson} section={known} Editor={Editor} />;
}

interface OpenLessonProps {
  readonly lesson: Lesson;
  readonly section: LessonSection | undefined;
  readonly Editor: Editor | undefined;
}

function OpenLesson({ lesson, section, Editor }: OpenLessonProps) {
  const { isLoggedIn, user } = useSession();
  const location = useLocation();
  const [cameAsVisitor] = useState(!isLoggedIn);
  const content = useLessonContent(lesson);
  const enrollment = user?.currentCourses.find(({ courseId }) => courseId === builtInCourse.id);
  useLastLesson(builtInCourse.id, lesson.id, enrollment !== undefined);
  usePageTitle(lesson.name);

  // Whose session ends on the page stays: the text goes, the typed code does not.
  if (content.status === 'not-in-preview' && cameAsVisitor && !isLoggedIn) {
    return <Navigate to={href.course(builtInCourse.path)} replace state={askLoginFrom(location)} />;
  }
  if (content.status === 'missing') return <Navigate to={href.notFound()} replace />;

  const page = { course: builtInCourse, lesson, content, enrollment };
  return lesson.isCodingProblem ? (
    <LessonPageCoding {...page} section={section} Editor={Editor} />
  ) : (
    <LessonPageText {...page} />
  );
}
