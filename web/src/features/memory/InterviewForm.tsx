import { useState, type ReactNode } from 'react';
import { firstInterviewDay } from '../../shared/days.ts';
import { messageOf } from '../../shared/error.ts';
import { fieldErrorOf } from '../../shared/form/formatFieldError.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { useSetInterviewMutation } from './memoryApi.ts';
import styles from './Memory.module.css';

interface InterviewFormProps {
  readonly interviewOn: string | undefined;
  /** More to do with the day. */
  readonly children?: ReactNode;
}

/** The day of the interview, which no exercise is scheduled after. Mount it with the saved day as key. */
export function InterviewForm({ interviewOn, children }: InterviewFormProps) {
  const [day, setDay] = useState(interviewOn ?? '');
  const [save, { error, isLoading }] = useSetInterviewMutation();
  const message = error === undefined ? undefined : messageOf(error);
  return (
    <Section
      title="Your interview"
      size="md"
      description="With the date, every exercise comes back early enough before it."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save({ body: { interviewOn: day === '' ? null : day } });
        }}
      >
        <Row gap={3} align="end" className={styles.interview}>
          <Field
            label="Date (optional)"
            type="date"
            value={day}
            min={firstInterviewDay()}
            error={fieldErrorOf(error, 'interviewOn') ?? message}
            onChange={(event) => setDay(event.target.value)}
          />
          <Button type="submit" isPending={isLoading} disabled={day === (interviewOn ?? '')}>
            Save
          </Button>
          {interviewOn !== undefined && (
            <Button variant="quiet" onClick={() => void save({ body: { interviewOn: null } })}>
              Remove
            </Button>
          )}
        </Row>
      </form>
      {children && <div>{children}</div>}
    </Section>
  );
}
