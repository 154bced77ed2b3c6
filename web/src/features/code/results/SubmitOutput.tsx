import type { Check } from '@dryrun/contracts/code';
import { isTruncated } from '@dryrun/contracts/truncate-value';
import { Download, FlaskConical, Trophy } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { showFailure } from '../../../shared/requestToast.ts';
import { saveTextFile } from '../../../shared/saveFile.ts';
import { Button, ButtonLink } from '../../../shared/ui/Button.tsx';
import { Card } from '../../../shared/ui/Card.tsx';
import { Heading } from '../../../shared/ui/Heading.tsx';
import { Row } from '../../../shared/ui/Row.tsx';
import { Text } from '../../../shared/ui/Text.tsx';
import { CaseOutput } from './CaseOutput.tsx';
import { useDownloadFailedInputMutation, useGetTwistQuery } from '../codeApi.ts';
import { ComplexityPanel } from '../complexity/ComplexityPanel.tsx';
import { CounterexampleCard } from './CounterexampleCard.tsx';
import type { JudgedCode } from '../judgeState.ts';
import { OutputBlock } from './OutputBlock.tsx';
import styles from './SubmitOutput.module.css';
import { formatSolvingTime } from '../solvingTime.ts';
import { validateCase } from '../test-cases/testCases.ts';
import { StepThroughButton } from '../trace/StepThroughButton.tsx';
import type { Workspace } from '../useWorkspace.ts';

interface SubmitOutputProps {
  readonly workspace: Workspace;
  readonly check: Check;
  readonly submissionId: string | null;
  readonly code: JudgedCode;
}

/** The first failing test of a failing submission, or the next steps and complexity of an approved one. */
export function SubmitOutput({ workspace, check, submissionId, code }: SubmitOutputProps) {
  const { failedTest } = check;
  const { signature } = workspace.problem;
  if (check.statusMsg === 'Approved') {
    return (
      <>
        <Solved workspace={workspace} attempts={check.attempts} />
        {submissionId !== null && <ComplexityPanel key={submissionId} submissionId={submissionId} />}
      </>
    );
  }
  if (!failedTest) {
    return (
      <>
        <OutputBlock name="Error output" text={check.errorOutput} tone="bad" />
        <OutputBlock name="Printed output" text={check.stdOutput} />
      </>
    );
  }
  const isValidInput = Object.keys(validateCase(signature, failedTest.input)).length === 0;
  return (
    <>
      <CounterexampleCard workspace={workspace} submissionId={submissionId} check={check} code={code} />
      <Row gap={4} rowGap={2} justify="space-between">
        <Heading level={3} size="sm">
          First failing test: {failedTest.index + 1}
        </Heading>
        <Row gap={2}>
          <StepThroughButton workspace={workspace} program={{ ...code, input: failedTest.input }} />
          {isValidInput && (
            <Button
              size="sm"
              icon={<FlaskConical size={14} aria-hidden />}
              onClick={() => workspace.addTestCase(failedTest.input)}
            >
              Add to test cases
            </Button>
          )}
          {submissionId !== null && failedTest.input.some(isTruncated) && (
            <DownloadInput submissionId={submissionId} testNumber={failedTest.index + 1} />
          )}
        </Row>
      </Row>
      <CaseOutput result={failedTest} signature={signature} shownVerdict={check.statusMsg} />
    </>
  );
}

interface DownloadInputProps {
  readonly submissionId: string;
  readonly testNumber: number;
}

function DownloadInput({ submissionId, testNumber }: DownloadInputProps) {
  const [download, { isLoading }] = useDownloadFailedInputMutation();
  const save = async () => {
    const input = await download({ params: { submissionId } }).unwrap();
    saveTextFile(input, `test-${testNumber}.txt`, 'text/plain');
  };
  return (
    <Button
      size="sm"
      icon={<Download size={14} aria-hidden />}
      isPending={isLoading}
      pendingText="Downloading…"
      onClick={() => void showFailure(save())}
    >
      Download the whole input
    </Button>
  );
}

interface SolvedProps {
  readonly workspace: Workspace;
  /** Undefined if the problem was solved before. */
  readonly attempts: number | undefined;
}

function Solved({ workspace, attempts }: SolvedProps) {
  const { questionId, signature, nextSteps } = workspace.problem;
  const { next, breakUrl, todayUrl, bestSolutionUrl, twist } = nextSteps;
  // Later work on the problem must not change the text.
  const [time] = useState(() => formatSolvingTime(questionId));
  const isFirstTime = attempts !== undefined;
  return (
    <Card as="section" padding={4} gap={3} tone="good" aria-label="Solved">
      <Heading level={3} className={styles.headline}>
        <Trophy size={20} aria-hidden />
        {isFirstTime ? `You solved ${signature.name}!` : `You solved ${signature.name} again.`}
      </Heading>
      {isFirstTime && (
        <Row as="dl" gap={6} rowGap={1} className={styles.effort}>
          <div>
            <dt>Attempts</dt>
            <dd>{attempts}</dd>
          </div>
          {time !== undefined && (
            <div>
              <dt>Time</dt>
              <dd>{time}</dd>
            </div>
          )}
        </Row>
      )}
      <Text tone="normal">
        Your code passes every test of this problem. You can find it under Submissions.
        {todayUrl !== undefined && attempts !== undefined && attempts > 1 && (
          <>
            {' '}
            What failed before comes back as a short exercise on <Link to={todayUrl}>Today</Link>.
          </>
        )}
      </Text>
      <Row as="ul" gap={2} aria-label="Next steps">
        {next && (
          <li>
            <ButtonLink to={next.to} variant="primary">
              Next: {next.name}
            </ButtonLink>
          </li>
        )}
        <li>
          <ButtonLink
            to={bestSolutionUrl}
            variant={next ? 'secondary' : 'primary'}
            onClick={() => workspace.showView('question')}
          >
            Compare with the best solution
          </ButtonLink>
        </li>
        {breakUrl !== undefined && (
          <li>
            <ButtonLink to={breakUrl}>Break a wrong program</ButtonLink>
          </li>
        )}
      </Row>
      {twist && <FollowUpLink {...twist} />}
    </Card>
  );
}

/** The interviewer's next sentence, if the problem has a judged follow-up. */
function FollowUpLink({ lessonPath, url }: { readonly lessonPath: string; readonly url: string }) {
  const { data } = useGetTwistQuery({ params: { lessonPath } });
  if (!data) return null;
  return (
    <Text tone="normal">
      Follow-up: {data.change} <Link to={url}>Solve it</Link>
    </Text>
  );
}
