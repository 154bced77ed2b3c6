import type { Step } from '@dryrun/contracts/lesson-format';
import { createContext, type ReactNode } from 'react';

/** Called with the steps for the learner's input; undefined restores the author's. */
export type OnSteps = (steps: readonly Step[] | undefined) => void;

/** Renders the form for the learner's input below the slides of a problem. The page of the problem provides it. */
export const SlideshowInput = createContext<((onSteps: OnSteps) => ReactNode) | undefined>(undefined);
