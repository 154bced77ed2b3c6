import { exampleCounts, type ExamplesResult } from '@dryrun/contracts/practice';
import type { Signature } from '@dryrun/contracts/signature';
import { useState } from 'react';
import { normalizedCase } from '../../features/code/test-cases/testCases.ts';
import { useCheckExamplesMutation } from '../../features/practice/practiceApi.ts';
import { messageOf, unknownError } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import styles from './BreakPage.module.css';
import { CaseList } from './CaseList.tsx';

interface Example {
  readonly input: readonly string[];
  readonly answer: string;
}

/** Own inputs with the answers that the learner expects, to be checked before coding. */
export function ExamplesAttempt({ signature }: { readonly signature: Signature }) {
  const [examples, setExamples] = useState<readonly Example[]>(() =>
    Array.from({ length: exampleCounts.min }, () => ({ input: signature.args.map(() => ''), answer: '' })),
  );
  const [selected, setSelected] = useState(0);
  const [showsErrors, setShowsErrors] = useState(false);
  const [checkExamples, { data: result, error, isLoading, reset }] = useCheckExamplesMutation();
  const current = examples[selected];
  if (!current) return null;

  const check = () => {
    setShowsErrors(true);
    const complete = examples.map(({ input, answer }) => {
      const literals = normalizedCase(signature, input);
      return literals && answer.trim() !== '' ? { input: literals, answer } : undefined;
    });
    const invalid = complete.indexOf(undefined);
    if (invalid >= 0) setSelected(invalid);
    else
      void checkExamples({
        params: { questionPath: signature.path },
        body: { examples: complete.filter((example) => example !== undefined) },
      });
  };
  const change = (next: readonly Example[], index: number) => {
    setExamples(next);
    setSelected(index);
    reset();
  };
  const isAnswerMissing = showsErrors && current.answer.trim() === '';
  return (
    <form
      className={styles.suite}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <p className={styles.intro}>
        Before you code, write {exampleCounts.min} to {exampleCounts.max} inputs and work out their answers by
        hand. You learn at once whether you have understood the question, and how many wrong programs your
        examples would catch.
      </p>
      <CaseList
        noun="example"
        min={exampleCounts.min}
        max={exampleCounts.max}
        signature={signature}
        inputs={examples.map(({ input }) => input)}
        selected={selected}
        showAllErrors={showsErrors}
        onSelect={setSelected}
        onAdd={() => change([...examples, current], examples.length)}
        onRemove={(index) => change(examples.toSpliced(index, 1), Math.max(0, index - 1))}
        onChange={(input) => change(examples.with(selected, { ...current, input }), selected)}
      >
        <Field
          name="answer"
          label="Answer"
          hint={`Return type ${signature.returns}`}
          value={current.answer}
          error={isAnswerMissing ? 'answer: enter what the function should return' : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) =>
            change(examples.with(selected, { ...current, answer: target.value }), selected)
          }
        />
      </CaseList>
      <div>
        <Button type="submit" variant="primary" isPending={isLoading} pendingText="Checking…">
          Check the examples
        </Button>
      </div>
      {error && <Alert>{messageOf(error, unknownError)}</Alert>}
      {result && <ExamplesOutcome result={result} />}
    </form>
  );
}

function ExamplesOutcome({ result: { examples, programs, caught } }: { readonly result: ExamplesResult }) {
  const right = examples.filter(({ isRight }) => isRight).length;
  return (
    <>
      <Alert tone={right === examples.length ? 'good' : 'info'}>
        {right === 0
          ? 'No answer is right yet. Right examples are tried on wrong programs.'
          : `${right} of ${examples.length} answers are right. Your right examples catch ${caught} of ${programs} wrong programs.${caught < programs ? ' Which case have you not tried yet?' : ''}`}
      </Alert>
      <ol className={styles.outcome}>
        {examples.map(({ isRight, expected }, i) => (
          <li key={i} data-broken={isRight}>
            <span>Example {i + 1}</span> {exampleOutcome(isRight, expected)}
          </li>
        ))}
      </ol>
    </>
  );
}

function exampleOutcome(isRight: boolean, expected: string | undefined): string {
  if (isRight) return 'is right';
  return expected === undefined
    ? 'is not right. Read the rules of the question again, then correct it.'
    : `is not right: the answer is ${expected}.`;
}
