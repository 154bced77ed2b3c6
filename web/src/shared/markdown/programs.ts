import type { Lang } from '@dryrun/contracts/language';
import { createContext, type ReactNode } from 'react';

/** A whole program in a text. */
export interface Program {
  readonly id: string;
  readonly lang: Lang;
  readonly code: string;
}

/** The page's tools for programs. Without them, a program is plain code. */
export interface ProgramTools {
  /** Shows a program that can be run and changed, in place of its code. */
  readonly renderProgram: (program: Program) => ReactNode;
  /** Shows a recorded program step by step. */
  readonly renderSteps: (program: Program, onClose: () => void) => ReactNode;
}

export const ProgramToolsContext = createContext<ProgramTools | undefined>(undefined);
