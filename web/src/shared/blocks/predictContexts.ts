import type { PredictionAnswer } from '@dryrun/contracts/practice';
import { createContext } from 'react';

/** Whether slideshows offer to predict the next step. The page of a lesson provides it. */
export const CanPredict = createContext(true);

/** Called for each answer. The page of a lesson provides it. */
export const ReportPrediction = createContext<(answer: PredictionAnswer) => void>(() => {});
