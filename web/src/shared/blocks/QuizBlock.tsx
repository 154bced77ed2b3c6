import { quizIdOf } from '@dryrun/contracts/quiz-grading';
import type { Quiz } from '@dryrun/contracts/lesson-format';
import { ChevronDown, CircleCheck, CircleX, RotateCcw } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { use, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Inline } from '../markdown/Inline.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import {
  allowsMultiple,
  answerOrder,
  correctAnswers,
  emptyAnswers,
  isAnsweredCorrectly,
  matchingSet,
  toggleAnswer,
  type Answers,
} from './answers.ts';
import styles from './QuizBlock.module.css';
import { QuizQuestion } from './QuizQuestion.tsx';
import { QuizResultsContext } from './quizResults.ts';

/** Messages of a quiz (docs/product.md, Lessons). */
const messages = {
  unanswered: 'You must answer all questions.',
  incorrect: 'Incorrect solution. Try again.',
  submitted: 'Quiz submitted successfully!',
} as const;

interface State {
  readonly answers: Answers;
  /** Counted from 0. */
  readonly attempt: number;
  readonly isSubmitted: boolean;
  readonly isIncomplete: boolean;
}

/** Checks each answer at once with instant feedback, otherwise all answers on Submit. */
export function QuizBlock({ quiz }: { readonly quiz: Quiz }) {
  const results = use(QuizResultsContext);
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const quizId = quizIdOf(quiz);
  const savedResult = results.read(quizId);
  const isSaved = savedResult?.answers.length === quiz.questions.length;
  const [localState, setLocalState] = useState<State>();
  const state = localState ?? {
    answers: isSaved ? savedResult.answers : emptyAnswers(quiz),
    attempt: 0,
    isSubmitted: isSaved,
    isIncomplete: false,
  };
  const { answers, attempt, isSubmitted, isIncomplete } = state;
  const isInstant = quiz.type === 'QUIZ_INSTANT_FEEDBACK';
  const outcome = outcomeOf(quiz, answers);

  const focusQuestion = (number: number) => {
    const question = form.current?.querySelectorAll('fieldset')[number];
    question?.querySelector('input')?.focus({ preventScroll: true });
    question?.scrollIntoView({ block: 'nearest' });
  };
  const reportIfMissed = (submittedAnswers: Answers, question: number) => {
    const chosen = submittedAnswers[question] ?? [];
    if (!isAnsweredCorrectly(quiz, submittedAnswers, question))
      results.reportMiss?.(quizId, question, chosen);
  };
  const submit = (submittedAnswers: Answers) => {
    const unansweredIndex = submittedAnswers.findIndex((chosen) => chosen.length === 0);
    if (unansweredIndex !== -1) {
      setLocalState({ answers: submittedAnswers, attempt, isSubmitted: false, isIncomplete: true });
      focusQuestion(unansweredIndex);
      return;
    }
    // Renders synchronously, so that the focus can move from the control that becomes disabled to the result.
    flushSync(() =>
      setLocalState({ answers: submittedAnswers, attempt, isSubmitted: true, isIncomplete: false }),
    );
    end.current?.focus({ preventScroll: true });
    end.current?.scrollIntoView({ block: 'nearest' });
    if (!isInstant) submittedAnswers.forEach((_, i) => reportIfMissed(submittedAnswers, i));
    results.write(quizId, {
      answers: submittedAnswers,
      isCorrect: outcomeOf(quiz, submittedAnswers).isCorrect,
    });
  };
  const select = (question: number, answer: number) => {
    const next = toggleAnswer(answers, question, answer, allowsMultiple(quiz, question));
    const isAllCorrect = next.every((chosen, i) => chosen.length > 0 && isAnsweredCorrectly(quiz, next, i));
    const isWrong = correctAnswers(quiz, next, question)?.includes(answer) === false;
    if (isInstant && isWrong && next[question]?.includes(answer)) reportIfMissed(next, question);
    if (isInstant && isAllCorrect) submit(next);
    else
      setLocalState({
        answers: next,
        attempt,
        isSubmitted: false,
        isIncomplete: isIncomplete && next.some((chosen) => chosen.length === 0),
      });
  };
  const retry = () => {
    // Renders synchronously, because the first answer cannot be focused while it is disabled.
    flushSync(() =>
      setLocalState({
        answers: emptyAnswers(quiz),
        attempt: attempt + 1,
        isSubmitted: false,
        isIncomplete: false,
      }),
    );
    results.write(quizId, undefined);
    focusQuestion(0);
  };

  return (
    <Collapsible.Root asChild defaultOpen={!quiz.isCollapsed}>
      <Card as="section" className={styles.quiz} aria-labelledby={titleId}>
        <h3 className={styles.heading}>
          <Collapsible.Trigger className={styles.trigger}>
            <Badge tone="info">Quiz</Badge>
            <span id={titleId} className={styles.title}>
              <Inline text={quiz.title} />
            </span>
            {isSubmitted && outcome.isCorrect && (
              <CircleCheck className={styles.passed} size={18} aria-label="passed" />
            )}
            <ChevronDown className={styles.chevron} size={18} aria-hidden />
          </Collapsible.Trigger>
        </h3>
        <Collapsible.Content>
          <form
            ref={form}
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              submit(answers);
            }}
          >
            {quiz.questions.map((question, i) => (
              <QuizQuestion
                key={i}
                quiz={quiz}
                question={question}
                number={i}
                answers={answers}
                order={answerOrder(quiz, i, attempt)}
                isChecked={isInstant ? (answers[i]?.length ?? 0) > 0 : isSubmitted}
                isSubmitted={isSubmitted}
                isInstant={isInstant}
                onSelect={(answer) => select(i, answer)}
              />
            ))}
            <div ref={end} className={styles.end} tabIndex={-1}>
              {!isInstant && !isSubmitted && (
                <Button type="submit" variant="primary">
                  Submit
                </Button>
              )}
              {(isSubmitted || (isInstant && localState !== undefined)) && (
                <Button onClick={retry} icon={<RotateCcw size={15} aria-hidden />}>
                  Try again
                </Button>
              )}
              <div className={styles.outcome} role="status">
                {isIncomplete && <p data-tone="warn">{messages.unanswered}</p>}
                {isSubmitted && <Outcome {...outcome} />}
              </div>
            </div>
          </form>
        </Collapsible.Content>
      </Card>
    </Collapsible.Root>
  );
}

interface QuizOutcome {
  readonly isCorrect: boolean;
  readonly message: string;
}

function outcomeOf(quiz: Quiz, answers: Answers): QuizOutcome {
  if (quiz.answerSets.length === 0) return { isCorrect: true, message: messages.submitted };
  return matchingSet(quiz, answers) ?? { isCorrect: false, message: messages.incorrect };
}

function Outcome({ isCorrect, message }: QuizOutcome) {
  const Icon = isCorrect ? CircleCheck : CircleX;
  return (
    <p data-tone={isCorrect ? 'good' : 'bad'}>
      <Icon size={18} aria-hidden />
      <span>
        <Inline text={message} />
      </span>
    </p>
  );
}
