import type { Quiz, QuizQuestion as Question } from '@dryrun/contracts/lesson-format';
import { Check, X } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import { CodeBlock } from '../markdown/CodeBlock.tsx';
import type { Snippet } from '../markdown/code-blocks.ts';
import { Inline } from '../markdown/Inline.tsx';
import { isRight, reasonAgainst, rightAnswers, takesSeveral, type Answers } from './answers.ts';
import styles from './QuizBlock.module.css';

interface QuizQuestionProps {
  readonly quiz: Quiz;
  readonly question: Question;
  /** Counted from 0. */
  readonly number: number;
  readonly answers: Answers;
  /** Whether the chosen answer is marked right or wrong. */
  readonly isJudged: boolean;
  /** Whether the right answers are shown as well. */
  readonly isRevealed: boolean;
  readonly isLocked: boolean;
  /** An answer is judged as soon as it is chosen. */
  readonly isInstant: boolean;
  readonly onPress: (answer: number) => void;
}

type Mark = 'right' | 'wrong' | 'missed' | undefined;

/** One question with its answers as radio buttons, or as check boxes where several are asked for. */
export function QuizQuestion(props: QuizQuestionProps) {
  const { quiz, question, number, answers, isJudged, isRevealed, isLocked, isInstant, onPress } = props;
  const id = useId();
  const chosen = answers[number] ?? [];
  const right = rightAnswers(quiz, answers, number);
  const several = takesSeveral(quiz, number);
  const markOf = (answer: number): Mark => {
    if (!right) return undefined;
    const isChosen = chosen.includes(answer);
    if (isJudged && isChosen) return right.includes(answer) ? 'right' : 'wrong';
    return isRevealed && right.includes(answer) ? 'missed' : undefined;
  };
  const isSolved = isRevealed || isRight(quiz, answers, number);
  const explanation = isSolved ? question.correctMessage : reasonAgainst(quiz, answers, number);
  return (
    <fieldset className={styles.question}>
      <legend className={styles.text}>
        {quiz.questions.length > 1 && <span className={styles.number}>{number + 1}.</span>}
        <span>
          <Inline text={question.text} />
          {several && <span className={styles.several}> Choose all that apply.</span>}
        </span>
      </legend>
      {question.code && <CodeBlock snippets={snippetsOf(question.code)} isGroup />}
      {question.answers.map((answer, i) => {
        const mark = markOf(i);
        return (
          <label key={i} className={styles.answer} data-mark={mark} data-locked={isLocked || undefined}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={id}
              checked={chosen.includes(i)}
              disabled={isLocked}
              onKeyDown={isInstant && !several ? moveOnly : undefined}
              onChange={() => onPress(i)}
            />
            <span className={styles.label}>
              <Inline text={answer} />
            </span>
            <AnswerMark mark={mark} />
          </label>
        );
      })}
      <div role="status" className={styles.explanation}>
        {isJudged && explanation && <Inline text={explanation} />}
      </div>
    </fieldset>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Among radio buttons an arrow key also chooses. Where that would be judged at once it moves the focus alone, as in a
 * toolbar (ARIA Authoring Practices, radio group); Space and Enter choose.
 */
function moveOnly(event: KeyboardEvent<HTMLInputElement>): void {
  const own = event.currentTarget;
  const choices = [...(own.closest('fieldset')?.querySelectorAll('input') ?? [])];
  const step = steps[event.key];
  if (step !== undefined) choices.at((choices.indexOf(own) + step) % choices.length)?.focus();
  else if (event.key === 'Enter') own.click();
  else return;
  event.preventDefault();
}

function AnswerMark({ mark }: { readonly mark: Mark }) {
  if (!mark) return null;
  const words = { right: 'Correct', wrong: 'Wrong', missed: 'Correct answer' }[mark];
  const Icon = mark === 'wrong' ? X : Check;
  return (
    <span className={styles.mark}>
      <Icon size={16} aria-hidden />
      {words}
    </span>
  );
}

/** All three languages as tabs; one that the author left out says so. */
function snippetsOf({ java, python, cpp }: NonNullable<Question['code']>): Snippet[] {
  const snippets: Snippet[] = [];
  if (java !== undefined) snippets.push({ code: java.trimEnd(), lang: 'java' });
  if (python !== undefined) snippets.push({ code: python.trimEnd(), lang: 'python3' });
  if (cpp !== undefined) snippets.push({ code: cpp.trimEnd(), lang: 'c_cpp' });
  return snippets;
}
