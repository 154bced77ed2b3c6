import type { Prediction } from '@dryrun/contracts/prediction';
import { Inline } from '../markdown/Inline.tsx';
import styles from './PredictionQuestion.module.css';

interface PredictionQuestionProps {
  readonly prediction: Prediction;
  /** Called with the chosen option, or undefined to skip the question. */
  readonly onAnswer: (chosen: string | undefined) => void;
}

/** A question about the next step. The number keys of the player around it choose an option. */
export function PredictionQuestion({ prediction, onAnswer }: PredictionQuestionProps) {
  return (
    <div className={styles.question} role="group" aria-label="Predict the next step">
      <p className={styles.text} role="status">
        <Inline text={prediction.question} />
      </p>
      <div className={styles.options}>
        {prediction.options.map((option, i) => (
          <button key={option} type="button" className={styles.option} onClick={() => onAnswer(option)}>
            <kbd className={styles.key} aria-hidden>
              {i + 1}
            </kbd>
            {option}
          </button>
        ))}
        <button type="button" className={styles.skip} onClick={() => onAnswer(undefined)}>
          Skip
        </button>
      </div>
    </div>
  );
}

interface PredictionResultProps {
  readonly prediction: Prediction;
  readonly chosen: string | undefined;
}

/** Says whether the prediction of the step that is shown now was right. */
export function PredictionResult({ prediction, chosen }: PredictionResultProps) {
  const { answer } = prediction;
  if (chosen === undefined) return <p className={styles.result}>Skipped: it is {answer}.</p>;
  const isRight = chosen === answer;
  return (
    <p className={styles.result} data-right={isRight}>
      {isRight ? `Right: ${answer}.` : `Not right: it is ${answer}.`}
    </p>
  );
}
