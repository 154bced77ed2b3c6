import { builtInCourse, findLesson } from '@dryrun/content/course/outline';
import { practiceList } from '@dryrun/content/course/practice-list';
import type { PracticeEntry, PracticeText } from '@dryrun/contracts/practice-problems';
import { Link, Navigate, useParams } from 'react-router-dom';
import { useGetPracticeProblemQuery } from '../../features/code/codeApi.ts';
import type { Editor } from '../../features/code/editor/editor.ts';
import { separateProblem } from '../../features/code/separateProblem.ts';
import { useWorkspace } from '../../features/code/useWorkspace.ts';
import { ProblemTabs } from '../../features/code/workspace/ProblemTabs.tsx';
import { WorkspaceLayout } from '../../features/code/workspace/WorkspaceLayout.tsx';
import { Purchase } from '../../features/courses/Purchase.tsx';
import { HiddenSolution } from '../../features/lessons/HiddenSolution.tsx';
import { LockedPanel } from '../../features/lessons/LockedPanel.tsx';
import { hasAccess } from '../../shared/enrollment.ts';
import { messageOf, statusOf } from '../../shared/error.ts';
import { Markdown } from '../../shared/markdown/Markdown.tsx';
import { builtInCoursePath, href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Loading } from '../../shared/ui/Loading.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { usePractice } from '../../shared/usePractice.ts';
import { findNextStep } from './nextStep.ts';
import styles from './PracticeProblemPage.module.css';

/** A practice problem of a text lesson, in the same workspace as a problem. `Editor` replaces Monaco in tests. */
export function PracticeProblemPage({ Editor }: { readonly Editor?: Editor }) {
  const { coursePath, problemPath = '' } = useParams();
  const entry = practiceList.find(({ signature }) => signature.path === problemPath);
  const { data, error, refetch } = useGetPracticeProblemQuery({ params: { problemPath } });
  if (coursePath !== builtInCoursePath || !entry) return <Navigate to={href.notFound()} replace />;
  if (data) return <Loaded key={problemPath} entry={entry} text={data} Editor={Editor} />;
  return (
    <Page title={entry.signature.name}>
      {statusOf(error) === 403 ? (
        <LockedPanel
          course={builtInCourse}
          lesson={{ teaches: entry.teaches, isCodingProblem: true }}
          message={messageOf(error)}
          purchase={<Purchase course={builtInCourse} label="Buy now" />}
        />
      ) : (
        <Loading error={error} onRetry={refetch} lines={8} label="Loading the problem" />
      )}
    </Page>
  );
}

interface LoadedProps {
  readonly entry: PracticeEntry;
  readonly text: PracticeText;
  readonly Editor: Editor | undefined;
}

function Loaded({ entry, text, Editor }: LoadedProps) {
  const { signature, lesson: lessonPath } = entry;
  usePageTitle(signature.name);
  const { user } = useSession();
  const { solved } = usePractice();
  const next = findNextStep(entry, { solved, canReadAll: hasAccess(user, builtInCourse) });
  const url = href.practiceProblem(builtInCoursePath, signature.path);
  const workspace = useWorkspace(separateProblem(signature, url, next), false);
  const isSolved = solved.has(signature.questionId);
  return (
    <WorkspaceLayout
      workspace={workspace}
      Editor={Editor}
      question={
        <ProblemTabs
          workspace={workspace}
          heading={
            <>
              <Heading level={1} size="xl">
                {signature.name}
              </Heading>
              <Text className={styles.facts}>
                {entry.level === 'warm-up' ? 'Warm-up' : 'Transfer'} · {signature.difficulty} ·{' '}
                {(entry.level === 'warm-up' || isSolved) && (
                  <>
                    Practice for{' '}
                    <Link to={href.lesson(builtInCoursePath, lessonPath)}>
                      {findLesson(lessonPath)?.name ?? lessonPath}
                    </Link>{' '}
                    ·{' '}
                  </>
                )}
                <Link to={href.practice(builtInCoursePath)}>All practice</Link>
              </Text>
            </>
          }
          tabs={[
            {
              id: 'question',
              label: 'Question',
              content: <Markdown text={text.question} density="panel" />,
            },
            {
              id: 'thought-process',
              label: 'Thought Process',
              content: <Markdown text={text.thoughtProcess} density="panel" />,
            },
            {
              id: 'best-solution',
              label: 'Best Solution',
              content: (
                <HiddenSolution>
                  <Markdown text={text.bestSolution} density="panel" />
                </HiddenSolution>
              ),
            },
          ]}
        />
      }
    />
  );
}
