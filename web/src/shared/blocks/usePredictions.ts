import type { Prediction } from '@dryrun/contracts/prediction';
import type { PredictionAnswer } from '@dryrun/contracts/practice';
import { useContext, useState } from 'react';
import { ReportPrediction } from './predictContexts.ts';

interface Answered {
  readonly prediction: Prediction;
  /** The step at which the question was asked, counted from 0. */
  readonly at: number;
  /** Undefined if the question was skipped. */
  readonly chosen: string | undefined;
}

export interface Predictions {
  readonly isOn: boolean;
  readonly toggle: () => void;
  readonly question: Prediction | undefined;
  /** Opens a question about the step after `index`. Returns whether there is one. */
  readonly ask: (index: number) => boolean;
  /** Answers the open question; undefined skips it. */
  readonly answer: (chosen: string | undefined) => void;
  /** Closes the open question without counting it. */
  readonly dismiss: () => void;
  readonly restart: () => void;
  /** The answered question about the step at `index`. */
  readonly resultAt: (index: number) => Answered | undefined;
  readonly right: number;
  readonly asked: number;
}

/** Questions are at least this many steps apart, except the repetition of a missed one. */
const distance = 3;

/** State of the mode that asks what happens in the next step. It starts switched off. */
export function usePredictions(predictionsAfter: (index: number) => readonly Prediction[]): Predictions {
  const [isOn, setOn] = useState(false);
  const [open, setOpen] = useState<{ readonly prediction: Prediction; readonly at: number }>();
  const [answered, setAnswered] = useState<readonly Answered[]>([]);
  const report = useContext(ReportPrediction);
  const restart = () => {
    setOpen(undefined);
    setAnswered([]);
  };
  return {
    isOn,
    restart,
    toggle: () => {
      setOn(!isOn);
      restart();
    },
    question: open?.prediction,
    ask: (index) => {
      const prediction = isOn ? choosePrediction(predictionsAfter(index), index, answered) : undefined;
      setOpen(prediction && { prediction, at: index });
      return prediction !== undefined;
    },
    answer: (chosen) => {
      if (open) {
        setAnswered([...answered, { ...open, chosen }]);
        report({
          subject: open.prediction.subject.slice(0, 80),
          outcome: outcomeOf(open.prediction, chosen),
        });
      }
      setOpen(undefined);
    },
    dismiss: () => setOpen(undefined),
    resultAt: (index) => (isOn ? answered.find(({ at }) => at === index - 1) : undefined),
    right: answered.filter(({ prediction, chosen }) => chosen === prediction.answer).length,
    asked: answered.length,
  };
}

function outcomeOf({ answer }: Prediction, chosen: string | undefined): PredictionAnswer['outcome'] {
  if (chosen === undefined) return 'skipped';
  return chosen === answer ? 'right' : 'wrong';
}

/** Prefers the subject of the latest miss, then the subject asked about least. */
export function choosePrediction(
  predictions: readonly Prediction[],
  index: number,
  answered: readonly Answered[],
): Prediction | undefined {
  if (answered.some(({ at }) => at === index)) return undefined;
  const latest = new Map(answered.map((item) => [item.prediction.subject, item]));
  const missed = predictions.find(({ subject }) => {
    const item = latest.get(subject);
    return item !== undefined && item.chosen !== item.prediction.answer;
  });
  if (missed) return missed;
  if (answered.some(({ at }) => Math.abs(at - index) < distance)) return undefined;
  const timesAsked = ({ subject }: Prediction): number =>
    answered.filter(({ prediction }) => prediction.subject === subject).length;
  return predictions.toSorted((a, b) => timesAsked(a) - timesAsked(b))[0];
}
