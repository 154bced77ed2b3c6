import type { Diagnostic } from '@dryrun/contracts/code';
import type { Lang } from '@dryrun/contracts/language';
import type { ComponentType, Ref } from 'react';
import type { EditorSettings } from './editorSettings.ts';

/** What the workspace may ask of an editor. */
export interface EditorHandle {
  /** Types a text at the cursor, in place of what is selected. */
  readonly insert: (text: string) => void;
  /** Shows a line and puts the cursor there; both count from 1. */
  readonly goTo: (line: number, column?: number) => void;
}

/** What any editor of a learner's code takes; MonacoEditor and PlainEditor are the two there are. */
export interface EditorProps {
  /** Names the text, one undo history each: question and language. */
  readonly path: string;
  readonly lang: Lang;
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly settings: EditorSettings;
  /** The compiler's remarks, marked at their lines. */
  readonly diagnostics: readonly Diagnostic[];
  /** The editor's name for screen readers. */
  readonly label: string;
  readonly handle: Ref<EditorHandle>;
}

export type Editor = ComponentType<EditorProps>;

/** The editor's text size: at least 16 px on a phone, which zooms into smaller inputs. */
export function editorFontSizePx({ fontSizePx }: EditorSettings, isNarrow: boolean): number {
  return isNarrow ? Math.max(16, fontSizePx) : fontSizePx;
}

/** The editor's line height for a text size, in whole pixels. */
export function editorLineHeightPx(fontSizePx: number): number {
  return Math.round(fontSizePx * 1.6);
}
