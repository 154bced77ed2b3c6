import { langNames, type Lang } from '@dryrun/contracts/language';
import { memo, useRef } from 'react';
import { CodeEditor } from './CodeEditor.tsx';
import type { EditorHandle } from './editor.ts';
import { useEditorSettings } from './editorSettings.ts';

interface ReadOnlyCodeProps {
  /** Identifies the code, for the editor. */
  readonly path: string;
  readonly lang: Lang;
  readonly code: string;
  /** The line to mark and to scroll to, from 1. */
  readonly line?: number;
}

/** Code that changes by itself, such as a replay. */
export const ReadOnlyCode = memo(function ReadOnlyCode({ path, lang, code, line }: ReadOnlyCodeProps) {
  const [settings] = useEditorSettings();
  const handle = useRef<EditorHandle | null>(null);
  return (
    <CodeEditor
      path={path}
      lang={lang}
      code={code}
      onChange={ignore}
      settings={settings}
      diagnostics={noDiagnostics}
      label={`Code, ${langNames[lang]}, read-only`}
      isReadOnly
      // New code removes the mark, so each render sets it again.
      marks={line === undefined ? undefined : { lines: [line], onRunToLine: ignore }}
      handle={handle}
    />
  );
});

const ignore = () => {};
const noDiagnostics = [] as const;
