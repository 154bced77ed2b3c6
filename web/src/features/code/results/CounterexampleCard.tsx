import type { Check } from '@dryrun/contracts/code';
import { FlaskConical } from 'lucide-react';
import { Button } from '../../../shared/ui/Button.tsx';
import styles from './CounterexampleCard.module.css';
import { faultsOf } from '../test-cases/testCases.ts';
import { useCounterexample } from './useCounterexample.ts';
import type { Workspace } from '../useWorkspace.ts';

interface CounterexampleCardProps {
  readonly workspace: Workspace;
  readonly submissionId: string | null;
  readonly check: Check;
}

/** The smallest input that breaks a declined program, found after the verdict; one press makes it a test case. */
export function CounterexampleCard({ workspace, submissionId, check }: CounterexampleCardProps) {
  const found = useCounterexample(submissionId, check);
  const { signature } = workspace.problem;
  if (!found || (found.state === 'FINISHED' && !found.smallest)) return null;
  const { smallest } = found;
  if (!smallest) {
    return (
      <p className={styles.looking} role="status">
        Looking for a smaller input that breaks your code…
      </p>
    );
  }
  const isWhole = Object.keys(faultsOf(signature, smallest.input)).length === 0;
  return (
    <section className={styles.card} aria-label="Smallest input that breaks your code">
      <div className={styles.head}>
        <h3 className={styles.title} role="status">
          Smallest input that breaks your code
        </h3>
        {isWhole && (
          <Button
            size="sm"
            icon={<FlaskConical size={14} aria-hidden />}
            onClick={() => workspace.takeAsTestCase(smallest.input)}
          >
            Put it into Test case
          </Button>
        )}
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
