import type { Check } from '@dryrun/contracts/code';
import { FlaskConical } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../shared/ui/Button.tsx';
import { CaseOutput } from './CaseOutput.tsx';
import { ComplexityPanel } from '../complexity/ComplexityPanel.tsx';
import { CounterexampleCard } from './CounterexampleCard.tsx';
import { OutputBlock } from './OutputBlock.tsx';
import styles from './SubmitOutput.module.css';
import { faultsOf } from '../test-cases/testCases.ts';
import type { Workspace } from '../useWorkspace.ts';

interface SubmitOutputProps {
  readonly workspace: Workspace;
  readonly check: Check;
  /** For what the judge finds out after the verdict. */
  readonly submissionId: string | null;
}

/**
 * Why a submission was declined: the first failing test, which can be taken over as a test case of one's own. After an
 * approved one the ways on, and how it grows.
 */
export function SubmitOutput({ workspace, check, submissionId }: SubmitOutputProps) {
  const { failedTest } = check;
  const { signature } = workspace.problem;
  if (check.statusMsg === 'Approved') {
    return (
      <>
        <Onward workspace={workspace} />
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
  const isWhole = Object.keys(faultsOf(signature, failedTest.input)).length === 0;
  return (
    <>
      <CounterexampleCard workspace={workspace} submissionId={submissionId} check={check} />
      <div className={styles.head}>
        <h3 className={styles.title}>Test {failedTest.index + 1} is the first that fails</h3>
        {isWhole && (
          <Button
            size="sm"
            icon={<FlaskConical size={14} aria-hidden />}
            onClick={() => workspace.takeAsTestCase(failedTest.input)}
          >
            Use this input as a test case
          </Button>
        )}
      </div>
      <CaseOutput result={failedTest} signature={signature} told={check.statusMsg} />
    </>
  );
}

/** After an approved submission: the next lesson, and how others do it. */
function Onward({ workspace }: { readonly workspace: Workspace }) {
  const { next, bestSolution } = workspace.problem.onward;
  return (
    <>
      <p className={styles.note}>
        Your code passes every test of this problem. It is kept under Submissions.
      </p>
      <ul className={styles.onward} aria-label="Next steps">
        {next && (
          <li>
            <Link to={next.to}>Next: {next.name}</Link>
          </li>
        )}
        <li>
          <Link to={bestSolution} onClick={() => workspace.showView('question')}>
            Compare with the best solution
          </Link>
        </li>
      </ul>
    </>
  );
}
