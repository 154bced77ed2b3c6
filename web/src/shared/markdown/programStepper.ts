import type { Lang } from '@dryrun/contracts/language';
import { createContext, type ReactNode } from 'react';

export interface RecordedProgram {
  /** The id of its recording. */
  readonly id: string;
  readonly lang: Lang;
  readonly code: string;
}

/** Shows a recorded program step by step. */
export type RenderSteps = (program: RecordedProgram, onClose: () => void) => ReactNode;

/** Programs cannot be stepped through without a provider. */
export const ProgramStepperContext = createContext<RenderSteps | undefined>(undefined);
