import type { MemoryItemOf } from '@dryrun/contracts/memory';
import { useRef, useState } from 'react';
import { allowsMultiple, answerOrder, toggleAnswer, type Answers } from '../../shared/blocks/answers.ts';
import { QuizQuestion } from '../../shared/blocks/QuizQuestion.tsx';
import { messageOf } from '../../shared/error.ts';
import { href } from '../../shared/paths.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { ItemFrame } from './ItemFrame.tsx';
import type { ItemProps } from './itemProps.ts';
import styles from './Memory.module.css';
import { Outcome } from './Outcome.tsx';
import { useReview } from './useReview.ts';

/** A missed quiz question, with its answers in another order each time. */
export function QuizItem({ item, takesFocus, onAnswered, onNext }: ItemProps<MemoryItemOf<'quiz'>>) {
  const { quiz, lessonName, coursePath, lessonPath, reps } = item;
  const [answers, setAnswers] = useState<Answers>([[]]);
  const { outcome, error, isPending, isHelped, markHelped, send } = useReview(item, onAnswered);
  const form = useRef<HTMLFormElement>(null);
  const [question] = quiz.questions;
  const chosen = answers[0] ?? [];
  if (!question) return null;
  // Such a question cannot be answered without its lesson, so opening it is no help.
  const needsLesson = question.text.includes('program above');
  return (
    <ItemFrame label="Quiz question" title={lessonName} takesFocus={takesFocus}>
      <Stack
        as="form"
        gap={5}
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.length > 0) send({ kind: 'quiz', chosen: [...chosen] });
        }}
      >
        <QuizQuestion
          quiz={quiz}
          question={question}
          number={0}
          answers={answers}
          order={answerOrder(quiz, 0, reps)}
          isChecked={outcome !== undefined}
          isSubmitted={outcome !== undefined}
          isInstant={false}
          onSelect={(answer) => setAnswers(toggleAnswer(answers, 0, answer, allowsMultiple(quiz, 0)))}
        />
        {error !== undefined && <Alert>{messageOf(error)}</Alert>}
        {!outcome && (
          <Row gap={3}>
            <Button type="submit" variant="primary" isPending={isPending} disabled={chosen.length === 0}>
              Check
            </Button>
            <ButtonLink
              to={href.lesson(coursePath, lessonPath)}
              target="_blank"
              rel="noreferrer"
              variant="quiet"
              onClick={needsLesson ? undefined : markHelped}
            >
              {needsLesson ? 'Open the lesson with the program' : 'Look it up in the lesson'}
            </ButtonLink>
          </Row>
        )}
      </Stack>
      {outcome && (
        <Outcome outcome={outcome} onNext={onNext}>
          {outcome.result === 'wrong' ? 'Not this time.' : isHelped ? 'Right, with help.' : 'Right.'}
        </Outcome>
      )}
    </ItemFrame>
  );
}
