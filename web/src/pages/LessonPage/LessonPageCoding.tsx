import { findSignature } from '@dryrun/content/course/outline';
import { isPublished } from '@dryrun/content/course/published';
import { hasPractice, type Course, type Lesson } from '@dryrun/contracts/courses';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { Editor } from '../../features/code/editor/editor.ts';
import { useSolvingTime } from '../../features/code/solvingTime.ts';
import { useWorkspace, type Problem } from '../../features/code/useWorkspace.ts';
import { WorkspaceLayout } from '../../features/code/workspace/WorkspaceLayout.tsx';
import { findPreviousAndNext } from '../../features/lessons/previousAndNext.ts';
import { startsFresh } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { useOnMount } from '../../shared/useOnMount.ts';
import { LessonPageTabs, type LessonPageTabsProps } from './LessonPageTabs.tsx';

interface CodingPageProps extends Omit<LessonPageTabsProps, 'workspace'> {
  readonly Editor: Editor | undefined;
}

export function LessonPageCoding(props: CodingPageProps) {
  const problem = problemOf(props.course, props.lesson);
  return problem ? (
    <CodingWorkspace {...props} problem={problem} />
  ) : (
    <Navigate to={href.notFound()} replace />
  );
}

function CodingWorkspace({ problem, Editor, ...page }: CodingPageProps & { readonly problem: Problem }) {
  const workspace = useWorkspace(problem, page.content.status === 'locked');
  useSolvingTime(problem.questionId);
  useFreshStart(workspace.resetCode);
  return (
    <WorkspaceLayout
      workspace={workspace}
      question={<LessonPageTabs {...page} workspace={workspace} />}
      Editor={Editor}
    />
  );
}

/** Starts from an empty editor if a link asks for it, once: a reload keeps the new code. */
function useFreshStart(resetCode: () => void): void {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  useOnMount(async () => {
    if (!startsFresh(state)) return;
    resetCode();
    await navigate(pathname, { replace: true, state: null });
  });
}

function problemOf(course: Course, lesson: Lesson): Problem | undefined {
  const { questionId, codeTemplate } = lesson;
  const signature = questionId === undefined ? undefined : findSignature(questionId);
  if (!signature || !codeTemplate) return undefined;
  const { next } = findPreviousAndNext(course, lesson, isPublished);
  return {
    questionId: signature.questionId,
    courseId: course.id,
    signature,
    templates: codeTemplate,
    nextSteps: {
      next: next && { name: next.name, to: href.lesson(course.path, next.urlPath) },
      breakUrl: hasPractice(course, 'break-it') ? href.breakIt(course.path, lesson.urlPath) : undefined,
      todayUrl: hasPractice(course, 'memory') ? href.today() : undefined,
      bestSolutionUrl: href.lesson(course.path, lesson.urlPath, 'best-solution'),
      twist: { lessonPath: lesson.urlPath, url: href.twist(course.path, lesson.urlPath) },
    },
  };
}
