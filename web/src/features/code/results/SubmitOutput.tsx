import type { Check } from '@dryrun/contracts/code';
import { FlaskConical } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../shared/ui/Button.tsx';
import { CaseOutput } from './CaseOutput.tsx';
import { ComplexityPanel } from '../complexity/ComplexityPanel.tsx';
import { CounterexampleCard } from './CounterexampleCard.tsx';
import { OutputBlock } from './OutputBlock.tsx';
import styles from './SubmitOutput.module.css';
import { validateCase } from '../test-cases/testCases.ts';
import type { Workspace } from '../useWorkspace.ts';

interface SubmitOutputProps {
  readonly workspace: Workspace;
  readonly check: Check;
  readonly submissionId: string | null;
}

/** The first failing test of a declined submission, or the next steps and complexity of an approved one. */
export function SubmitOutput({ workspace, check, submissionId }: SubmitOutputProps) {
  const { failedTest } = check;
  const { signature } = workspace.problem;
  if (check.statusMsg === 'Approved') {
    return (
      <>
        <NextSteps workspace={workspace} />
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
      <CounterexampleCard workspace={workspace} submissionId={submissionId} check={check} />
      <div className={styles.head}>
        <h3 className={styles.title}>First failing test: {failedTest.index + 1}</h3>
        {isValidInput && (
          <Button
            size="sm"
            icon={<FlaskConical size={14} aria-hidden />}
            onClick={() => workspace.addTestCase(failedTest.input)}
          >
            Add to test cases
          </Button>
        )}
      </div>
      <CaseOutput result={failedTest} signature={signature} shownVerdict={check.statusMsg} />
    </>
  );
}

function NextSteps({ workspace }: { readonly workspace: Workspace }) {
  const { next, bestSolutionUrl } = workspace.problem.nextSteps;
  return (
    <>
      <p className={styles.note}>
        Your code passes every test of this problem. You can find it under Submissions.
      </p>
      <ul className={styles.nextSteps} aria-label="Next steps">
        {next && (
          <li>
            <Link to={next.to}>Next: {next.name}</Link>
          </li>
        )}
        <li>
          <Link to={bestSolutionUrl} onClick={() => workspace.showView('question')}>
            Compare with the best solution
          </Link>
        </li>
      </ul>
    </>
  );
}
