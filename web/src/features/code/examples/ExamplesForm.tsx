import { exampleCounts, type ExamplesResult } from '@dryrun/contracts/practice';
import { LiteralError, parseLiteral } from '@dryrun/contracts/literal';
import type { Signature, ValueType } from '@dryrun/contracts/signature';
import { useState } from 'react';
import { messageOf } from '../../../shared/error.ts';
import { Alert } from '../../../shared/ui/Alert.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { Field } from '../../../shared/ui/Field.tsx';
import { Stack } from '../../../shared/ui/Stack.tsx';
import { CaseList } from '../test-cases/CaseList.tsx';
import { literalExamples } from '../test-cases/literalExamples.ts';
import { OutcomeList } from '../test-cases/OutcomeList.tsx';
import { normalizedCase } from '../test-cases/testCases.ts';

export interface Example {
  readonly input: readonly string[];
  readonly answer: string;
}

interface ExamplesFormProps {
  readonly signature: Signature;
  /** Examples that were checked before. */
  readonly initial?: readonly Example[];
  readonly result: ExamplesResult | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  /** Gets inputs as canonical literals. */
  readonly onCheck: (examples: readonly { input: string[]; answer: string }[]) => void;
  /** The result no longer belongs to the examples. */
  readonly onChange: () => void;
}

/** Own inputs with the answers that the learner expects. */
export function ExamplesForm({
  signature,
  initial,
  result,
  error,
  isLoading,
  onCheck,
  onChange,
}: ExamplesFormProps) {
  const [examples, setExamples] = useState<readonly Example[]>(
    () =>
      initial ??
      Array.from({ length: exampleCounts.min }, () => ({
        input: signature.args.map(() => ''),
        answer: '',
      })),
  );
  const [selected, setSelected] = useState(0);
  const [showsErrors, setShowsErrors] = useState(false);
  const current = examples[selected];
  if (!current) return null;

  const check = () => {
    setShowsErrors(true);
    const complete = examples.map(({ input, answer }) => {
      const literals = normalizedCase(signature, input);
      return literals && answerError(signature.returns, answer) === undefined
        ? { input: literals, answer }
        : undefined;
    });
    const invalid = complete.indexOf(undefined);
    if (invalid >= 0) setSelected(invalid);
    else onCheck(complete.filter((example) => example !== undefined));
  };
  const change = (next: readonly Example[], index: number) => {
    setExamples(next);
    setSelected(index);
    onChange();
  };
  return (
    <Stack
      as="form"
      gap={4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
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
          placeholder={literalExamples[signature.returns]}
          error={showsErrors ? answerError(signature.returns, current.answer) : undefined}
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
      {error !== undefined && <Alert>{messageOf(error)}</Alert>}
      {result && <ExamplesOutcome result={result} />}
    </Stack>
  );
}

/** Says what is wrong with an answer, as the server would. Undefined if it can be read. */
function answerError(returns: ValueType, answer: string): string | undefined {
  if (answer.trim() === '') return 'answer: enter what the function should return';
  try {
    parseLiteral(returns, answer, 'answer');
    return undefined;
  } catch (error) {
    if (error instanceof LiteralError) return error.message;
    throw error;
  }
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
      <OutcomeList
        outcomes={examples.map(({ isRight, expected }, i) => ({
          name: `Example ${i + 1}`,
          text: exampleOutcome(isRight, expected),
          isGood: isRight,
        }))}
      />
    </>
  );
}

function exampleOutcome(isRight: boolean, expected: string | undefined): string {
  if (isRight) return 'is right';
  return expected === undefined
    ? 'is not right. Read the task again, then correct it.'
    : `is not right: the answer is ${expected}.`;
}
