import { findLesson, findSignature } from '@dryrun/content/course/outline';
import { loadTwistSignature } from '@dryrun/content/course/twists';
import type { Signature } from '@dryrun/contracts/signature';
import type { Twist } from '@dryrun/contracts/twists';
import { useEffect, useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { useGetTwistQuery } from '../../features/code/codeApi.ts';
import type { Editor } from '../../features/code/editor/editor.ts';
import { separateProblem } from '../../features/code/separateProblem.ts';
import { useWorkspace, type Workspace } from '../../features/code/useWorkspace.ts';
import { ProblemTabs } from '../../features/code/workspace/ProblemTabs.tsx';
import { WorkspaceLayout } from '../../features/code/workspace/WorkspaceLayout.tsx';
import { HiddenSolution } from '../../features/lessons/HiddenSolution.tsx';
import { messageOf, statusOf } from '../../shared/error.ts';
import { Markdown } from '../../shared/markdown/Markdown.tsx';
import { builtInCoursePath, href } from '../../shared/paths.ts';
import { codeKey, readStored } from '../../shared/storage.ts';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Loading } from '../../shared/ui/Loading.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import styles from './TwistPage.module.css';

/** The judged follow-up of a problem, in the same workspace as the problem. `Editor` replaces Monaco in tests. */
export function TwistPage({ Editor }: { readonly Editor?: Editor }) {
  const { coursePath, lessonPath = '' } = useParams();
  const original = findSignature(findLesson(lessonPath)?.questionId ?? -1);
  const { data, error, refetch } = useGetTwistQuery({ params: { lessonPath } });
  const signature = useTwistSignature(lessonPath);
  if (coursePath !== builtInCoursePath || !original || statusOf(error) === 404)
    return <Navigate to={href.notFound()} replace />;
  if (data && signature)
    return (
      <LoadedTwist key={lessonPath} original={original} twist={data} signature={signature} Editor={Editor} />
    );
  return (
    <Page title={`Follow-up: ${original.name}`}>
      {statusOf(error) === 403 ? (
        <Stack gap={4} align="start">
          <Text size="md">{messageOf(error)}</Text>
          <ButtonLink to={href.buy(coursePath)} variant="primary">
            Buy now
          </ButtonLink>
        </Stack>
      ) : (
        <Loading error={error} onRetry={refetch} lines={8} label="Loading the follow-up" />
      )}
    </Page>
  );
}

function useTwistSignature(lessonPath: string): Signature | undefined {
  const [loaded, setLoaded] = useState<{ readonly lessonPath: string; readonly signature: Signature }>();
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const signature = await loadTwistSignature(lessonPath);
      if (isCurrent && signature) setLoaded({ lessonPath, signature });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [lessonPath]);
  return loaded?.lessonPath === lessonPath ? loaded.signature : undefined;
}

interface LoadedTwistProps {
  readonly original: Signature;
  readonly twist: Twist;
  readonly signature: Signature;
  readonly Editor: Editor | undefined;
}

function LoadedTwist({ original, twist, signature, Editor }: LoadedTwistProps) {
  usePageTitle(twist.name);
  const url = href.twist(builtInCoursePath, original.path);
  const workspace = useWorkspace(separateProblem(signature, url, undefined), false);
  return (
    <WorkspaceLayout
      workspace={workspace}
      question={<TwistTabs original={original} twist={twist} workspace={workspace} />}
      Editor={Editor}
    />
  );
}

interface TwistTabsProps {
  readonly original: Signature;
  readonly twist: Twist;
  readonly workspace: Workspace;
}

function TwistTabs({ original, twist, workspace }: TwistTabsProps) {
  return (
    <ProblemTabs
      workspace={workspace}
      heading={
        <>
          <Heading level={1} size="xl">
            {twist.name}
          </Heading>
          <Text className={styles.change}>
            Follow-up of <Link to={href.lesson(builtInCoursePath, original.path)}>{original.name}</Link>:{' '}
            {twist.change}
          </Text>
        </>
      }
      tabs={[
        {
          id: 'question',
          label: 'Question',
          content: (
            <>
              <Markdown text={twist.question} density="panel" />
              <OwnCode original={original} workspace={workspace} />
            </>
          ),
        },
        {
          id: 'best-solution',
          label: 'Best Solution',
          content: (
            <HiddenSolution>
              <Markdown text={twist.bestSolution} density="panel" />
            </HiddenSolution>
          ),
        },
      ]}
    />
  );
}

/** Interviewers change the problem, not the code on the board. */
function OwnCode({ original, workspace }: Omit<TwistTabsProps, 'twist'>) {
  const { lang, problem } = workspace;
  const code = readStored(codeKey(original.questionId, lang));
  if (code === null || original.function !== problem.signature.function) return null;
  return (
    <div className={styles.own}>
      <Button onClick={() => workspace.restoreCode(code)}>Start from my code of {original.name}</Button>
    </div>
  );
}
