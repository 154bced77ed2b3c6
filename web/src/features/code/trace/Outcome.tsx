import type { Comparison } from '@dryrun/contracts/signature';
import { useMemo } from 'react';
import { Button } from '../../../shared/ui/Button.tsx';
import { Text } from '../../../shared/ui/Text.tsx';
import { ComparedOutput } from '../results/ComparedOutput.tsx';
import { VerdictMark } from '../results/VerdictMark.tsx';
import type { Finding } from './findings.ts';
import { lastAnswerChange } from './navigation.ts';
import styles from './Outcome.module.css';
import type { Recording } from './recording.ts';
import type { ViewedTrace } from './useTrace.ts';

interface OutcomeProps {
  readonly recording: Recording;
  readonly trace: ViewedTrace;
  /** Undefined if there is no expected answer. */
  readonly comparison: Comparison | undefined;
  readonly findings: readonly Finding[];
  readonly onGoTo: (index: number) => void;
}

/** The step that threw the exception that ended the program. */
function findException({ steps }: Recording): number | undefined {
  let first = steps.length;
  while (steps[first - 1]?.kind === 'exception') first -= 1;
  return first < steps.length ? first : undefined;
}

/** The answer beside the expected one, at the last step, and why the recording ended early. */
export function Outcome({ recording, trace, comparison, findings, onGoTo }: OutcomeProps) {
  const { result, typedCode } = trace;
  const change = useMemo(() => lastAnswerChange(recording, typedCode), [recording, typedCode]);
  const compared = result.case;
  const exception = useMemo(() => findException(recording), [recording]);
  const thrown = exception === undefined ? undefined : recording.steps[exception];
  const isElsewhere = exception !== recording.steps.length - 1;
  if (!compared && result.ended === undefined && change === undefined && !thrown && findings.length === 0)
    return null;
  return (
    <section className={styles.outcome} aria-label="Result">
      {compared && (
        <p className={styles.verdict}>
          <VerdictMark verdict={compared.statusMsg} />
        </p>
      )}
      {thrown?.exception !== undefined && (
        <p className={styles.exception}>
          Line {thrown.line}: {thrown.exception.trim()}
        </p>
      )}
      {result.ended !== undefined && <Text>{result.ended}</Text>}
      {compared?.note !== undefined && <Text>{compared.note}</Text>}
      {compared && comparison && <ComparedOutput result={compared} comparison={comparison} />}
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map(({ index, sentence }) => (
            <li key={sentence}>
              <button type="button" className={styles.link} onClick={() => onGoTo(index)}>
                Step {recording.steps[index]?.number}
              </button>{' '}
              {sentence}
            </li>
          ))}
        </ul>
      )}
      {exception !== undefined && isElsewhere && (
        <Button size="sm" onClick={() => onGoTo(exception)}>
          Go to the step that failed
        </Button>
      )}
      {change !== undefined && (
        <Button size="sm" onClick={() => onGoTo(change)}>
          Go to the last step that changed the answer
        </Button>
      )}
    </section>
  );
}
