import type { Check } from '@dryrun/contracts/code';
import { FlaskConical } from 'lucide-react';
import { Button } from '../../../shared/ui/Button.tsx';
import { Heading } from '../../../shared/ui/Heading.tsx';
import { Row } from '../../../shared/ui/Row.tsx';
import { Text } from '../../../shared/ui/Text.tsx';
import type { JudgedCode } from '../judgeState.ts';
import styles from './CounterexampleCard.module.css';
import { DiagnosisCard } from './DiagnosisCard.tsx';
import { StepThroughButton } from '../trace/StepThroughButton.tsx';
import { validateCase } from '../test-cases/testCases.ts';
import { useCounterexample } from './useCounterexample.ts';
import type { Workspace } from '../useWorkspace.ts';

interface CounterexampleCardProps {
  readonly workspace: Workspace;
  readonly submissionId: string | null;
  readonly check: Check;
  readonly code: JudgedCode;
}

/** The smallest failing input of a failing submission. The judge finds it after the verdict. */
export function CounterexampleCard({ workspace, submissionId, check, code }: CounterexampleCardProps) {
  const counterexample = useCounterexample(submissionId, check);
  const { signature } = workspace.problem;
  if (!counterexample) return null;
  const { state, smallest } = counterexample;
  // The judge's slot for background work is free once the search is over.
  const diagnosis = state === 'FINISHED' && submissionId !== null && (
    <DiagnosisCard submissionId={submissionId} />
  );
  if (!smallest) {
    if (state === 'FINISHED') return diagnosis;
    return <Text role="status">Looking for a smaller input that breaks your code…</Text>;
  }
  const isValidInput = Object.keys(validateCase(signature, smallest.input)).length === 0;
  return (
    <>
      <section className={styles.card} aria-label="Smallest input that breaks your code">
        <Row gap={4} rowGap={2} justify="space-between">
          <div role="status">
            <Heading level={3} size="sm">
              Smallest input that breaks your code
            </Heading>
          </div>
          <Row gap={2}>
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
          </Row>
        </Row>
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
        {smallest.note && <Text className={styles.note}>{smallest.note}</Text>}
        {smallest.statusMsg === 'Runtime Error' && smallest.errorOutput && (
          <Text className={styles.note}>{smallest.errorOutput.trim().split('\n').at(-1)}</Text>
        )}
      </section>
      {diagnosis}
    </>
  );
}
