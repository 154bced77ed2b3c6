import type { ReactNode } from 'react';
import { messageOf } from '../../shared/error.ts';
import { fieldErrorOf } from '../../shared/form/formatFieldError.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Memory.module.css';
import type { ReviewState } from './useReview.ts';

interface AnswerFormProps {
  readonly review: ReviewState;
  readonly label: string;
  readonly hint: string;
  readonly answer: string;
  readonly onChange: (answer: string) => void;
  readonly onSubmit: () => void;
  /** The button that shows the help. */
  readonly helpLabel: string;
  /** The help. */
  readonly children: ReactNode;
}

/** An answer of one line, with help on request. */
export function AnswerForm(props: AnswerFormProps) {
  const { review, answer, onChange, onSubmit, helpLabel, children, ...field } = props;
  const { error, isPending, isHelped, markHelped } = review;
  const fieldError = fieldErrorOf(error, 'answer');
  const isBlank = answer.trim() === '';
  return (
    <Stack
      as="form"
      gap={5}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank) onSubmit();
      }}
    >
      <Field
        {...field}
        error={fieldError}
        value={answer}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      {isHelped && (
        <Text role="status" tone="normal">
          {children}
        </Text>
      )}
      {error !== undefined && fieldError === undefined && <Alert>{messageOf(error)}</Alert>}
      <Row gap={3}>
        <Button type="submit" variant="primary" isPending={isPending} disabled={isBlank}>
          Check
        </Button>
        {!isHelped && (
          <Button variant="quiet" onClick={markHelped}>
            {helpLabel}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
