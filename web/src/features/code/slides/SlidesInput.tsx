import { useState } from 'react';
import type { OnSteps } from '../../../shared/blocks/slideshowInput.ts';
import { messageOf } from '../../../shared/error.ts';
import { Alert } from '../../../shared/ui/Alert.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { Row } from '../../../shared/ui/Row.tsx';
import { Stack } from '../../../shared/ui/Stack.tsx';
import { useCreateSlidesMutation } from '../codeApi.ts';
import { CaseFields } from '../test-cases/CaseFields.tsx';
import { normalizedCase } from '../test-cases/testCases.ts';
import type { Problem } from '../useWorkspace.ts';
import styles from './SlidesInput.module.css';

interface SlidesInputProps {
  readonly problem: Problem;
  readonly onSteps: OnSteps;
}

export function SlidesInput({ problem, onSteps }: SlidesInputProps) {
  const { signature, questionId, courseId } = problem;
  const [values, setValues] = useState<readonly string[]>(signature.examples[0] ?? []);
  const [showsErrors, setShowsErrors] = useState(false);
  const [isOwn, setOwn] = useState(false);
  const [createSlides, { isLoading, error }] = useCreateSlidesMutation();
  const show = async () => {
    setShowsErrors(true);
    const input = normalizedCase(signature, values);
    if (!input) return;
    const { data } = await createSlides({ body: { questionId, courseId, input } });
    if (!data) return;
    onSteps(data.steps);
    setOwn(true);
  };
  return (
    <details className={styles.own}>
      <summary>Use your own input</summary>
      <Stack
        as="form"
        gap={3}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void show();
        }}
      >
        <CaseFields
          signature={signature}
          values={values}
          showAllErrors={showsErrors}
          onChange={(i, text) => setValues(values.with(i, text))}
        />
        {error && <Alert>{messageOf(error)}</Alert>}
        <Row gap={2}>
          <Button type="submit" size="sm" isPending={isLoading}>
            Show the slides
          </Button>
          {isOwn && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                onSteps(undefined);
                setOwn(false);
              }}
            >
              Back to the example
            </Button>
          )}
        </Row>
      </Stack>
    </details>
  );
}
