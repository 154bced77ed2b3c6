import type { Check } from '@dryrun/contracts/code';
import { FlaskConical } from 'lucide-react';
import { Button } from '../../../shared/ui/Button.tsx';
import type { JudgedCode } from '../judgeState.ts';
import styles from './CounterexampleCard.module.css';
import { StepThroughButton } from '../trace/StepThroughButton.tsx';
import { validateCase } from '../test-cases/testCases.ts';
import { useCounterexample } from './useCounterexample.ts';
import type { Workspace } from '../useWorkspace.ts';

interface CounterexampleCardProps {
  readonly workspace: Workspace;
  readonly submissionId: string | null;
  readonly check: Check;
  /** The program that was judged. */
  readonly code: JudgedCode;
}

/** The smallest failing input of a declined submission. The judge finds it after the verdict. */
export function CounterexampleCard({ workspace, submissionId, check, code }: CounterexampleCardProps) {
  const counterexample = useCounterexample(submissionId, check);
  const { signature } = workspace.problem;
  if (!counterexample || (counterexample.state === 'FINISHED' && !counterexample.smallest)) return null;
  const { smallest } = counterexample;
  if (!smallest) {
    return (
      <p className={styles.searching} role="status">
        Looking for a smaller input that breaks your code…
      </p>
    );
  }
  const isValidInput = Object.keys(validateCase(signature, smallest.input)).length === 0;
  return (
    <section className={styles.card} aria-label="Smallest input that breaks your code">
      <div className={styles.head}>
        <div role="status">
          <h3 className={styles.title}>Smallest input that breaks your code</h3>
        </div>
        <div className={styles.actions}>
          <StepThroughButton
            workspace={workspace}
            program={{ ...code, input: smallest.input }}
            variant="primary"
          />
          {isValidInput && (
            <Button
              size="sm"
              icon={<FlaskConical size={14} aria-hidden />}
              onClick={() => workspace.addTestCase(smallest.input)}
            >
              Add to test cases
            </Button>
          )}
        </div>
      </div>
      <dl className={styles.facts}>
        {signature.args.map(({ name }, i) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{smallest.input[i]}</dd>
          </div>
        ))}
        <div>
          <dt>Your output</dt>
          <dd data-tone="bad">{smallest.actual ?? smallest.statusMsg}</dd>
        </div>
        <div>
          <dt>Expected</dt>
          <dd data-tone="good">{smallest.expected}</dd>
        </div>
      </dl>
      {smallest.note && <p className={styles.note}>{smallest.note}</p>}
      {smallest.statusMsg === 'Runtime Error' && smallest.errorOutput && (
        <p className={styles.note}>{smallest.errorOutput.trim().split('\n').at(-1)}</p>
      )}
    </section>
  );
}
