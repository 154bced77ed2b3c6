import type { BreakExercise, BreakReason, BreakResult } from '@dryrun/contracts/practice';
import type { Signature } from '@dryrun/contracts/signature';
import { useState } from 'react';
import { CaseFields } from '../../features/code/test-cases/CaseFields.tsx';
import { normalizedCase } from '../../features/code/test-cases/testCases.ts';
import { useBreakProgramMutation, useExplainBreakMutation } from '../../features/practice/practiceApi.ts';
import { messageOf } from '../../shared/error.ts';
import { HighlightedCode } from '../../shared/markdown/HighlightedCode.tsx';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import styles from './BreakPage.module.css';

interface BreakAttemptProps {
  readonly program: Pick<BreakExercise, 'id' | 'lang' | 'code'>;
  readonly signature: Signature;
  /** Shows the next program. Missing for the learner's own, which have no reasons to choose from. */
  readonly onNext?: () => void;
  /** Moves the focus to its heading, because the button that opened it is gone. */
  readonly takesFocus?: boolean;
}

/** One wrong program: an input that breaks it, then the reason. */
export function BreakAttempt({ program, signature, onNext, takesFocus = false }: BreakAttemptProps) {
  const [values, setValues] = useState<readonly string[]>(() => signature.args.map(() => ''));
  const [showsErrors, setShowsErrors] = useState(false);
  const [breakProgram, { data: result, error, isLoading, reset }] = useBreakProgramMutation();
  const params = { questionPath: signature.path, exerciseId: program.id };
  const run = () => {
    setShowsErrors(true);
    const input = normalizedCase(signature, values);
    if (!input) reset();
    else void breakProgram({ params, body: { input } });
  };
  return (
    <div className={styles.attempt}>
      <section aria-label="Program" className={styles.code}>
        <p className={styles.warning}>{onNext ? 'Wrong on purpose' : 'Your failing submission'}</p>
        <HighlightedCode code={program.code} lang={program.lang} />
      </section>
      <div className={styles.steps}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            run();
          }}
        >
          <h2 className={styles.heading} tabIndex={-1} ref={takesFocus ? focusElement : null}>
            {onNext && '1. '}Find an input on which it fails
          </h2>
          <CaseFields
            signature={signature}
            values={values}
            showAllErrors={showsErrors}
            onChange={(i, text) => {
              setValues(values.with(i, text));
              if (!result?.isBroken) reset();
            }}
          />
          <div>
            <Button type="submit" variant="primary" isPending={isLoading} pendingText="Running…">
              Try this input
            </Button>
          </div>
          {error && <Alert>{messageOf(error)}</Alert>}
          {result && !isLoading && <Result result={result} />}
        </form>
        {result?.isBroken && onNext && (
          <Reasons key={program.id} params={params} reasons={result.reasons} onNext={onNext} />
        )}
      </div>
    </div>
  );
}

const focusElement = (element: HTMLElement | null) => element?.focus();

function Result({ result }: { readonly result: BreakResult }) {
  const { isBroken, actual, expected, failure } = result;
  if (!isBroken)
    return (
      <Alert tone="info">
        The program is right here: it returns <code>{actual}</code>. Try another input.
      </Alert>
    );
  return (
    <Alert tone="good">
      You broke it. It {actual === undefined ? `ends with “${failure ?? ''}”` : 'returns '}
      {actual !== undefined && <code>{actual}</code>}. The right answer is <code>{expected}</code>.
    </Alert>
  );
}

interface ReasonsProps {
  readonly params: { readonly questionPath: string; readonly exerciseId: string };
  readonly reasons: readonly BreakReason[];
  readonly onNext: () => void;
}

function Reasons({ params, reasons, onNext }: ReasonsProps) {
  const [chosen, setChosen] = useState<string>();
  const [explainBreak, { data: outcome, error, isLoading }] = useExplainBreakMutation();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined) void explainBreak({ params, body: { reason: chosen } });
      }}
    >
      <fieldset className={styles.reasons} disabled={outcome !== undefined}>
        <legend className={styles.heading}>2. Why is it wrong?</legend>
        {reasons.map(({ id, text }) => (
          <label key={id} className={styles.reason}>
            <input type="radio" name="reason" checked={chosen === id} onChange={() => setChosen(id)} />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      {error && <Alert>{messageOf(error)}</Alert>}
      {!outcome && (
        <div>
          <Button type="submit" isPending={isLoading} disabled={chosen === undefined}>
            Answer
          </Button>
        </div>
      )}
      {outcome && (
        <>
          <Alert tone={outcome.isRight ? 'good' : 'warn'}>
            {outcome.isRight
              ? 'Right. This program is solved.'
              : `That is not the reason. The program ${outcome.cause}.`}
          </Alert>
          <div>
            <Button variant="primary" ref={focusElement} onClick={onNext}>
              Next program
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
