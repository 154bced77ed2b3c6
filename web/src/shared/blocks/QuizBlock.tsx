import type { Quiz } from '@dryrun/contracts/lesson-format';
import { ChevronDown, CircleCheck, CircleX, RotateCcw } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { use, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Inline } from '../markdown/Inline.tsx';
import { Button } from '../ui/Button.tsx';
import { isRight, matchingSet, emptyAnswers, pressed, takesSeveral, type Answers } from './answers.ts';
import styles from './QuizBlock.module.css';
import { QuizQuestion } from './QuizQuestion.tsx';
import { QuizResultsContext } from './quizResults.ts';

/** The sentences of a quiz. Source: product specification, section 5. */
const messages = {
  unanswered: 'You must answer all questions.',
  incorrect: 'Incorrect solution. Try again.',
  submitted: 'Quiz submitted successfully!',
} as const;

interface State {
  readonly answers: Answers;
  readonly isSubmitted: boolean;
  readonly isIncomplete: boolean;
}

/** Questions to check oneself. The instant kind judges each answer at once, the other all of them on Submit. */
export function QuizBlock({ quiz }: { readonly quiz: Quiz }) {
  const results = use(QuizResultsContext);
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const quizId = quiz.id ?? quiz.title;
  const kept = results.read(quizId);
  const isKept = kept?.answers.length === quiz.questions.length;
  const [own, setOwn] = useState<State>();
  const state = own ?? {
    answers: isKept ? kept.answers : emptyAnswers(quiz),
    isSubmitted: isKept,
    isIncomplete: false,
  };
  const { answers, isSubmitted, isIncomplete } = state;
  const isInstant = quiz.type === 'QUIZ_INSTANT_FEEDBACK';
  const outcome = outcomeOf(quiz, answers);

  /** To its first answer, with the question in sight. */
  const goToQuestion = (number: number) => {
    const question = form.current?.querySelectorAll('fieldset')[number];
    question?.querySelector('input')?.focus({ preventScroll: true });
    question?.scrollIntoView({ block: 'nearest' });
  };
  const submit = (given: Answers) => {
    const unanswered = given.findIndex((chosen) => chosen.length === 0);
    if (unanswered !== -1) {
      setOwn({ answers: given, isSubmitted: false, isIncomplete: true });
      goToQuestion(unanswered);
      return;
    }
    // Drawn at once: what had the focus is locked or gone now, and what is said takes it.
    flushSync(() => setOwn({ answers: given, isSubmitted: true, isIncomplete: false }));
    end.current?.focus({ preventScroll: true });
    end.current?.scrollIntoView({ block: 'nearest' });
    results.write(quizId, { answers: given, isCorrect: outcomeOf(quiz, given).isCorrect });
  };
  const press = (question: number, answer: number) => {
    const next = pressed(answers, question, answer, takesSeveral(quiz, question));
    const isAllRight = next.every((chosen, i) => chosen.length > 0 && isRight(quiz, next, i));
    if (isInstant && isAllRight) submit(next);
    else
      setOwn({
        answers: next,
        isSubmitted: false,
        isIncomplete: isIncomplete && next.some((one) => one.length === 0),
      });
  };
  const retry = () => {
    // Drawn at once: what is disabled cannot take the focus.
    flushSync(() => setOwn({ answers: emptyAnswers(quiz), isSubmitted: false, isIncomplete: false }));
    results.write(quizId, undefined);
    goToQuestion(0);
  };

  return (
    <Collapsible.Root asChild defaultOpen={!quiz.isCollapsed}>
      <section className={styles.quiz} aria-labelledby={titleId}>
        <h3 className={styles.heading}>
          <Collapsible.Trigger className={styles.trigger}>
            <span className={styles.kind}>Quiz</span>
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
                isJudged={isInstant ? (answers[i]?.length ?? 0) > 0 : isSubmitted}
                isRevealed={isSubmitted}
                isLocked={isSubmitted}
                isInstant={isInstant}
                onPress={(answer) => press(i, answer)}
              />
            ))}
            <div ref={end} className={styles.end} tabIndex={-1}>
              {!isInstant && !isSubmitted && (
                <Button type="submit" variant="primary">
                  Submit
                </Button>
              )}
              {(isSubmitted || (isInstant && own !== undefined)) && (
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
      </section>
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
