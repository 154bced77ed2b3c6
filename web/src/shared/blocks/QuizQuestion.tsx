import type { Quiz, QuizQuestion as Question } from '@dryrun/contracts/lesson-format';
import { Check, X } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import { CodeBlock } from '../markdown/CodeBlock.tsx';
import type { Snippet } from '../markdown/code-blocks.ts';
import { Inline } from '../markdown/Inline.tsx';
import {
  allowsMultiple,
  correctAnswers,
  explainWrong,
  isAnsweredCorrectly,
  matchingSet,
  type Answers,
} from './answers.ts';
import styles from './QuizBlock.module.css';

interface QuizQuestionProps {
  readonly quiz: Quiz;
  readonly question: Question;
  /** Counted from 0. */
  readonly number: number;
  readonly answers: Answers;
  /** The indexes of the question's answers in the order of display. */
  readonly order: readonly number[];
  /** Marks the selected answers as correct or wrong. */
  readonly isChecked: boolean;
  /** Locks the question and also marks the correct answers that are not selected. */
  readonly isSubmitted: boolean;
  readonly isInstant: boolean;
  readonly onSelect: (answer: number) => void;
}

type Mark = 'right' | 'wrong' | 'missed' | undefined;

export function QuizQuestion(props: QuizQuestionProps) {
  const { quiz, question, number, answers, order, isChecked, isSubmitted, isInstant, onSelect } = props;
  const id = useId();
  const chosen = answers[number] ?? [];
  const correct = correctAnswers(quiz, answers, number);
  const isMultiple = allowsMultiple(quiz, number);
  const isWrong = (answer: number) => correct?.includes(answer) === false;
  const isRevealed = isSubmitted || (isChecked && chosen.some(isWrong));
  const markOf = (answer: number): Mark => {
    if (!correct) return undefined;
    const isChosen = chosen.includes(answer);
    if (isChecked && isChosen) return correct.includes(answer) ? 'right' : 'wrong';
    return isRevealed && correct.includes(answer) ? 'missed' : undefined;
  };
  const isSolved = isRevealed || isAnsweredCorrectly(quiz, answers, number);
  const setMessage = explainWrong(quiz, answers, number);
  // The quiz shows the message of the matching set as its result.
  const isResult = isSubmitted && setMessage === matchingSet(quiz, answers)?.message;
  const explanations = [isResult ? undefined : setMessage, isSolved ? question.correctMessage : undefined];
  return (
    <fieldset className={styles.question}>
      <legend className={styles.text}>
        {quiz.questions.length > 1 && <span className={styles.number}>{number + 1}.</span>}
        <span>
          <Inline text={question.text} />
          {isMultiple && <span className={styles.several}> Choose all that apply.</span>}
        </span>
      </legend>
      {question.code && <CodeBlock snippets={snippetsOf(question.code)} isGroup />}
      {order.map((i) => {
        const mark = markOf(i);
        const explanation = mark && question.explanations?.[i];
        return (
          <div key={i} className={styles.option}>
            <label className={styles.answer} data-mark={mark} data-locked={isSubmitted || undefined}>
              <input
                type={isMultiple ? 'checkbox' : 'radio'}
                name={id}
                checked={chosen.includes(i)}
                disabled={isSubmitted}
                onKeyDown={isInstant && !isMultiple ? moveFocusOnly : undefined}
                onChange={() => onSelect(i)}
              />
              <span className={styles.label}>
                <Inline text={question.answers[i] ?? ''} />
              </span>
              <AnswerMark mark={mark} />
            </label>
            <div role="status" className={styles.explanation}>
              {explanation && <Inline text={explanation} />}
            </div>
          </div>
        );
      })}
      <div role="status" className={styles.explanation}>
        {isChecked &&
          explanations.map(
            (text, i) =>
              text && (
                <p key={i}>
                  <Inline text={text} />
                </p>
              ),
          )}
      </div>
    </fieldset>
  );
}

const arrowSteps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Moves the focus only, because a selection submits (ARIA practices, radio group in a toolbar). */
function moveFocusOnly(event: KeyboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const inputs = [...(input.closest('fieldset')?.querySelectorAll('input') ?? [])];
  const step = arrowSteps[event.key];
  if (step !== undefined) inputs.at((inputs.indexOf(input) + step) % inputs.length)?.focus();
  else if (event.key === 'Enter') input.click();
  else return;
  event.preventDefault();
}

function AnswerMark({ mark }: { readonly mark: Mark }) {
  if (!mark) return null;
  const text = { right: 'Correct', wrong: 'Wrong', missed: 'Correct answer' }[mark];
  const Icon = mark === 'wrong' ? X : Check;
  return (
    <span className={styles.mark}>
      <Icon size={16} aria-hidden />
      {text}
    </span>
  );
}

function snippetsOf({ java, python, cpp }: NonNullable<Question['code']>): Snippet[] {
  const snippets: Snippet[] = [];
  if (java !== undefined) snippets.push({ code: java.trimEnd(), lang: 'java' });
  if (python !== undefined) snippets.push({ code: python.trimEnd(), lang: 'python3' });
  if (cpp !== undefined) snippets.push({ code: cpp.trimEnd(), lang: 'c_cpp' });
  return snippets;
}
