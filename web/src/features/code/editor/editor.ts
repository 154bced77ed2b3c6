import type { Diagnostic } from '@dryrun/contracts/code';
import type { Lang } from '@dryrun/contracts/language';
import type { ComponentType, Ref } from 'react';
import type { EditorMarks } from '../trace/editorMarks.ts';
import type { EditorSettings } from './editorSettings.ts';

export interface EditorHandle {
  /** Inserts text at the cursor, replacing the selection. */
  readonly insert: (text: string) => void;
  /** Scrolls to a position and moves the cursor there; both count from 1. */
  readonly goTo: (line: number, column?: number) => void;
  /** The cursor's line, counted from 1. */
  readonly line: () => number;
}

export interface EditorProps {
  /** Identifies the model and its undo history: question and language. */
  readonly path: string;
  readonly lang: Lang;
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly settings: EditorSettings;
  readonly diagnostics: readonly Diagnostic[];
  readonly label: string;
  readonly isReadOnly: boolean;
  /** Set while a recorded run is stepped through. */
  readonly marks: EditorMarks | undefined;
  readonly handle: Ref<EditorHandle>;
}

export type Editor = ComponentType<EditorProps>;

/** At least 16 px on a phone, because iOS zooms into inputs with smaller text. */
export function editorFontSizePx({ fontSizePx }: EditorSettings, isNarrow: boolean): number {
  return isNarrow ? Math.max(16, fontSizePx) : fontSizePx;
}

export function editorLineHeightPx(fontSizePx: number): number {
  return Math.round(fontSizePx * 1.6);
}
